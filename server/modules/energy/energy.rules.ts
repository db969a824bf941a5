import { ENERGY } from './settings.ts';

const TICK_MS = ENERGY.recoverMinutes * 60_000;
const BASE_LIMIT = ENERGY.limit;
const VIP_LIMIT = BASE_LIMIT + ENERGY.vipAddsToLimit;

/** Energy as stored: `value` points at the instant `since`, when the countdown began; `addedLimit` was added to the limit. */
export interface SettledEnergy {
  value: number;
  since: Date;
  addedLimit?: number;
}

export interface EnergyNow {
  current: number;
  limit: number;
  nextTickAt: Date | null;
}

/** The limit at an instant without what was added to it: higher while VIP is valid (its end included). */
export function energyLimit(vipExpireAt: Date | null, now: Date): number {
  return vipExpireAt && vipExpireAt >= now ? VIP_LIMIT : BASE_LIMIT;
}

/**
 * Energy at `now`: one point each 20 minutes since the countdown began, up to the limit that held at each of those
 * ticks (VIP is taken to have held from `since` to its end). Points above a limit are kept. No stored state is full.
 */
export function energyAt(settled: SettledEnergy | null, vipExpireAt: Date | null, now: Date): EnergyNow {
  const added = settled?.addedLimit ?? 0;
  const limit = energyLimit(vipExpireAt, now) + added;
  if (!settled) return { current: limit, limit, nextTickAt: null };
  const since = settled.since.getTime();
  const ticks = ticksBetween(since, now.getTime());
  const vipTicks = vipExpireAt ? Math.min(ticks, ticksBetween(since, vipExpireAt.getTime())) : 0;
  const raised = fill(settled.value, vipTicks, VIP_LIMIT + added);
  const current = fill(raised, ticks - vipTicks, BASE_LIMIT + added);
  return { current, limit, nextTickAt: current >= limit ? null : new Date(since + (ticks + 1) * TICK_MS) };
}

function ticksBetween(from: number, to: number): number {
  return Math.max(0, Math.floor((to - from) / TICK_MS));
}

function fill(value: number, points: number, limit: number): number {
  return Math.max(value, Math.min(limit, value + points));
}

const TICKS = (to: string) => `greatest(0, floor(extract(epoch FROM ${to} - e.since) / ${TICK_MS / 1000}))::int`;
const ALL_TICKS = TICKS(':now');
const VIP_TICKS = `coalesce(least(${ALL_TICKS}, ${TICKS(':vipEnd')}), 0)`;
const RAISED = `greatest(e.value, least(${VIP_LIMIT} + e.added_limit, e.value + ${VIP_TICKS}))`;

/**
 * The same formula for a row `e` of `energy` inside a statement with `:now` and `:vipEnd` (the end of VIP or null),
 * so that a change settles and spends under one row lock. A test holds both equal.
 */
export const SETTLED_SQL = {
  value: `greatest(${RAISED}, least(${BASE_LIMIT} + e.added_limit, ${RAISED} + ${ALL_TICKS} - ${VIP_TICKS}))`,
  /** Start of the countdown that is under way. */
  since: `e.since + ${ALL_TICKS} * interval '${TICK_MS / 1000} seconds'`,
};
