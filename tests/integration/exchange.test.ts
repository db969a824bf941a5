import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EXCHANGE } from '#server/modules/exchange/settings.ts';
import { post } from '#server/modules/wallet/wallet.service.ts';
import { type Guest, startTestApp, type TestApp } from '#tests/support/app.ts';
import { spendEnergy } from '#tests/support/energy.ts';
import { brokenInvariants } from '#tests/support/invariants.ts';
import { contextOf } from '#tests/support/service-context.ts';

const NOW = '2027-02-01T00:00:00Z';
const [SOME, FILL] = [1, 2];
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  app.clock.set(NOW);
});
afterAll(async () => {
  expect(await brokenInvariants((sql) => app.sql(sql))).toEqual({});
  await app.stop();
});

/** Somebody with so many diamonds who spent so many points, at NOW. */
async function customer({ diamonds = 0, spent = 0 }): Promise<Guest> {
  const guest = await app.api.guest();
  const ctx = contextOf(app.source, { userId: guest.user.id, now: NOW });
  if (spent > 0) await spendEnergy(ctx, spent);
  if (diamonds > 0)
    await post(ctx, { userId: guest.user.id, currency: 'DIAMOND', delta: diamonds, reason: 'TEST', ref: 'gift' });
  return guest;
}
const get = async (as: Guest, path: string) => (await app.api.rest(`GET ${path}`, undefined, { as })).data;
const buy = (as: Guest, configId: number, headers = {}) =>
  app.api.rest('POST /v1/diamonds/energy-exchange', { configId }, { as, headers });
const raise = (as: Guest) => app.api.rest('POST /v1/diamonds/energy-limit-exchange', {}, { as });
const now = async (as: Guest) => {
  const [{ currentEnergy, energyLimit }, { diamond }] = [
    await get(as, '/v1/users/energy'),
    await get(as, '/v1/users/assets'),
  ];
  return { currentEnergy, energyLimit, diamond };
};

describe('bread for diamonds', () => {
  it.each([
    // What was spent, what is bought, points and diamonds after it: some may pass the limit, filling up may not.
    { spent: 12, configId: SOME, currentEnergy: 28, diamond: 80 },
    { spent: 3, configId: SOME, currentEnergy: 37, diamond: 80 },
    { spent: 12, configId: FILL, currentEnergy: 30, diamond: 50 },
    { spent: 30, configId: FILL, currentEnergy: 30, diamond: 50 },
  ])('after $spent points were spent, offer $configId makes $currentEnergy', async ({ spent, configId, ...after }) => {
    const guest = await customer({ diamonds: 100, spent });
    const { data } = await buy(guest, configId);
    expect(data).toMatchObject({
      energy: { currentEnergy: after.currentEnergy },
      assets: { diamond: after.diamond, exp: 0 },
    });
    expect(await now(guest)).toEqual({ energyLimit: 30, ...after });
  });

  it('says what each offer brings now', async () => {
    const configs = async (as: Guest) => (await get(as, '/v1/diamonds/energy-exchange')).configs;
    expect(await configs(await customer({ spent: 12 }))).toEqual([
      { configId: 1, energy: 10, fillsUp: false, diamond: 20 },
      { configId: 2, energy: 12, fillsUp: true, diamond: 50 },
    ]);
    expect((await configs(await customer({}))).map(({ energy }: { energy: number }) => energy)).toEqual([10, 0]);
  });

  it('keeps the countdown of a bar that is not full yet, and counts what time brought until now', async () => {
    const guest = await customer({ diamonds: 20, spent: 25 });
    app.clock.set('2027-02-01T00:50:00Z');
    const { data } = await buy(guest, SOME);
    app.clock.set(NOW);
    // 5 left, 2 came with time, 10 were bought.
    expect(data.energy).toMatchObject({ currentEnergy: 17, nextTickAt: '2027-02-01T01:00:00.000Z' });
  });

  it('charges nothing where the bread is full or above, or the diamonds are too few', async () => {
    const full = await customer({ diamonds: 100 });
    for (const configId of [SOME, FILL]) expect(await buy(full, configId)).toMatchObject({ code: 1702 });
    expect(await now(full)).toEqual({ currentEnergy: 30, energyLimit: 30, diamond: 100 });
    const above = await customer({ diamonds: 100, spent: 1 });
    await buy(above, SOME);
    expect(await buy(above, SOME)).toMatchObject({ code: 1702 });
    const poor = await customer({ diamonds: 19, spent: 20 });
    expect(await buy(poor, SOME)).toMatchObject({ code: 1016, message: '钻石不足' });
    expect(await now(poor)).toEqual({ currentEnergy: 10, energyLimit: 30, diamond: 19 });
  });

  it('is sold as often as it is asked for, and once for one idempotency key', async () => {
    const guest = await customer({ diamonds: 100, spent: 30 });
    const key = { 'idempotency-key': 'bread-for-breakfast' };
    expect(await buy(guest, SOME, key)).toMatchObject({ code: 0 });
    expect(await buy(guest, SOME, key)).toMatchObject({ code: 1012 });
    expect(await buy(guest, SOME)).toMatchObject({ code: 0 });
    expect(await now(guest)).toEqual({ currentEnergy: 20, energyLimit: 30, diamond: 60 });
  });

  it('of many at once sells what the diamonds pay for', async () => {
    const guest = await customer({ diamonds: 50, spent: 30 });
    const replies = await Promise.all(Array.from({ length: 8 }, () => buy(guest, SOME)));
    expect(replies.map(({ code }) => code).sort()).toEqual([0, 0, 1016, 1016, 1016, 1016, 1016, 1016]);
    expect(await now(guest)).toEqual({ currentEnergy: 20, energyLimit: 30, diamond: 10 });
  });

  it.each([0, 3, 2 ** 31, 1.5, '1', null])('refuses the offer %j', async (configId) => {
    expect(await buy(await customer({ spent: 5 }), configId as number)).toMatchObject({ code: 400, status: 400 });
  });
});

