import { type Context, transaction, viewerOf } from '#server/kernel/context.ts';
import { isDatabaseError, NOT_NULL_VIOLATION, UNIQUE_VIOLATION } from '#server/kernel/database/database.ts';
import { statement } from '#server/kernel/database/statements.ts';
import { AppError } from '#server/kernel/errors.ts';
import { UNITS } from './settings.ts';
import { cancelUnit, findOpenUnit, lockUnit, type UnitRow } from './unit.service.ts';
import type { Schedule, StartedUnit } from './unit.types.ts';

/** Namespace of the advisory locks that let an account start one unit at a time. */
export const START_LOCK = 724_112;

const lockStarts = statement('units.lock_starts', `SELECT pg_advisory_xact_lock(${START_LOCK}, $1)`);

/** Starts a unit where none is open, by one statement; throws where it may not. A refusal is sure only under the lock of starts. */
type Begin = (ctx: Context) => Promise<StartedUnit>;
/** Whether an open unit is what is being started. */
type IsSame = (unit: UnitRow) => boolean;

/**
 * Starts a unit once: a double tap answers the unit that the first tap started, another unfinished unit is cancelled by the
 * rules of abandoning. Throws what `begin` throws.
 */
export async function startOnce(ctx: Context, begin: Begin, isSame: IsSame): Promise<StartedUnit> {
  const started = await ctx.db.attempt((db) => begin({ ...ctx, db })).catch(nullIfOvertaken);
  return started ?? transaction(ctx, (tx) => replaceUnfinished(tx, begin, isSame));
}

/** A refusal may be due to an open unit, or to another start or a report that came between: it is judged again under the lock. */
function nullIfOvertaken(error: unknown): null {
  const overtaken = isDatabaseError(error, UNIQUE_VIOLATION, 'unit_open') || isDatabaseError(error, NOT_NULL_VIOLATION);
  // guard: a refusal is sure
  // guard: a start that was overtaken
  if (error instanceof AppError || overtaken) return null;
  throw error;
}

/** The way of a start under the lock of starts: it answers a double tap, and abandons another unfinished unit first. */
async function replaceUnfinished(ctx: Context, begin: Begin, isSame: IsSame): Promise<StartedUnit> {
  // guard: the lock that lets an account start one unit at a time
  await ctx.db.rows(lockStarts, [viewerOf(ctx).id]);
  const unfinished = await findOpenUnit(ctx);
  // guard: the answer to a double tap
  if (unfinished && isSame(unfinished) && isDoubleTap(ctx, unfinished)) return toStarted(unfinished);
  if (unfinished) await abandon(ctx, unfinished.id);
  return begin(ctx);
}

function isDoubleTap(ctx: Context, unit: UnitRow): boolean {
  // The tap that came first may get its turn last.
  const apart = Math.abs(ctx.now().getTime() - unit.startedAt.getTime());
  return apart <= UNITS.doubleTapSeconds * 1000;
}

/** A report of the unit may be running; whichever gets the row first decides how the unit ended. */
async function abandon(ctx: Context, unitId: number): Promise<void> {
  const unit = await lockUnit(ctx, unitId);
  if (!unit.completedAt && !unit.cancelledAt) await cancelUnit(ctx, unit);
}

function toStarted(unit: UnitRow & { cards: Schedule[] }): StartedUnit {
  return {
    unitId: unit.id,
    stageId: unit.stageId,
    level: unit.level,
    packageId: unit.packageId,
    challengeIndex: unit.challengeIndex,
    mode: unit.mode,
    startedAt: unit.startedAt,
    schedules: unit.cards,
    effects: null,
  };
}
