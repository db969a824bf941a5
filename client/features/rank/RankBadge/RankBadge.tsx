import { useRankBadgeQuery } from '#client/graphql/generated/rank.ts';
import { Badge } from '#client/ui/Badge/Badge.tsx';
import { useT } from '../wording.ts';

/** Whether the league is to be explained: somebody came into a group and has not seen its rules. Asked with each way into the main pages. */
export function RankBadge({ className }: { className?: string }) {
  const t = useT('rank');
  const { data } = useRankBadgeQuery({ fetchPolicy: 'cache-and-network', context: { quiet: true } });
  const isDue = data?.rankHome.type === 'IN_GROUP' && !data.currentUser.flag.rankGuideSeen;
  return <Badge dot={isDue} label={t('guide_due')} className={className} />;
}
