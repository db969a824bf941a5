import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { START_LOCK } from '#server/modules/units/replacing.ts';
import { type AddedPackage, addPackage } from '#tests/factories/packages.ts';
import { completeReport } from '#tests/factories/units.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { spendEnergy } from '#tests/support/energy.ts';
import { contextOf } from '#tests/support/service-context.ts';
import { until } from '#tests/support/until.ts';

const NOW = '2027-02-01T00:00:00Z';
let app: TestApp;
let pkg: AddedPackage;
beforeAll(async () => {
  app = await startTestApp();
  pkg = await addPackage(app.source, { chapters: [30, 30] });
});
beforeEach(() => app.clock.set(NOW));
afterAll(() => app.stop());

type Guest = Awaited<ReturnType<TestApp['api']['guest']>>;
const get = (guest: Guest, path: string, headers = {}) =>
  app.api.rest(`GET ${path}`, undefined, { as: guest, headers });
const start = (guest: Guest, body: object = {}, headers = {}) =>
  app.api.rest('POST /v1/atlas/stages', { packageId: pkg.id, ...body }, { as: guest, headers });
const complete = (guest: Guest, body: object, headers = {}) =>
  app.api.rest('POST /v1/learn/units/report-complete', body, { as: guest, headers });
const learn = async (guest: Guest, headers = {}) => {
  const { data } = await start(guest, {}, headers);
  return (await complete(guest, completeReport(data), headers)).data;
};
const energyOf = async (guest: Guest) => (await get(guest, '/v1/users/energy')).data.currentEnergy;
const leaveEnergy = (guest: Guest, left: number) =>
  spendEnergy(contextOf(app.source, { userId: guest.user.id, now: NOW }), 30 - left);
const unitsOf = (guest: Guest) =>
  app.source.query('SELECT id, cancelled_at, energy_returned FROM unit WHERE user_id = $1 ORDER BY id', [
    guest.user.id,
  ]);
/** Everything a start writes. */
const storedOf = async (guest: Guest) => {
  const rows = ['unit', 'stage', 'energy'].map(async (table) => [
    table,
    await app.source.query(`SELECT * FROM ${table} WHERE user_id = $1`, [guest.user.id]),
  ]);
  return Object.fromEntries(await Promise.all(rows));
};
const vip = (guest: Guest) =>
  app.source.query("UPDATE users SET vip_expire_at = '2100-01-01' WHERE id = $1", [guest.user.id]);

