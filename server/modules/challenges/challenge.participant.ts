import { starsOfBlood } from '#domain/session/blood.ts';
import { part } from '#server/kernel/database/parts.ts';
import { completing, type FoughtChallenge } from '../units/completing.ts';
import { challengeExp } from './challenge.rules.ts';
import type { ChallengeOutcome } from './challenge.types.ts';

/** The most stars of the challenge that a unit is fought for, 0 to 3; null for a stage. */
type StarBefore = 0 | 1 | 2 | 3;

interface VictoryValues {
  /** Null where nothing was won. */
  challenge: number | null;
  star: number;
  now: Date;
}

/** A duel that was won is a victory over its challenge: it brings exp and stars of its own, and nothing for a combo. */
export const winsChallenge = completing.participant<StarBefore, VictoryValues, ChallengeOutcome | null>({
  name: 'challenges',
  read: ({ row }) =>
    `to_json((SELECT star FROM challenge WHERE id = ${row}.stage_id AND ${row}.challenge_index IS NOT NULL))`,
  decide: (unit, starBefore) => {
    const { challenge } = unit;
    if (!challenge) return unit;
    const exp = challenge.won ? challengeExp(starBefore ?? 0) : 0;
    return { ...unit, exp, comboExp: 0, star: starsOfBlood(challenge.blood) };
  },
  plan: (ctx, { stageId, challenge }, starBefore) => {
    const outcome = challenge && outcomeOf(challenge, starBefore ?? 0);
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

function outcomeOf({ index, blood, won }: FoughtChallenge, starBefore: StarBefore): ChallengeOutcome {
  const star = won ? starsOfBlood(blood) : 0;
  return { index, won, blood, star, bestStar: Math.max(star, starBefore), firstVictory: won && starBefore === 0 };
}
