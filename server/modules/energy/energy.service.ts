import { type Context, transaction, viewerOf } from '#server/kernel/context.ts';
import { composed, ONE_ROW, part } from '#server/kernel/database/parts.ts';
import { AppError } from '#server/kernel/errors.ts';
import { readAccount } from '../users/account.service.ts';
import { takeFreeEnergy } from '../users/user.service.ts';
import type { Energy } from './energy.entity.ts';
import { energyAt, energyLimit, SETTLED_SQL, type SettledEnergy } from './energy.rules.ts';
import { ENERGY } from './settings.ts';

const { value: SETTLED, since: TICKING_SINCE } = SETTLED_SQL;
/** Gaining stops at the limit but takes nothing that is above it. */
const CHANGED = `CASE WHEN :delta < 0 THEN ${SETTLED} + :delta
  ELSE greatest(${SETTLED}, least(:limit, ${SETTLED} + :delta)) END`;
/** A full bar has no countdown: one begins when points are taken from it. */
const COUNTING_SINCE = `CASE WHEN ${SETTLED} >= :limit THEN :now ELSE ${TICKING_SINCE} END`;

interface EnergyValues {
  user: number;
  now: Date;
  vipEnd: Date | null;
  limit: number;
}
interface ChangeValues extends EnergyValues {
  delta: number;
}
const ENERGY_TYPES = { user: 'int', now: 'timestamptz', vipEnd: 'timestamptz', limit: 'int' } as const;

/**
 * Changes the energy of an account by `delta` (not 0) for a row of `@from`: `@changed (value, since)`, no row where it would
 * fall below 0. See {@link changeValues}.
 */
export const energyChange = part<ChangeValues>(
  { ...ENERGY_TYPES, delta: 'int' },
  `@changed AS (
    INSERT INTO energy AS e (user_id, value, since)
    SELECT :user, :limit + least(:delta, 0), :now FROM @from
    WHERE :delta <> 0 AND :limit + :delta >= 0
    ON CONFLICT (user_id) DO UPDATE SET value = ${CHANGED}, since = ${COUNTING_SINCE}
    WHERE ${SETTLED} + :delta >= 0
    RETURNING value, since
  )`,
);

/** Energy as a JSON value of a statement holds it. */
export type StoredEnergy = Omit<SettledEnergy, 'since'> & { since: string | Date };

const change = composed<SettledEnergy>('energy.change', {})`
  WITH ${energyChange.as('energy', ONE_ROW)} SELECT value, since FROM energy_changed`;
const fillUp = composed<SettledEnergy, EnergyValues>('energy.fill', ENERGY_TYPES)`
  UPDATE energy AS e SET value = :limit, since = :now WHERE user_id = :user AND ${SETTLED} < :limit
  RETURNING value, since`;

/** Energy of the caller, computed from what was last settled. */
export async function currentEnergy(ctx: Context): Promise<Energy> {
  const { value, since } = await readAccount(ctx);
  return presentEnergy(ctx, value !== null && since ? { value, since } : null);
}

/** Gives `amount` points (0 and up) back, up to the limit. */
export async function returnEnergy(ctx: Context, amount: number): Promise<void> {
  if (amount > 0) await ctx.db.run(change, change.values({ energy: changeValues(ctx, amount) }));
}

/** Fills the caller's energy up, once per account. Throws ALREADY_CLAIMED, or ENERGY_FULL, which leaves it unused. */
export function claimFreeEnergy(ctx: Context): Promise<Energy> {
  return transaction(ctx, async (tx) => {
    if (!(await takeFreeEnergy(tx))) throw new AppError('ALREADY_CLAIMED');
    const settled = await tx.db.row(fillUp, fillUp.values(energyValues(tx)));
    if (!settled) throw new AppError('ENERGY_FULL');
    return presentEnergy(tx, settled);
  });
}

function vipEnd(ctx: Context): Date | null {
  const end = viewerOf(ctx).vipExpireAt;
  return end ? new Date(end) : null;
}

function energyValues(ctx: Context): EnergyValues {
  const [now, end] = [ctx.now(), vipEnd(ctx)];
  return { user: viewerOf(ctx).id, now, vipEnd: end, limit: energyLimit(end, now) };
}

/** What {@link energyChange} takes, for the caller. */
export function changeValues(ctx: Context, delta: number): ChangeValues {
  return { ...energyValues(ctx), delta };
}

/** Energy of the caller as of now, from what was last settled; nothing settled is full. */
export function presentEnergy(ctx: Context, stored: StoredEnergy | null): Energy {
  const settled = stored && { value: stored.value, since: new Date(stored.since) };
  const { current, limit, nextTickAt } = energyAt(settled, vipEnd(ctx), ctx.now());
  return {
    currentEnergy: current,
    energyLimit: limit,
    nextTickAt,
    recoverInterval: ENERGY.recoverMinutes,
  };
}
