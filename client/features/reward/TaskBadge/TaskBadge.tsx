import { useTaskBadgeQuery } from '#client/graphql/generated/reward.ts';
import { LIVE_MS } from '#client/platform/live.ts';
import { useLive } from '#client/platform/use-live.ts';
import { Badge } from '#client/ui/Badge/Badge.tsx';
import { useT } from '../wording.ts';

/** How many rewards can be claimed. */
export function TaskBadge({ className }: { className?: string }) {
  const t = useT('reward');
  const { data, refetch } = useTaskBadgeQuery({ fetchPolicy: 'cache-and-network', context: { quiet: true } });
  useLive(refetch, LIVE_MS.badges);
  const count = data?.unclaimedTaskCount ?? 0;
  return <Badge count={count} label={t('unclaimed', { count })} className={className} />;
}
