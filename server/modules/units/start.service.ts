import { MIN_CARDS_TO_LEARN } from '#domain/limits.ts';
import { type Context, transaction, viewerOf } from '#server/api/context.ts';
import { AppError } from '#server/api/errors.ts';
import { composed, isDatabaseError, statement, UNIQUE_VIOLATION } from '#server/database/database.ts';
import { completedSql } from '../atlas/atlas.service.ts';
import {
  changeEnergySql,
  changeValues,
  currentEnergy,
  presentEnergy,
  type StoredEnergy,
} from '../energy/energy.service.ts';
import { CHOICE_SQL, choiceValues } from '../memory/choice.service.ts';
import { canLearn, hasVip, type PackageFacts } from '../packages/package.policy.ts';
import { FACTS_SQL } from '../packages/package.service.ts';
import { LearningMode } from './learning-mode.ts';
import { UNITS } from './settings.ts';
import type { StartStageInput } from './unit.inputs.ts';
import { cancelUnit, findOpenUnit, lockUnit, type UnitRow } from './unit.service.ts';
import type { Schedule, StartedUnit } from './unit.types.ts';

/** Namespace of the advisory locks that let an account start one unit at a time. */
const START_LOCK = 724_112;

const lockStarts = statement('units.lock_starts', `SELECT pg_advisory_xact_lock(${START_LOCK}, $1)`);
type Started = { [Key in 'id' | 'stage_id' | 'level']: number | null } & {
  cards: Schedule[];
  facts: (PackageFacts & { card_count: number }) | null;
  /** Energy as it was settled before, and by this start. */
  settled: StoredEnergy | null;
  spent: StoredEnergy | null;
};
type StartValues = ReturnType<typeof choiceValues> &
  ReturnType<typeof changeValues> & { mode: LearningMode; cost: number };

/** A unit that is open in the snapshot of the statement stops the start; one that was opened since breaks `unit_open`. */
const start = composed<Started, StartValues>(
  'units.start',
  `WITH ready AS MATERIALIZED (
     SELECT pg_advisory_xact_lock(${START_LOCK}, :user)
     WHERE NOT EXISTS (SELECT FROM unit WHERE user_id = :user AND completed_at IS NULL AND cancelled_at IS NULL)
   ), ${CHOICE_SQL}, facts AS (${FACTS_SQL}
   ), spent AS (${changeEnergySql('ready')}
   ), reached AS (
     INSERT INTO stage (user_id, level, package_id) SELECT :user, ${completedSql(':user')} + 1, :package FROM ready
     ON CONFLICT (user_id, level) DO UPDATE SET package_id = excluded.package_id WHERE stage.completed_at IS NULL
     RETURNING id, level
   ), u AS (
     INSERT INTO unit (user_id, stage_id, level, package_id, mode, energy_spent, schedules, started_at)
     SELECT :user, id, level, :package, :mode, :cost, (
       SELECT coalesce(jsonb_agg(jsonb_build_object('cardId', card_id, 'cardStatus', status, 'r', r,
         'lookBackStatus', NULL) ORDER BY place), '[]') FROM chosen
     ), :now FROM reached
     RETURNING id, stage_id, level
   )
   SELECT u.id, u.stage_id, u.level, row_to_json(facts) AS facts,
     (SELECT json_build_object('value', value, 'since', since) FROM spent) AS spent,
     (SELECT json_build_object('value', value, 'since', since) FROM energy WHERE user_id = :user) AS settled,
     (SELECT coalesce(json_agg(json_build_object('cardId', c.id, 'cardStatus', status, 'content', c.content, 'r', r,
        'authorId', c.author_id, 'lookBackStatus', NULL) ORDER BY place), '[]')
      FROM chosen JOIN card c ON c.id = chosen.card_id) AS cards
   FROM (SELECT) AS once LEFT JOIN u ON true LEFT JOIN facts ON true`,
);

