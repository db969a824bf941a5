import { type Context, transaction, viewerOf } from '#server/api/context.ts';
import { AppError } from '#server/api/errors.ts';
import { statement } from '#server/database/database.ts';
import { ECONOMY } from '#server/economy/settings.ts';
import { takeFreeEnergy } from '../users/user.service.ts';
import type { Energy } from './energy.entity.ts';
import { energyAt, energyLimit, SETTLED_SQL, type SettledEnergy } from './energy.rules.ts';

const { value: SETTLED, since: TICKING_SINCE } = SETTLED_SQL;
/** Gaining stops at the limit but takes nothing that is above it. */
const CHANGED = `CASE WHEN $2::int < 0 THEN ${SETTLED} + $2::int ELSE greatest(${SETTLED}, least($5::int, ${SETTLED} + $2::int)) END`;
/** A full bar has no countdown: one begins when points are taken from it. */
const COUNTING_SINCE = `CASE WHEN ${SETTLED} >= $5::int THEN $3::timestamptz ELSE ${TICKING_SINCE} END`;

const read = statement<SettledEnergy>('energy.read', 'SELECT value, since FROM energy WHERE user_id = $1');
const change = statement<SettledEnergy>(
  'energy.change',
  `INSERT INTO energy AS e (user_id, value, since)
   SELECT $1, $5::int + least($2::int, 0), $3::timestamptz WHERE $5::int + $2::int >= 0
   ON CONFLICT (user_id) DO UPDATE SET value = ${CHANGED}, since = ${COUNTING_SINCE}
   WHERE ${SETTLED} + $2::int >= 0
   RETURNING value, since`,
);
const fillUp = statement<SettledEnergy>(
  'energy.fill',
  `UPDATE energy AS e SET value = $2::int, since = $3::timestamptz
   WHERE user_id = $1 AND ${SETTLED} < $2::int
   RETURNING value, since`,
);

/** Energy of the caller, computed from what was last settled. */
export async function currentEnergy(ctx: Context): Promise<Energy> {
  return present(ctx, await ctx.db.row(read, [viewerOf(ctx).id]));
}

/** Takes `amount` points (0 just reads). Throws NOT_ENOUGH_ENERGY where there are fewer. */
export async function spendEnergy(ctx: Context, amount: number): Promise<Energy> {
  if (amount === 0 || ctx.debug.skipEnergyDeduction) return currentEnergy(ctx);
  const settled = await ctx.db.row(change, changeValues(ctx, -amount));
  if (!settled) throw new AppError('NOT_ENOUGH_ENERGY');
  return present(ctx, settled);
}

/** Gives `amount` points back, up to the limit. */
export async function returnEnergy(ctx: Context, amount: number): Promise<Energy> {
  if (amount === 0) return currentEnergy(ctx);
  return present(ctx, await ctx.db.row(change, changeValues(ctx, amount)));
}

/** Fills the caller's energy up, once per account. Throws ALREADY_CLAIMED, or ENERGY_FULL, which leaves it unused. */
export function claimFreeEnergy(ctx: Context): Promise<Energy> {
  return transaction(ctx, async (tx) => {
    if (!(await takeFreeEnergy(tx))) throw new AppError('ALREADY_CLAIMED');
    const limit = energyLimit(vipEnd(tx), tx.now());
    const settled = await tx.db.row(fillUp, [viewerOf(tx).id, limit, tx.now(), vipEnd(tx)]);
    if (!settled) throw new AppError('ENERGY_FULL');
    return present(tx, settled);
  });
}

function vipEnd(ctx: Context): Date | null {
  const end = viewerOf(ctx).vipExpireAt;
  return end ? new Date(end) : null;
}

function changeValues(ctx: Context, delta: number): unknown[] {
  return [viewerOf(ctx).id, delta, ctx.now(), vipEnd(ctx), energyLimit(vipEnd(ctx), ctx.now())];
}

function present(ctx: Context, settled: SettledEnergy | null): Energy {
  const { current, limit, nextTickAt } = energyAt(settled, vipEnd(ctx), ctx.now());
  return {
    currentEnergy: current,
    energyLimit: limit,
    nextTickAt,
    recoverInterval: ECONOMY.energy.recoverMinutes,
  };
}
