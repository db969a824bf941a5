import { starsOfBlood } from '#domain/session/blood.ts';
import { part } from '#server/kernel/database/parts.ts';
import { completing, type FoughtChallenge } from '../units/completing.ts';
import type { ChallengeOutcome } from './challenge.types.ts';

interface VictoryValues {
  /** Null where nothing was won. */
  challenge: number | null;
  star: number;
  now: Date;
}

/** A duel that was won is a victory over its challenge. */
export const winsChallenge = completing.participant<undefined, VictoryValues, ChallengeOutcome | null>({
  name: 'challenges',
  plan: (ctx, { stageId, challenge }) => {
    const outcome = challenge && outcomeOf(challenge);
    return {
      values: { challenge: outcome?.won ? stageId : null, star: outcome?.star ?? 0, now: ctx.now() },
      kept: outcome,
    };
  },
  // guard: a star is never lost
  write: part(
    { challenge: 'int', star: 'int', now: 'timestamptz' },
    `@victory AS (
      UPDATE challenge SET star = greatest(star, :star), last_completed_at = :now FROM @from WHERE challenge.id = :challenge
    )`,
  ),
});

function outcomeOf({ index, blood, won, starBefore }: FoughtChallenge): ChallengeOutcome {
  const star = won ? starsOfBlood(blood) : 0;
  return { index, won, blood, star, bestStar: Math.max(star, starBefore), firstVictory: won && starBefore === 0 };
}
