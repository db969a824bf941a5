import {
  type RankScreenQuery,
  useClaimRankRewardMutation,
  useKeepRankMutation,
} from '#client/graphql/generated/rank.ts';
import { Price } from '#client/parts/Price/Price.tsx';
import { playSound } from '#client/platform/sounds.ts';
import { Button } from '#client/ui/Button/Button.tsx';
import { useAction } from '#client/ui/useAction.ts';
import { RankSummary } from '../RankSummary/RankSummary.tsx';
import { useRankName } from '../rank-name.ts';
import { useT } from '../wording.ts';

export interface RankResultCardProps {
  home: RankScreenQuery['rankHome'];
  /** the learner's own */
  mascot: number;
  /** diamonds that one has */
  diamonds: number;
}

/** The result of a season, which is taken before the next one begins: with its reward, or kept for diamonds where it fell. */
export function RankResultCard({ home, mascot, diamonds }: RankResultCardProps) {
  const t = useT('rank');
  const nameOf = useRankName();
  const [claimReward] = useClaimRankRewardMutation({ context: { untilFresh: true } });
  const [keepRank] = useKeepRankMutation({ context: { untilFresh: true } });
  const { id, result, position, reward, beforeRank, afterRank, keepRankDiamond } = home;
  const inWords = (rank: string) => {
    const { tier, stars } = nameOf(rank);
    return stars ? `${tier} ${stars}` : tier;
  };
  const claim = useAction((resultId: number) => claimReward({ variables: { resultId } }), {
    done: ({ claimRankReward: { rank } }) => t('claimed', { rank: inWords(rank) }),
    onDone: () => playSound('reward'),
  });
  const keep = useAction((resultId: number) => keepRank({ variables: { resultId } }), {
    done: ({ diamondKeepRank: { rank } }) => t('claimed', { rank: inWords(rank) }),
  });
  if (id == null || !result || !beforeRank || !afterRank) return null;
  const falls = keepRankDiamond != null;
  return (
    <RankSummary rank={afterRank} mascot={mascot}>
      <h3 className="display">{t(result)}</h3>
      <p>{position == null ? t('missed') : t('placed', { place: position })}</p>
      <p>{t('from_to', { before: inWords(beforeRank), after: inWords(afterRank) })}</p>
      <Button block loading={claim.busy} disabled={keep.busy} onClick={() => void claim.run(id)}>
        {falls ? t('lower', { rank: inWords(afterRank) }) : reward ? t('claim', { count: reward }) : t('go_on')}
      </Button>
      {falls && (
        <>
          <Button block scene="secondary" loading={keep.busy} disabled={claim.busy} onClick={() => void keep.run(id)}>
            {t('keep_rank', { rank: inWords(beforeRank) })} <Price unit="diamond" amount={keepRankDiamond} />
          </Button>
          <p>{t('you_have', { count: diamonds })}</p>
        </>
      )}
    </RankSummary>
  );
}
