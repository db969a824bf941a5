import { type Context, transaction, viewerOf } from '#server/kernel/context.ts';
import { composed, ONE_ROW, part } from '#server/kernel/database/parts.ts';
import { AppError } from '#server/kernel/errors.ts';
import { type AccountEnergy, readAccount } from '../users/account.service.ts';
import { takeFreeEnergy } from '../users/user.service.ts';
import type { Energy } from './energy.entity.ts';
import { energyAt, energyLimit, SETTLED_SQL, type SettledEnergy } from './energy.rules.ts';
import { ENERGY } from './settings.ts';

const { value: SETTLED, since: TICKING_SINCE } = SETTLED_SQL;
/** The limit of a row that is stored. */
const LIMIT = '(:limit + e.added_limit)';
// guard: energy stops at its limit
/** Gaining stops at the limit but takes nothing that is above it. */
const CHANGED = `CASE WHEN :delta < 0 THEN ${SETTLED} + :delta
  ELSE greatest(${SETTLED}, least(${LIMIT}, ${SETTLED} + :delta)) END`;
/** A full bar has no countdown: one begins when points are taken from it. */
const COUNTING_SINCE = `CASE WHEN ${SETTLED} >= ${LIMIT} THEN :now ELSE ${TICKING_SINCE} END`;

interface EnergyValues {
  user: number;
  now: Date;
  vipEnd: Date | null;
  /** Without what was added. */
  limit: number;
}
interface ChangeValues extends EnergyValues {
  delta: number;
}
interface GainValues extends EnergyValues {
  points: number | null;
}
interface RaiseValues extends EnergyValues {
  points: number;
  capacity: number;
}
const ENERGY_TYPES = { user: 'int', now: 'timestamptz', vipEnd: 'timestamptz', limit: 'int' } as const;

// guard: the energy there is, at the moment it is spent
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
    RETURNING value, since, added_limit AS "addedLimit"
  )`,
);

// guard: bread is sold below the limit
/**
 * Adds `points` (1 and up; null fills it up) to the energy of an account that is below its limit, for a row of `@from`:
 * `@gained (value, since, "addedLimit")`, no row at the limit or above. What is added may pass the limit.
 */
export const energyGain = part<GainValues>(
  { ...ENERGY_TYPES, points: 'int' },
  `@gained AS (
    UPDATE energy AS e SET value = coalesce(${SETTLED} + :points, ${LIMIT}), since = ${TICKING_SINCE} FROM @from
    WHERE e.user_id = :user AND ${SETTLED} < ${LIMIT}
    RETURNING value, since, added_limit AS "addedLimit"
  )`,
);

// guard: the limit ends
// guard: a higher limit is not applied to the past
/**
 * Raises the limit of an account by `points`, for a row of `@from`, and settles what it had until then by the limit of before:
 * `@raised (value, since, "addedLimit")`, no row where more than `capacity` would have been added.
 */
export const energyLimitRaise = part<RaiseValues>(
  { ...ENERGY_TYPES, points: 'int', capacity: 'int' },
  `@raised AS (
    INSERT INTO energy AS e (user_id, value, since, added_limit) SELECT :user, :limit, :now, :points FROM @from
    ON CONFLICT (user_id) DO UPDATE SET value = ${SETTLED}, since = ${COUNTING_SINCE}, added_limit = e.added_limit + :points
    WHERE e.added_limit + :points <= :capacity
    RETURNING value, since, added_limit AS "addedLimit"
  )`,
);

/** Energy as a JSON value of a statement holds it. */
export type StoredEnergy = Omit<SettledEnergy, 'since'> & { since: string | Date };

const change = composed<SettledEnergy>('energy.change', {})`
  WITH ${energyChange.as('energy', ONE_ROW)} SELECT value, since, "addedLimit" FROM energy_changed`;
const fillUp = composed<SettledEnergy>('energy.fill', {})`
  WITH ${energyGain.as('energy', ONE_ROW)} SELECT value, since, "addedLimit" FROM energy_gained`;

/** Energy of the caller, computed from what was last settled. */
export async function currentEnergy(ctx: Context): Promise<Energy> {
  return presentEnergy(ctx, settledEnergy(await readAccount(ctx)));
}

/** Gives `amount` points (0 and up) back, up to the limit. */
export async function returnEnergy(ctx: Context, amount: number): Promise<void> {
  if (amount > 0) await ctx.db.run(change, change.values({ energy: changeValues(ctx, amount) }));
}

/** Fills the caller's energy up, once per account. Throws ALREADY_CLAIMED, or ENERGY_FULL, which leaves it unused. */
export function claimFreeEnergy(ctx: Context): Promise<Energy> {
  return transaction(ctx, async (tx) => {
    if (!(await takeFreeEnergy(tx))) throw new AppError('ALREADY_CLAIMED');
    const settled = await tx.db.row(fillUp, fillUp.values({ energy: gainValues(tx, null) }));
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

/** What {@link energyGain} takes, for the caller. */
export function gainValues(ctx: Context, points: number | null): GainValues {
  return { ...energyValues(ctx), points };
}

/** What {@link energyLimitRaise} takes, for the caller. */
export function raiseValues(ctx: Context, points: number, capacity: number): RaiseValues {
  return { ...energyValues(ctx), points, capacity };
}

/** What was last settled of an account; null where nothing was. */
export function settledEnergy({ value, since, addedLimit }: AccountEnergy): SettledEnergy | null {
  return value !== null && since ? { value, since, addedLimit: addedLimit ?? 0 } : null;
}

/** Energy of the caller as of now, from what was last settled; nothing settled is full. */
export function presentEnergy(ctx: Context, stored: StoredEnergy | null): Energy {
  const settled = stored && { ...stored, since: new Date(stored.since) };
  const { current, limit, nextTickAt } = energyAt(settled, vipEnd(ctx), ctx.now());
  return {
    currentEnergy: current,
    energyLimit: limit,
    nextTickAt,
    recoverInterval: ENERGY.recoverMinutes,
  };
}
