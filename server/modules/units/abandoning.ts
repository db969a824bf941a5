import type { Context } from '#server/kernel/context.ts';
import type { Joining } from '#server/kernel/participants.ts';

/** A unit that ends without a result. */
interface AbandonedUnit {
  /** Energy that comes back, 0 and up. */
  energyReturned: number;
}
type Effect = (tx: Context, unit: AbandonedUnit) => Promise<void>;

const effects: Effect[] = [];

/** Lets `effect` follow from every abandoned unit, in its transaction and under its row lock. */
export const onAbandoned = (effect: Effect): Joining => ({ join: () => void effects.push(effect) });

/** Runs what follows from an abandoned unit. */
export async function abandoned(tx: Context, unit: AbandonedUnit): Promise<void> {
  for (const effect of effects) await effect(tx, unit);
}
