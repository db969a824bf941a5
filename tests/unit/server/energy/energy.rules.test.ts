import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { energyAt } from '#server/modules/energy/energy.rules.ts';

const MINUTE = 60_000;
const START = Date.parse('2026-03-01T00:00:00Z');
const at = (minutes: number) => new Date(START + minutes * MINUTE);

/** Walks minute by minute, as a person watching the countdown would. */
function watch(value: number, vipMinutes: number | null, minutes: number): number {
  let energy = value;
  for (let minute = 1; minute <= minutes; minute++) {
    const limit = vipMinutes !== null && minute <= vipMinutes ? 50 : 30;
    if (minute % 20 === 0 && energy < limit) energy += 1;
  }
  return energy;
}

describe('energyAt', () => {
  it('is full without a stored state, at the limit of the account', () => {
    expect(energyAt(null, null, at(0))).toEqual({ current: 30, limit: 30, nextTickAt: null });
    expect(energyAt(null, at(1), at(0))).toEqual({ current: 50, limit: 50, nextTickAt: null });
  });

  it.each([
    ['nothing comes back before the first tick', 10, 19.999, 10, 20],
    ['one point at the tick itself', 10, 20, 11, 40],
    ['the countdown goes on from where it began', 10, 50, 12, 60],
    ['full stops the countdown', 29, 20, 30, null],
    ['points above the limit are kept', 42, 500, 42, null],
  ])('%s', (_, value, minutes, current, nextTick) => {
    expect(energyAt({ value, since: at(0) }, null, at(minutes))).toEqual({
      current,
      limit: 30,
      nextTickAt: nextTick === null ? null : at(nextTick),
    });
  });

  it('counts nothing for a clock that went backwards', () => {
    expect(energyAt({ value: 3, since: at(100) }, null, at(0)).current).toBe(3);
  });

  it('holds VIP until its end, included', () => {
    expect(energyAt(null, at(0), at(0)).limit).toBe(50);
    expect(energyAt(null, at(0), at(0.001)).limit).toBe(30);
  });

  it('equals a tick-by-tick watch, whenever VIP ends', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 60 }),
        fc.option(fc.integer({ min: -100, max: 1500 }), { nil: null }),
        fc.integer({ min: 0, max: 2000 }),
        (value, vip, minutes) => {
          const now = energyAt({ value, since: at(0) }, vip === null ? null : at(vip), at(minutes));
          expect(now.current).toBe(watch(value, vip, minutes));
          if (now.nextTickAt) {
            expect(now.nextTickAt.getTime()).toBeGreaterThan(at(minutes).getTime());
            expect(now.nextTickAt.getTime() - at(minutes).getTime()).toBeLessThanOrEqual(20 * MINUTE);
          }
        },
      ),
      { numRuns: 2000 },
    );
  });
});
