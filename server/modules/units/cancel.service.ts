import { type Context, transaction } from '#server/kernel/context.ts';
import { AppError } from '#server/kernel/errors.ts';
import { keepApart } from './apart.service.ts';
import { type CardEvents, impossibleEvents } from './report.rules.ts';
import type { ReportUnitCancelInput } from './unit.inputs.ts';
import { cancelUnit, lockUnit, reportedUnit, storedEvents, type UnitRow } from './unit.service.ts';
import type { UnitCancellation } from './unit.types.ts';

/**
 * Gives a unit up; a repeat answers what the first call did. Events that come after the unit had ended otherwise, as those of another
 * device do, are kept unrated. Throws UNIT_NOT_FOUND, UNIT_ENDED for a completed unit, BAD_USER_INPUT for events that cannot be true.
 */
export async function reportUnitCancel(ctx: Context, input: ReportUnitCancelInput): Promise<UnitCancellation> {
  const learnEvents = storedEvents(input.learnEvents);
  const { unit, cancelled } = await transaction(ctx, (tx) => cancelOpen(tx, input.unitId, learnEvents));
  if (cancelled) return { unitId: unit.id, ...cancelled };
  // What is kept stays although the call is refused: the transaction is over.
  await keepApart(ctx, unit, learnEvents);
  // guard: a cancellation of a completed unit
  if (unit.completedAt) throw new AppError('UNIT_ENDED');
  return { unitId: unit.id, energyReturned: unit.energyReturned };
}

interface Cancelled {
  unit: UnitRow;
  /** Null where the unit had ended before. */
  cancelled: { energyReturned: number } | null;
}

async function cancelOpen(tx: Context, unitId: number, learnEvents: readonly CardEvents[]): Promise<Cancelled> {
  const unit = await lockUnit(tx, unitId);
  // guard: the repeat of a cancellation
  if (unit.completedAt || unit.cancelledAt) return { unit, cancelled: null };
  const fields = impossibleEvents(reportedUnit(unit, tx.now()), learnEvents);
  if (fields.length > 0) throw new AppError('BAD_USER_INPUT', { fields });
  return { unit, cancelled: await cancelUnit(tx, unit, learnEvents) };
}
