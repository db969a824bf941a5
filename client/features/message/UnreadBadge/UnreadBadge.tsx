import { useUnreadBadgeQuery } from '#client/graphql/generated/message.ts';
import { LIVE_MS } from '#client/platform/live.ts';
import { useLive } from '#client/platform/use-live.ts';
import { Badge } from '#client/ui/Badge/Badge.tsx';
import { useT } from '../wording.ts';

/** How many messages are unread. */
export function UnreadBadge({ className }: { className?: string }) {
  const t = useT('message');
  const { data, refetch } = useUnreadBadgeQuery({ fetchPolicy: 'cache-and-network', context: { quiet: true } });
  useLive(refetch, LIVE_MS.badges);
  const count = data?.unreadMessageCount ?? 0;
  return <Badge count={count} label={t('unread_count', { count })} className={className} />;
}
