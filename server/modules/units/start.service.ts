import { MIN_CARDS_TO_LEARN } from '#domain/limits.ts';
import { type Context, transaction, viewerOf } from '#server/api/context.ts';
import { AppError } from '#server/api/errors.ts';
import { statement } from '#server/database/database.ts';
import { COMPLETED_SQL } from '../atlas/atlas.service.ts';
import { currentEnergy, spendEnergy } from '../energy/energy.service.ts';
import { type ChosenCard, chooseCards } from '../memory/memory.service.ts';
import { canLearn, hasVip } from '../packages/package.policy.ts';
import { getPackageFacts } from '../packages/package.service.ts';
import { LearningMode } from './learning-mode.ts';
import { UNITS } from './settings.ts';
import type { StartStageInput } from './unit.inputs.ts';
import { cancelUnit, findOpenUnit, lockUnit, SCHEDULES_SQL, type UnitRow } from './unit.service.ts';
import type { Schedule, StartedUnit } from './unit.types.ts';

/** Namespace of the advisory locks that let an account start one unit at a time. */
const START_LOCK = 724_112;

const lockStarts = statement('units.lock_starts', `SELECT pg_advisory_xact_lock(${START_LOCK}, $1)`);
const insert = statement<UnitRow & { cards: Schedule[] }>(
  'units.insert',
  `WITH reached AS (
     INSERT INTO stage (user_id, level, package_id) VALUES ($1, ${COMPLETED_SQL} + 1, $2)
     ON CONFLICT (user_id, level) DO UPDATE SET package_id = excluded.package_id
     RETURNING id, level
   ), u AS (
     INSERT INTO unit (user_id, stage_id, level, package_id, mode, energy_spent, schedules, started_at)
     SELECT $1, id, level, $2, $3, $4, $5, $6 FROM reached
     RETURNING *
   )
   SELECT u.*, ${SCHEDULES_SQL} AS cards FROM u`,
);

/**
 * Starts a unit of the active level and takes its energy. An unfinished unit is cancelled by the rules of abandoning;
 * a double tap answers the unit the first tap started. Throws PACKAGE_NOT_FOUND, PERMISSION_DENIED (no access and no
 * trial left, or passionate without VIP), PACKAGE_CARDS_TOO_FEW, NOT_ENOUGH_CARDS, NOT_ENOUGH_ENERGY.
 */
export function startStage(ctx: Context, input: StartStageInput): Promise<StartedUnit> {
  return transaction(ctx, async (tx) => {
    await tx.db.rows(lockStarts, [viewerOf(tx).id]);
    const unfinished = await findOpenUnit(tx);
    if (unfinished && isDoubleTap(tx, unfinished, input)) return toStarted(unfinished, await currentEnergy(tx));
    if (unfinished) await abandon(tx, unfinished.id);
    const chosen = await chooseFor(tx, input);
    const cost = tx.debug.skipEnergyDeduction ? 0 : UNITS.energy[input.mode];
    const energy = await spendEnergy(tx, cost);
    const unit = await tx.db.row(insert, [
      viewerOf(tx).id,
      input.packageId,
      input.mode,
      cost,
      JSON.stringify(chosen.map((card) => ({ ...card, lookBackStatus: null }))),
      tx.now(),
    ]);
    return toStarted(unit as UnitRow & { cards: Schedule[] }, energy);
  });
}

async function chooseFor(ctx: Context, { packageId, mode }: StartStageInput): Promise<ChosenCard[]> {
  const facts = await getPackageFacts(ctx, packageId);
  if (!canLearn(ctx, facts)) throw new AppError('PERMISSION_DENIED');
  if (mode === LearningMode.PASSIONATE && !hasVip(ctx)) throw new AppError('PERMISSION_DENIED');
  const params = { min: MIN_CARDS_TO_LEARN };
  if (facts.card_count < MIN_CARDS_TO_LEARN) throw new AppError('PACKAGE_CARDS_TOO_FEW', { params });
  const chosen = await chooseCards(ctx, packageId, UNITS.cards[mode]);
  if (chosen.length < MIN_CARDS_TO_LEARN) throw new AppError('NOT_ENOUGH_CARDS', { params });
  return chosen;
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
