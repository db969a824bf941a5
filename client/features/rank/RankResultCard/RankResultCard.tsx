import {
  type RankScreenQuery,
  useClaimRankRewardMutation,
  useKeepRankMutation,
} from '#client/graphql/generated/rank.ts';
import { playSound } from '#client/platform/sounds.ts';
import { useAction } from '#client/ui/useAction.ts';
import { RankFall } from '../RankFall/RankFall.tsx';
import { RankRise } from '../RankRise/RankRise.tsx';
import { ResultPoster } from '../ResultPoster/ResultPoster.tsx';
import { useRankName } from '../rank-name.ts';
import { useT } from '../wording.ts';

export interface RankResultCardProps {
  home: RankScreenQuery['rankHome'];
  /** the learner's own */
  mascot: number;
  /** diamonds that one has */
  diamonds: number;
}

const MOODS = { UP_2: 'up', UP_1: 'up', KEEP: 'keep', DOWN_1: 'down', MISSED: 'down' } as const;

/** The result of a season, which is taken before the next one begins: with its reward, or kept for diamonds where it fell. */
export function RankResultCard({ home, mascot, diamonds }: RankResultCardProps) {
  const t = useT('rank');
  const nameOf = useRankName();
  const [claimReward] = useClaimRankRewardMutation({ context: { untilFresh: true } });
  const [keepRank] = useKeepRankMutation({ context: { untilFresh: true } });
  const { id, result, beforeRank, afterRank, keepRankDiamond } = home;
  const claim = useAction((resultId: number) => claimReward({ variables: { resultId } }), {
    done: ({ claimRankReward: { rank } }) => t('claimed', { rank: nameOf(rank).words }),
    onDone: () => playSound('reward'),
  });
  const keep = useAction((resultId: number) => keepRank({ variables: { resultId } }), {
    done: ({ diamondKeepRank: { rank } }) => t('claimed', { rank: nameOf(rank).words }),
  });
  if (id == null || !result || !beforeRank || !afterRank) return null;
  const falls = keepRankDiamond != null;
  return (
    <>
      <ResultPoster title={t(result)} rank={falls ? beforeRank : afterRank} mascot={mascot} mood={MOODS[result]} />
      {falls ? (
        <RankFall
          home={home}
          diamonds={diamonds}
          busy={claim.busy ? 'lower' : keep.busy ? 'keep' : null}
          onLower={() => void claim.run(id)}
          onKeep={() => void keep.run(id)}
        />
      ) : (
        <RankRise home={home} busy={claim.busy} onClaim={() => void claim.run(id)} />
      )}
    </>
  );
}
