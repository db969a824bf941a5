import { MIN_CARDS_TO_LEARN } from '#domain/limits.ts';
import { type Context, viewerOf } from '#server/kernel/context.ts';
import { composed, ONE_ROW } from '#server/kernel/database/parts.ts';
import { AppError } from '#server/kernel/errors.ts';
import { planned, written } from '#server/kernel/participants.ts';
import { completedSql } from '../atlas/atlas.service.ts';
import { orHoliday } from '../control/study-control.service.ts';
import { choice, choiceValues } from '../memory/choice.service.ts';
import { hasVip, LEARNABLE_SQL } from '../packages/package.policy.ts';
import { FACTS_OF_PACKAGE } from '../packages/package-facts.ts';
import { LearningMode } from './learning-mode.ts';
import { START_LOCK, startOnce } from './replacing.ts';
import { UNITS } from './settings.ts';
import { starting } from './starting.ts';
import type { StartStageInput } from './unit.inputs.ts';
import type { Schedule, StartedUnit } from './unit.types.ts';

/** A unit that was started, or nulls. */
type Begun = { id: number; stageId: number; level: number } | { id: null; stageId: null; level: null };
type Started = Begun & {
  cards: Schedule[];
  facts: { learnable: boolean; cardCount: number } | null;
  after: Record<string, unknown>;
};
interface StartValues {
  user: number;
  package: number;
  now: Date;
  mode: LearningMode;
  modeAllowed: boolean;
  vip: boolean;
  cost: number;
}

let start: ReturnType<typeof composeStart>;

/**
 * Starts a unit where the rules and the participants allow it and none is open; else changes nothing and says what it was
 * judged by. Being one statement it is a transaction of its own. What came between its snapshot and its writing breaks a
 * constraint, which takes all of it back: a unit that was opened breaks `unit_open`, and a level that was completed leaves
 * the new unit without its stage.
 */
function composeStart() {
  const { writes, after, permits } = written(starting.participants, 'ready');
  const [permitted, ...others] = permits;
  // One that refuses must find nothing written by another.
  if (!permitted || others.length > 0) throw new Error('one participant may refuse a start');
  // guard: the same lock, where no unit is open
  // guard: a start that may be learned
  // guard: a mode for VIP
  // guard: enough cards
  // guard: a completed level's stage
  return composed<Started, StartValues>('units.start', {
    user: 'int',
    package: 'int',
    now: 'timestamptz',
    mode: 'text',
    modeAllowed: 'boolean',
    vip: 'boolean',
    cost: 'int',
  })`WITH ${choice.as('choice', '')}, facts AS MATERIALIZED (
     SELECT card_count AS "cardCount", ${LEARNABLE_SQL} AS learnable FROM (${FACTS_OF_PACKAGE}) AS package
   ), ready AS MATERIALIZED (
     SELECT pg_advisory_xact_lock(${START_LOCK}, :user) FROM facts
     WHERE NOT EXISTS (SELECT FROM unit WHERE user_id = :user AND completed_at IS NULL AND cancelled_at IS NULL)
       AND learnable AND :modeAllowed AND (SELECT count(*) FROM choice_chosen) >= ${MIN_CARDS_TO_LEARN}
   ), ${writes} granted AS (
     SELECT FROM ready WHERE ${permitted}
   ), reached AS (
     INSERT INTO stage (user_id, level, package_id) SELECT :user, ${completedSql(':user')} + 1, :package FROM granted
     ON CONFLICT (user_id, level) DO UPDATE SET package_id = excluded.package_id WHERE stage.completed_at IS NULL
     RETURNING id, level
   ), u AS (
     INSERT INTO unit (user_id, stage_id, level, package_id, mode, energy_spent, schedules, started_at)
     SELECT :user, (SELECT id FROM reached), (SELECT level FROM reached), :package, :mode, :cost, (
       SELECT coalesce(jsonb_agg(jsonb_build_object('cardId', card_id, 'cardStatus', status, 'r', r,
         'lookBackStatus', NULL) ORDER BY place), '[]') FROM choice_chosen
     ), :now FROM granted
     RETURNING id, stage_id, level
   )
   SELECT u.id, u.stage_id AS "stageId", u.level, row_to_json(facts) AS facts, ${after} AS after,
     (SELECT coalesce(json_agg(json_build_object('cardId', c.id, 'cardStatus', status, 'content', c.content, 'r', r,
        'authorId', c.author_id, 'lookBackStatus', NULL) ORDER BY place), '[]')
      FROM choice_chosen JOIN card c ON c.id = choice_chosen.card_id) AS cards
   FROM ${ONE_ROW} LEFT JOIN u ON true LEFT JOIN facts ON true`;
}

/** Makes the statement of a start of what others contribute to it. */
export function composeStarts(): void {
  start = composeStart();
}

/**
 * Starts a unit of the active level and takes its energy. An unfinished unit is cancelled by the rules of abandoning;
 * a double tap answers the unit the first tap started. Throws PACKAGE_NOT_FOUND, PERMISSION_DENIED (no access and no
 * trial left, or passionate without VIP), PACKAGE_CARDS_TOO_FEW, ON_HOLIDAY, NOT_ENOUGH_CARDS, NOT_ENOUGH_ENERGY.
 */
export async function startStage(ctx: Context, input: StartStageInput): Promise<StartedUnit> {
  const { packageId, mode } = input;
  return startOnce(
    ctx,
    (within) => begin(within, input),
    (unit) => unit.packageId === packageId && unit.mode === mode,
  );
}

/** Starts a unit where none is open; a refusal is sure only under the lock of starts. Throws what {@link startStage} throws. */
async function begin(ctx: Context, { packageId, mode }: StartStageInput): Promise<StartedUnit> {
  const cost = ctx.debug.skipEnergyDeduction ? 0 : UNITS.energy[mode];
  const vip = hasVip(ctx);
  const modeAllowed = mode !== LearningMode.PASSIONATE || vip;
  const now = ctx.now();
  const { values, kept } = await planned(ctx, starting.participants, { energy: cost }, {});
  const own = { user: viewerOf(ctx).id, package: packageId, now, mode, modeAllowed, vip, cost };
  const chosen = { choice: choiceValues(ctx, packageId, UNITS.cards[mode]) };
  const row = (await ctx.db.row(start, start.values({ ...values, ...chosen, ...own }))) as Started;
  if (row.id === null) throw await orHoliday(ctx, refusal(modeAllowed, row));
  return {
    unitId: row.id,
    stageId: row.stageId,
    level: row.level,
    packageId,
    challengeIndex: null,
    mode,
    startedAt: now,
    schedules: row.cards,
    effects: { kept, after: row.after },
  };
}

/** Why the statement started nothing. */
function refusal(modeAllowed: boolean, { facts, cards }: Started): AppError {
  if (!facts) return new AppError('PACKAGE_NOT_FOUND');
  if (!facts.learnable || !modeAllowed) return new AppError('PERMISSION_DENIED');
  const params = { min: MIN_CARDS_TO_LEARN };
  if (facts.cardCount < MIN_CARDS_TO_LEARN) return new AppError('PACKAGE_CARDS_TOO_FEW', { params });
  if (cards.length < MIN_CARDS_TO_LEARN) return new AppError('NOT_ENOUGH_CARDS', { params });
  const [refusing] = starting.participants.filter(({ permits }) => permits);
  return new AppError(refusing?.permits?.refusal ?? 'INTERNAL_SERVER_ERROR');
}