describe('starting a stage', () => {
  it('takes 5 energy and 10 cards in chapter order', async () => {
    const guest = await app.api.guest();
    const { code, data } = await start(guest);
    expect(code).toBe(0);
    expect(data).toMatchObject({ level: 1, packageId: pkg.id, mode: 'NORMAL', energy: { currentEnergy: 25 } });
    expect(data.schedules.map((card: { content: string }) => JSON.parse(card.content).question)).toEqual(
      Array.from({ length: 10 }, (_, index) => `0-${index}`),
    );
    expect(data.schedules[0]).toMatchObject({
      cardStatus: 'DEBUT',
      r: 0,
      authorId: pkg.authorId,
      lookBackStatus: null,
    });
  });

  it('in passionate mode is for VIP: 20 cards without energy', async () => {
    const guest = await app.api.guest();
    expect((await start(guest, { mode: 'PASSIONATE' })).code).toBe(1206);
    await vip(guest);
    const { data } = await start(guest, { mode: 'PASSIONATE' });
    expect(data.schedules).toHaveLength(20);
    expect(data.energy.currentEnergy).toBe(data.energy.energyLimit);
  });

  it('is refused without energy, and then nothing is started', async () => {
    const guest = await app.api.guest();
    await leaveEnergy(guest, 4);
    const before = await storedOf(guest);
    expect(await start(guest)).toMatchObject({ status: 200, code: 1701, data: null });
    expect(await storedOf(guest)).toEqual(before);
  });

  it('skips the energy where debugging says so', async () => {
    const guest = await app.api.guest();
    const { data } = await start(guest, {}, { debug: JSON.stringify({ skipEnergyDeduction: true }) });
    expect(data.energy.currentEnergy).toBe(30);
    const cancelled = await app.api.rest(
      'POST /v1/learn/units/report-cancel',
      { unitId: data.unitId, learnEvents: [] },
      { as: guest },
    );
    expect(cancelled.data).toMatchObject({ energyReturned: 0, energy: { currentEnergy: 30 } });
  });

  it.each([
    ['1203 for a package that does not exist', 1203, async () => 999_999],
    [
      '1211 for a package with fewer than 10 cards',
      1211,
      async () => (await addPackage(app.source, { chapters: [9] })).id,
    ],
    [
      '1501 where fewer than 10 cards are complete',
      1501,
      async () => {
        const { id } = await addPackage(app.source, { chapters: [12] });
        await app.source.query(
          'UPDATE card SET learnable = false WHERE id IN (SELECT id FROM card WHERE package_id = $1 ORDER BY id LIMIT 3)',
          [id],
        );
        return id;
      },
    ],
    [
      '1206 for a package that is not shared',
      1206,
      async () => {
        const { id } = await addPackage(app.source);
        await app.source.query("UPDATE package SET share_status = 'OFF' WHERE id = $1", [id]);
        return id;
      },
    ],
  ])('is %s', async (_, code, make) => {
    const guest = await app.api.guest();
    const packageId = await make();
    expect((await start(guest, { packageId })).code).toBe(code);
    expect(await storedOf(guest)).toEqual({ unit: [], stage: [], energy: [] });
  });

  it('takes all cards of a package that has 10 to 20 in passionate mode', async () => {
    const guest = await app.api.guest();
    await vip(guest);
    const { id } = await addPackage(app.source, { chapters: [12] });
    expect((await start(guest, { packageId: id, mode: 'PASSIONATE' })).data.schedules).toHaveLength(12);
  });

  it('allows two completed units of a package that is not unlocked', async () => {
    const guest = await app.api.guest();
    const { id } = await addPackage(app.source, { unlockDiamondRequirement: 100 });
    for (const _ of [1, 2]) {
      const { data } = await start(guest, { packageId: id });
      expect((await complete(guest, completeReport(data))).code).toBe(0);
    }
    expect((await start(guest, { packageId: id })).code).toBe(1206);
    expect((await get(guest, `/v1/package_source/packages/${id}`)).data.trailStatus).toEqual({
      trailCount: 2,
      trailLimit: 2,
    });
    await vip(guest);
    expect((await start(guest, { packageId: id })).code).toBe(0);
  });

  it('answers a double tap with the same unit', async () => {
    const guest = await app.api.guest();
    const first = (await start(guest)).data;
    const again = (await start(guest)).data;
    expect(again).toEqual(first);
    expect(await energyOf(guest)).toBe(25);
  });

  it('cancels an unfinished unit and gives its energy back', async () => {
    const guest = await app.api.guest();
    const other = await addPackage(app.source);
    const first = (await start(guest)).data;
    const second = (await start(guest, { packageId: other.id })).data;
    expect(second.unitId).not.toBe(first.unitId);
    expect(second.stageId).toBe(first.stageId);
    expect(second.energy.currentEnergy).toBe(25);
    expect(await unitsOf(guest)).toMatchObject([
      { id: first.unitId, cancelled_at: expect.any(Date), energy_returned: 5 },
      { id: second.unitId, cancelled_at: null },
    ]);
  });

  it('keeps the unfinished unit where the new one cannot start', async () => {
    const guest = await app.api.guest();
    const first = (await start(guest)).data;
    expect((await start(guest, { packageId: 999_999 })).code).toBe(1203);
    expect((await get(guest, '/v1/learn/units/latest')).data.unitId).toBe(first.unitId);
    expect(await energyOf(guest)).toBe(25);
  });

  it('gives one unit to 16 parallel starts on the last energy', async () => {
    const sixteen = <Answer>(call: () => Promise<Answer>) => Promise.all(Array.from({ length: 16 }, call));
    for (let round = 0; round < 4; round++) {
      const guest = await app.api.guest();
      await leaveEnergy(guest, 5);
      // Opens the connections first, so that the starts really meet.
      await sixteen(() => energyOf(guest));
      const answers = await sixteen(() => start(guest));
      expect(answers.map(({ code }) => code)).toEqual(Array.from({ length: 16 }, () => 0));
      expect(new Set(answers.map(({ data }) => data.unitId)).size).toBe(1);
      expect(await unitsOf(guest)).toMatchObject([{ cancelled_at: null }]);
      expect(await energyOf(guest)).toBe(0);
    }
  });

  it('leaves one open unit and takes energy once, whatever different packages race', async () => {
    const guest = await app.api.guest();
    const packages = await Promise.all([1, 2, 3, 4].map(() => addPackage(app.source)));
    await leaveEnergy(guest, 5);
    const answers = await Promise.all([...packages, ...packages].map(({ id }) => start(guest, { packageId: id })));
    expect(answers.every(({ code }) => code === 0)).toBe(true);
    const units = await unitsOf(guest);
    expect(units.filter((unit: { cancelled_at: Date | null }) => !unit.cancelled_at)).toHaveLength(1);
    expect(await energyOf(guest)).toBe(0);
  });

  it.each([
    ['', {}],
    [', under a key', { 'idempotency-key': 'a-key-of-this-test' }],
  ])('that another start and its report overtake starts the next level and takes energy once%s', async (_, headers) => {
    const guest = await app.api.guest();
    const blocker = app.source.createQueryRunner();
    await blocker.startTransaction();
    try {
      await blocker.query(`SELECT pg_advisory_xact_lock(${START_LOCK}, $1)`, [guest.user.id]);
      const late = start(guest, {}, headers);
      const waiting = 'SELECT FROM pg_locks WHERE classid = $1 AND objid = $2 AND NOT granted';
      await until(async () => (await blocker.query(waiting, [START_LOCK, guest.user.id])).length === 1);
      await blocker.query(
        "INSERT INTO stage (user_id, level, package_id, completed_at) VALUES ($1, 1, $2, '2027-02-01')",
        [guest.user.id, pkg.id],
      );
      await blocker.commitTransaction();
      expect(await late).toMatchObject({ code: 0, data: { level: 2, energy: { currentEnergy: 25 } } });
      expect(await energyOf(guest)).toBe(25);
    } finally {
      await blocker.release();
    }
  });

  it('races with the report of the unit before it without harm', async () => {
    for (let round = 0; round < 8; round++) {
      const guest = await app.api.guest();
      const other = await addPackage(app.source);
      const first = (await start(guest)).data;
      const [report, next] = await Promise.all([
        complete(guest, completeReport(first)),
        start(guest, { packageId: other.id }),
      ]);
      expect(next.code).toBe(0);
      const [unit] = await app.source.query('SELECT completed_at, cancelled_at FROM unit WHERE id = $1', [
        first.unitId,
      ]);
      expect(report.code).toBe(unit.completed_at ? 0 : 1302);
      expect(Boolean(unit.completed_at)).not.toBe(Boolean(unit.cancelled_at));
      expect(next.data.level).toBe(unit.completed_at ? 2 : 1);
      expect(await energyOf(guest)).toBe(unit.completed_at ? 20 : 25);
    }
  });
});

