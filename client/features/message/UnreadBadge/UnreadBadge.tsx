import { useUnreadBadgeQuery } from '#client/graphql/generated/message.ts';
import { Badge } from '#client/ui/Badge/Badge.tsx';
import { useT } from '../wording.ts';

/** How often a page that stays open asks for letters that came meanwhile. */
const ASK_MS = 300_000;

/** How many messages are unread. */
export function UnreadBadge({ className }: { className?: string }) {
  const t = useT('message');
  const { data } = useUnreadBadgeQuery({
    fetchPolicy: 'cache-and-network',
    pollInterval: ASK_MS,
    skipPollAttempt: () => document.hidden,
  });
  const count = data?.unreadMessageCount ?? 0;
  return <Badge count={count} label={t('unread_count', { count })} className={className} />;
}
