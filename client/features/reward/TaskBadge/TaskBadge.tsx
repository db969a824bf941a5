import { useTaskBadgeQuery } from '#client/graphql/generated/reward.ts';
import { Badge } from '#client/ui/Badge/Badge.tsx';
import { useT } from '../wording.ts';

/** How many rewards can be claimed. */
export function TaskBadge({ className }: { className?: string }) {
  const t = useT('reward');
  const { data } = useTaskBadgeQuery({ fetchPolicy: 'cache-and-network' });
  const count = data?.unclaimedTaskCount ?? 0;
  return <Badge count={count} label={t('unclaimed', { count })} className={className} />;
}