describe('atlas stages', () => {
  it('begin with the active level and grow by one with each completed unit', async () => {
    const guest = await app.api.guest();
    const list = async (query = '') => (await get(guest, `/v1/atlas/stages${query}`)).data;
    expect(await list()).toEqual({
      stages: [{ level: 1, completedAt: null, pkgInfo: null, stageId: null }],
      activeLevel: 1,
      total: 1,
      offset: 0,
      limit: 50,
    });
    for (const _ of [1, 2, 3]) await learn(guest);
    await start(guest);
    const all = await list();
    expect(all).toMatchObject({ activeLevel: 4, total: 4 });
    expect(all.stages.map(({ level }: { level: number }) => level)).toEqual([4, 3, 2, 1]);
    expect(all.stages[1]).toMatchObject({
      stageId: expect.any(Number),
      completedAt: expect.any(String),
      pkgInfo: { id: pkg.id },
    });
    const pages = [await list('?limit=2'), await list('?limit=2&offset=2'), await list('?limit=2&offset=4')];
    expect(pages.map(({ stages }) => stages.map(({ level }: { level: number }) => level))).toEqual([
      [4, 3],
      [2, 1],
      [],
    ]);
    expect(pages.map(({ activeLevel }) => activeLevel)).toEqual([4, 4, 4]);
  });

  it("name their package in the caller's language, and as its author did where it was not translated", async () => {
    const guest = await app.api.guest();
    await learn(guest);
    const { stageId } = (await get(guest, '/v1/atlas/stages')).data.stages[1];
    const names = async (language: string) => {
      const headers = { 'accept-language': language };
      const { stages } = (await get(guest, '/v1/atlas/stages', headers)).data;
      const { pkgInfo } = (await get(guest, `/v1/atlas/${stageId}/look-back`, headers)).data;
      return [stages[1].pkgInfo.name, pkgInfo.name].map((name: string) => name.split(' ')[0]);
    };
    expect(await names('zh')).toEqual(['卡包', '卡包']);
    expect(await names('en')).toEqual(['Package', 'Package']);
    await app.sql("UPDATE package SET translations = '{}' WHERE id = $1", [pkg.id]);
    expect(await names('en')).toEqual(['卡包', '卡包']);
  });

  it('are prepared only for the active level', async () => {
    const guest = await app.api.guest();
    const prepare = (stageLevel: number) => app.api.rest('POST /v1/atlas/stages/pre', { stageLevel }, { as: guest });
    await app.api.rest('POST /v1/users/bookshelf', { packageId: pkg.id }, { as: guest });
    expect((await prepare(1)).data).toMatchObject({
      stageLevel: 1,
      requiredEnergy: 5,
      passionateRequiredEnergy: 0,
      packageList: { packages: [{ id: pkg.id }] },
      expMap: { [pkg.id]: 20 },
      passionateExpMap: { [pkg.id]: 40 },
    });
    for (const level of [0, 2, -1]) expect((await prepare(level)).code).toBe(1301);
    await learn(guest);
    expect((await prepare(1)).code).toBe(1301);
    expect((await prepare(2)).code).toBe(0);
  });

  it('can be looked back at, by their owner alone', async () => {
    const [guest, stranger] = [await app.api.guest(), await app.api.guest()];
    const { data } = await start(guest);
    const path = `/v1/atlas/${data.stageId}/look-back`;
    expect((await get(guest, path)).code).toBe(1204);
    const events = (index: number) =>
      ['WRONG CORRECT CORRECT', 'WRONG CORRECT TIP CORRECT'][index] ?? 'CORRECT CORRECT';
    await complete(guest, completeReport(data, { events }));
    const seen = (await get(guest, path)).data;
    expect(seen).toMatchObject({ level: 1, star: 2, grade: 'GOOD', pkgInfo: { id: pkg.id } });
    expect(seen.cards.map(({ lookBackStatus }: { lookBackStatus: string }) => lookBackStatus)).toEqual([
      'GOOD',
      'NEEDS_IMPROVEMENT',
      ...Array.from({ length: 8 }, () => 'PERFECT'),
    ]);
    expect((await get(stranger, path)).code).toBe(1204);
  });
});

describe('the unit in progress', () => {
  it('is answered until it is an hour old', async () => {
    const guest = await app.api.guest();
    expect(await get(guest, '/v1/learn/units/latest')).toMatchObject({ code: 0, data: null });
    const { data } = await start(guest);
    const latest = async (now: string) => {
      app.clock.set(now);
      return (await get(guest, '/v1/learn/units/latest')).data;
    };
    expect(await latest('2027-02-01T01:00:00Z')).toMatchObject({
      unitId: data.unitId,
      startedAt: '2027-02-01T00:00:00.000Z',
      expiresAt: '2027-02-01T01:00:00.000Z',
      schedules: data.schedules,
    });
    expect(await latest('2027-02-01T01:00:00.001Z')).toBeNull();
  });
});
