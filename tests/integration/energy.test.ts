import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { energyAt } from '#server/modules/energy/energy.rules.ts';
import { currentEnergy, returnEnergy } from '#server/modules/energy/energy.service.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { spendEnergy } from '#tests/support/energy.ts';
import { contextOf } from '#tests/support/service-context.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const MINUTE = 60_000;
const START = Date.parse('2026-03-01T00:00:00Z');
const at = (minutes: number) => new Date(START + minutes * MINUTE);
let userId = 1000;
const newUser = () => {
  userId += 1;
  return userId;
};
const current = async (id: number, minutes: number) =>
  (await currentEnergy(contextOf(app.source, { userId: id, now: at(minutes) }))).currentEnergy;

/** Energy as a person with a watch would keep it: minute by minute, a countdown of 20 that stands still when full. */
class Watch {
  energy = 30;
  countdown = 20;
  wait(minutes: number) {
    for (let minute = 0; minute < minutes; minute++) {
      if (this.energy >= 30) continue;
      this.countdown -= 1;
      if (this.countdown > 0) continue;
      this.energy += 1;
      this.countdown = 20;
    }
  }
  spend(points: number): boolean {
    if (this.energy < points) return false;
    if (this.energy >= 30) this.countdown = 20;
    this.energy -= points;
    return true;
  }
  give(points: number) {
    this.energy = Math.max(this.energy, Math.min(30, this.energy + points));
  }
}

describe('energy', () => {
  it('starts full, falls when spent, comes back every 20 minutes', async () => {
    const id = newUser();
    const spent = await spendEnergy(contextOf(app.source, { userId: id, now: at(0) }), 5);
    expect(spent).toEqual({ currentEnergy: 25, energyLimit: 30, nextTickAt: at(20), recoverInterval: 20 });
    expect(await current(id, 19)).toBe(25);
    expect(await current(id, 20)).toBe(26);
    expect(await current(id, 10_000)).toBe(30);
  });

  it('refuses more than there is and changes nothing', async () => {
    const id = newUser();
    const ctx = contextOf(app.source, { userId: id, now: at(0) });
    await expect(spendEnergy(ctx, 31)).rejects.toMatchObject({ code: 'NOT_ENOUGH_ENERGY' });
    await spendEnergy(ctx, 28);
    await expect(spendEnergy(ctx, 5)).rejects.toMatchObject({ code: 'NOT_ENOUGH_ENERGY' });
    expect(await current(id, 0)).toBe(2);
  });

  it('is spent six times by 16 parallel starts of 5', async () => {
    const ctx = contextOf(app.source, { userId: newUser(), now: at(0) });
    const results = await Promise.allSettled(Array.from({ length: 16 }, () => spendEnergy(ctx, 5)));
    const refusals = results.flatMap((result) => (result.status === 'rejected' ? [result.reason.code] : []));
    expect(refusals).toEqual(Array.from({ length: 10 }, () => 'NOT_ENOUGH_ENERGY'));
    expect((await currentEnergy(ctx)).currentEnergy).toBe(0);
  });

  it('equals a watch through any sequence of spending, giving back and waiting', async () => {
    const step = fc.oneof(
      fc.record({ kind: fc.constant('wait' as const), amount: fc.integer({ min: 0, max: 90 }) }),
      fc.record({ kind: fc.constant('spend' as const), amount: fc.integer({ min: 1, max: 12 }) }),
      fc.record({ kind: fc.constant('give' as const), amount: fc.integer({ min: 1, max: 6 }) }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 25 }), async (steps) => {
        const id = newUser();
        const watch = new Watch();
        let minutes = 0;
        for (const { kind, amount } of steps) {
          const ctx = contextOf(app.source, { userId: id, now: at(minutes) });
          if (kind === 'wait') {
            minutes += amount;
            watch.wait(amount);
          } else if (kind === 'give') {
            await returnEnergy(ctx, amount);
            watch.give(amount);
          } else {
            const spent = await spendEnergy(ctx, amount).catch(() => null);
            expect(spent !== null).toBe(watch.spend(amount));
          }
          expect(await current(id, minutes)).toBe(watch.energy);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('settles in SQL as the rules compute, whenever VIP ends', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 60 }),
        fc.option(fc.integer({ min: -100, max: 1200 }), { nil: null }),
        fc.integer({ min: -50, max: 1500 }),
        fc.constantFrom(0, 5, 60),
        async (value, vip, minutes, addedLimit) => {
          const id = newUser();
          const row = [id, value, at(0), addedLimit];
          await app.sql('INSERT INTO energy (user_id, value, since, added_limit) VALUES ($1, $2, $3, $4)', row);
          const vipEnd = vip === null ? null : at(vip);
          const expected = energyAt({ value, since: at(0), addedLimit }, vipEnd, at(minutes));
          const ctx = contextOf(app.source, {
            userId: id,
            now: at(minutes),
            vipExpireAt: vipEnd?.toISOString() ?? null,
          });
          expect(await currentEnergy(ctx)).toMatchObject({
            currentEnergy: expected.current,
            nextTickAt: expected.nextTickAt,
          });
          expect((await spendEnergy(ctx, 1)).currentEnergy).toBe(expected.current - 1);
        },
      ),
      { numRuns: 200 },
    );
  });
});

describe('the free fill', () => {
  const claim = 'mutation { claimFreeEnergy { currentEnergy energyLimit nextTickAt } }';

  it('is refused when full and stays unused, fills up, and comes once', async () => {
    const guest = await app.api.guest();
    expect((await app.api.graphql(claim, {}, { as: guest })).errors?.[0]?.extensions.code).toBe('ENERGY_FULL');
    await spendEnergy(contextOf(app.source, { userId: guest.user.id }), 20);
    const filled = await app.api.rest('POST /v1/users/free-energy', {}, { as: guest });
    expect(filled.data).toEqual({ currentEnergy: 30, energyLimit: 30, nextTickAt: null, recoverInterval: 20 });
    await spendEnergy(contextOf(app.source, { userId: guest.user.id }), 20);
    expect((await app.api.rest('POST /v1/users/free-energy', {}, { as: guest })).code).toBe(1006);
  });

  it('fills once under 8 parallel claims', async () => {
    const guest = await app.api.guest();
    await spendEnergy(contextOf(app.source, { userId: guest.user.id }), 20);
    const answers = await Promise.all(Array.from({ length: 8 }, () => app.api.graphql(claim, {}, { as: guest })));
    expect(answers.filter((answer) => !answer.errors)).toHaveLength(1);
  });
});
