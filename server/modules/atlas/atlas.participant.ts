import { part } from '#server/kernel/database/parts.ts';
import { completing } from '../units/completing.ts';
import type { Grade } from '../units/score.rules.ts';

interface LevelValues {
  stage: number | null;
  unit: number;
  star: number;
  grade: Grade;
  now: Date;
}

/** A completed unit completes its level. */
export const completesLevel = completing.participant<undefined, LevelValues>({
  name: 'atlas',
  plan: (ctx, { unitId, stageId, challenge, star, grade }) => ({
    // guard: a challenge completes no level
    values: { stage: challenge ? null : stageId, unit: unitId, star, grade, now: ctx.now() },
  }),
  write: part(
    { stage: 'int', unit: 'int', star: 'int', grade: 'text', now: 'timestamptz' },
    `@level AS (
      UPDATE stage SET completed_at = :now, unit_id = :unit, star = :star, grade = :grade FROM @from WHERE stage.id = :stage
    )`,
  ),
});