/**
 * Starts a unit of the active level and takes its energy. An unfinished unit is cancelled by the rules of abandoning;
 * a double tap answers the unit the first tap started. Throws PACKAGE_NOT_FOUND, PERMISSION_DENIED (no access and no
 * trial left, or passionate without VIP), PACKAGE_CARDS_TOO_FEW, NOT_ENOUGH_CARDS, NOT_ENOUGH_ENERGY.
 */
export async function startStage(ctx: Context, input: StartStageInput): Promise<StartedUnit> {
  const started = await transaction(ctx, (tx) => begin(tx, input)).catch(nullIfOpened);
  return started ?? transaction(ctx, (tx) => replaceUnfinished(tx, input));
}

/** Starts by one statement and then looks whether that was allowed; a refusal takes it all back. Null where a unit is open. */
async function begin(ctx: Context, { packageId, mode }: StartStageInput): Promise<StartedUnit | null> {
  const cost = ctx.debug.skipEnergyDeduction ? 0 : UNITS.energy[mode];
  const choice = choiceValues(ctx, packageId, UNITS.cards[mode]);
  const values = { ...choice, ...changeValues(ctx, -cost), mode, cost };
  const { id, stage_id, level, cards, facts, settled, spent } = (await ctx.db.row(
    start,
    start.values(values),
  )) as Started;
  if (id === null || stage_id === null || level === null) return null;
  refuseStart(ctx, mode, facts, cards.length);
  if (cost > 0 && !spent) throw new AppError('NOT_ENOUGH_ENERGY');
  return {
    unitId: id,
    stageId: stage_id,
    level,
    packageId,
    mode,
    startedAt: values.now,
    schedules: cards,
    energy: presentEnergy(ctx, spent ?? settled),
  };
}

function refuseStart(ctx: Context, mode: LearningMode, facts: Started['facts'], chosen: number): void {
  if (!facts) throw new AppError('PACKAGE_NOT_FOUND');
  if (!canLearn(ctx, facts)) throw new AppError('PERMISSION_DENIED');
  if (mode === LearningMode.PASSIONATE && !hasVip(ctx)) throw new AppError('PERMISSION_DENIED');
  const params = { min: MIN_CARDS_TO_LEARN };
  if (facts.card_count < MIN_CARDS_TO_LEARN) throw new AppError('PACKAGE_CARDS_TOO_FEW', { params });
  if (chosen < MIN_CARDS_TO_LEARN) throw new AppError('NOT_ENOUGH_CARDS', { params });
}

function nullIfOpened(error: unknown): null {
  if (isDatabaseError(error, UNIQUE_VIOLATION, 'unit_open')) return null;
  throw error;
}

/** The way of a start that found an unfinished unit: it answers a double tap, or abandons that unit first. */
async function replaceUnfinished(ctx: Context, input: StartStageInput): Promise<StartedUnit> {
  await ctx.db.rows(lockStarts, [viewerOf(ctx).id]);
  const unfinished = await findOpenUnit(ctx);
  if (unfinished && isDoubleTap(ctx, unfinished, input)) return toStarted(unfinished, await currentEnergy(ctx));
  if (unfinished) await abandon(ctx, unfinished.id);
  const started = await begin(ctx, input);
  if (!started) throw new Error('a unit is open although its starts are locked');
  return started;
}

function isDoubleTap(ctx: Context, unit: UnitRow, { packageId, mode }: StartStageInput): boolean {
  const age = ctx.now().getTime() - unit.started_at.getTime();
  return unit.package_id === packageId && unit.mode === mode && age >= 0 && age <= UNITS.doubleTapSeconds * 1000;
}

/** A report of the unit may be running; whichever gets the row first decides how the unit ended. */
async function abandon(ctx: Context, unitId: number): Promise<void> {
  const unit = await lockUnit(ctx, unitId);
  if (!unit.completed_at && !unit.cancelled_at) await cancelUnit(ctx, unit);
}

function toStarted(unit: UnitRow & { cards: Schedule[] }, energy: StartedUnit['energy']): StartedUnit {
  return {
    unitId: unit.id,
    stageId: unit.stage_id,
    level: unit.level,
    packageId: unit.package_id,
    mode: unit.mode,
    startedAt: unit.started_at,
    schedules: unit.cards,
    energy,
  };
}