describe('a higher limit for diamonds', () => {
  it('adds a step, settles by the limit of before, and counts on to the new one', async () => {
    const guest = await customer({ diamonds: 400, spent: 2 });
    app.clock.set('2027-02-01T05:00:00Z');
    // Filled up long ago: what time would have brought by the new limit is not applied to the past.
    expect((await raise(guest)).data).toMatchObject({
      energy: { currentEnergy: 30, energyLimit: 35, nextTickAt: '2027-02-01T05:20:00.000Z' },
      assets: { diamond: 200 },
    });
    app.clock.set('2027-02-01T07:00:00Z');
    expect(await now(guest)).toEqual({ currentEnergy: 35, energyLimit: 35, diamond: 200 });
    app.clock.set(NOW);
  });

  it('is there for an account that never spent, and for its free refill and returned bread', async () => {
    const guest = await customer({ diamonds: 200 });
    await raise(guest);
    expect(await now(guest)).toEqual({ currentEnergy: 30, energyLimit: 35, diamond: 0 });
    expect((await app.api.rest('POST /v1/users/free-energy', {}, { as: guest })).data).toMatchObject({
      currentEnergy: 35,
      nextTickAt: null,
    });
  });

  it('says what was added, up to all that may be', async () => {
    const { energyLimit, diamond, capacity } = EXCHANGE.limit;
    const steps = capacity / energyLimit;
    const guest = await customer({ diamonds: diamond * (steps + 1) });
    const info = () => get(guest, '/v1/diamonds/energy-limit-exchange');
    expect(await info()).toEqual({
      addedEnergyLimit: 0,
      maxEnergyLimitCapacity: 60,
      diamondExchange: { diamond: 200, energyLimit: 5 },
    });
    for (let step = 1; step <= steps; step++) expect(await raise(guest)).toMatchObject({ code: 0 });
    expect(await info()).toEqual({ addedEnergyLimit: 60, maxEnergyLimitCapacity: 60, diamondExchange: null });
    expect(await raise(guest)).toMatchObject({ code: 1703 });
    expect(await now(guest)).toEqual({ currentEnergy: 30, energyLimit: 90, diamond });
  });

  it('charges nothing where the diamonds are too few', async () => {
    const guest = await customer({ diamonds: 199 });
    expect(await raise(guest)).toMatchObject({ code: 1016 });
    expect(await now(guest)).toEqual({ currentEnergy: 30, energyLimit: 30, diamond: 199 });
  });
});
