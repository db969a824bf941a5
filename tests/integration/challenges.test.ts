import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { duelReport } from '#tests/factories/duels.ts';
import { type AddedPackage, addPackage } from '#tests/factories/packages.ts';
import { completeReport } from '#tests/factories/units.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { spendEnergy } from '#tests/support/energy.ts';
import { brokenInvariants } from '#tests/support/invariants.ts';
import { contextOf } from '#tests/support/service-context.ts';

const NOW = '2027-02-01T00:00:00Z';
const FIRST = { index: 1, startLevel: 1, endLevel: 3 };
const SECOND = { index: 2, startLevel: 4, endLevel: 6 };
const PATH = '/v1/atlas/challenge-stages';
let app: TestApp;
let pkg: AddedPackage;
let other: AddedPackage;
beforeAll(async () => {
  app = await startTestApp();
  pkg = await addPackage(app.source, { chapters: [12] });
  other = await addPackage(app.source, { chapters: [12] });
});
beforeEach(() => app.clock.set(NOW));
afterAll(() => app.stop());

type Guest = Awaited<ReturnType<TestApp['api']['guest']>>;
const get = async (guest: Guest, path: string) => (await app.api.rest(`GET ${path}`, undefined, { as: guest })).data;
const post = (guest: Guest, path: string, body: object, headers = {}) =>
  app.api.rest(`POST ${path}`, body, { as: guest, headers });
const complete = (guest: Guest, body: object) => post(guest, '/v1/learn/units/report-complete', body);
const cancel = (guest: Guest, body: object) => post(guest, '/v1/learn/units/report-cancel', body);
const free = { debug: JSON.stringify({ skipEnergyDeduction: true }) };
const startDuel = async (guest: Guest, named = FIRST, headers: object = free) =>
  (await post(guest, PATH, named, headers)).data;

/** A guest who has learned so many levels, of two packages by turns. */
async function learner(levels: number, packages = [pkg, other]): Promise<Guest> {
  const guest = await app.api.guest();
  for (let level = 0; level < levels; level++) {
    const packageId = packages[level % packages.length]?.id;
    const { data } = await post(guest, '/v1/atlas/stages', { packageId }, free);
    await complete(guest, completeReport(data));
  }
  return guest;
}
const win = async (guest: Guest, named = FIRST, mistaken = 0) =>
  (await complete(guest, duelReport(await startDuel(guest, named), mistaken))).data;

describe('challenges of the map', () => {
  it('are three a region, newest first, open once their level is completed', async () => {
    const guest = await learner(3);
    const { challengeStages, total } = await get(guest, PATH);
    expect(total).toBe(3);
    expect(challengeStages).toEqual([
      { index: 3, level: 10, active: false, npcImage: '1003', star: 0, lastCompletedAt: null },
      { index: 2, level: 6, active: false, npcImage: '1002', star: 0, lastCompletedAt: null },
      { index: 1, level: 3, active: true, npcImage: '1001', star: 0, lastCompletedAt: null },
    ]);
    expect((await get(guest, `${PATH}?offset=2&limit=5`)).challengeStages).toHaveLength(1);
    expect((await get(guest, `${PATH}?offset=9`)).challengeStages).toEqual([]);
  });

  it('are refused before their level is completed, and with levels of another', async () => {
    const guest = await learner(2);
    for (const path of [PATH, `${PATH}/pre`]) {
      expect((await post(guest, path, FIRST)).code).toBe(1301);
      expect((await post(guest, path, { ...FIRST, endLevel: 2 })).status).toBe(400);
      expect((await post(guest, path, { index: 0, startLevel: 1, endLevel: 3 })).status).toBe(400);
    }
    expect(await get(guest, '/v1/users/energy')).toMatchObject({ currentEnergy: 30 });
  });
});

describe('a duel', () => {
  it('takes energy and ten cards of the packages of its levels', async () => {
    const guest = await learner(3);
    expect((await post(guest, `${PATH}/pre`, FIRST)).data).toEqual({ requiredEnergy: 5, exp: 30 });
    const unit = await startDuel(guest, FIRST, {});
    expect(unit).toMatchObject({ level: 3, packageId: null, challengeIndex: 1, energy: { currentEnergy: 25 } });
    expect(unit.schedules).toHaveLength(10);
    const cards = unit.schedules.map(({ cardId }: { cardId: number }) => cardId);
    const of = await app.source.query('SELECT DISTINCT package_id FROM card WHERE id = ANY ($1)', [cards]);
    expect(of.map(({ package_id }: { package_id: number }) => package_id).sort()).toEqual([pkg.id, other.id].sort());
    expect(await get(guest, '/v1/learn/units/latest')).toMatchObject({ unitId: unit.unitId, challengeIndex: 1 });
    // A second tap starts nothing and takes nothing.
    const again = await startDuel(guest, FIRST, {});
    expect(again).toMatchObject({ unitId: unit.unitId, energy: { currentEnergy: 25 } });
  });

  it('is not started without energy, or without cards that may be learned', async () => {
    const tired = await learner(3);
    await spendEnergy(contextOf(app.source, { userId: tired.user.id, now: NOW }), 26);
    expect((await post(tired, PATH, FIRST)).code).toBe(1701);
    const gone = await addPackage(app.source, { chapters: [12] });
    const poor = await learner(3, [gone]);
    // Its author took it back, and it stands on nobody's shelf.
    await app.source.query("UPDATE package SET share_status = 'OFF' WHERE id = $1", [gone.id]);
    await app.source.query('DELETE FROM shelf WHERE package_id = $1', [gone.id]);
    expect((await post(poor, PATH, FIRST)).code).toBe(1501);
    const [{ count }] = await app.source.query('SELECT count(*)::int FROM challenge WHERE user_id = ANY ($1)', [
      [tired.user.id, poor.user.id],
    ]);
    expect(count).toBe(0);
  });

  it('that is won brings 30 exp, stars, the task and the check-in, but completes no level', async () => {
    const guest = await learner(3);
    const before = await get(guest, '/v1/users/assets');
    const stages = (await get(guest, '/v1/tasks')).daily.stats;
    const data = await win(guest, FIRST, 2);
    expect(data.stats).toMatchObject({ exp: 30, comboExp: 0, star: 2, level: 3 });
    const region = { region: 1, stars: 2, of: 9, diamond: 20, received: false };
    const won = { index: 1, won: true, blood: 0.6, star: 2, bestStar: 2, firstVictory: true };
    expect(data.challenge).toEqual({ ...won, region });
    expect(await get(guest, '/v1/users/assets')).toEqual({ ...before, exp: before.exp + 30 });
    expect((await get(guest, '/v1/atlas/stages')).activeLevel).toBe(4);
    // Numbers of challenges are numbers of stages too, of whomever.
    expect(await app.source.query('SELECT id FROM stage WHERE unit_id = $1', [data.stats.unitId])).toEqual([]);
    expect((await get(guest, '/v1/tasks')).daily.stats).toEqual({
      ...stages,
      WIN_CHALLENGE: 1,
      EARN_EXP: stages.EARN_EXP + 30,
      THREE_STAR_CARDS: stages.THREE_STAR_CARDS + 8,
    });
    expect((await get(guest, PATH)).challengeStages[2]).toMatchObject({
      star: 2,
      lastCompletedAt: '2027-02-01T00:00:00.000Z',
    });
    const packages = await app.source.query(
      `SELECT count(*)::int FROM card_memory m JOIN card c ON c.id = m.card_id
       WHERE m.user_id = $1 AND m.package_id <> c.package_id`,
      [guest.user.id],
    );
    expect(packages).toEqual([{ count: 0 }]);
  });

  it('that is won again brings 10 exp, and never takes a star', async () => {
    const guest = await learner(3);
    await win(guest, FIRST, 1);
    expect((await post(guest, `${PATH}/pre`, FIRST)).data.exp).toBe(10);
    const { challenge, stats } = await win(guest, FIRST, 4);
    expect(stats).toMatchObject({ exp: 10, star: 1 });
    expect(challenge).toMatchObject({ star: 1, bestStar: 3, firstVictory: false });
    expect((await get(guest, PATH)).challengeStages[2].star).toBe(3);
    expect(await brokenInvariants((text) => app.source.query(text))).toEqual({});
  });

  it('checks in where it is the first of the day', async () => {
    const guest = await learner(3);
    app.clock.set('2027-02-02T00:00:00Z');
    await win(guest);
    expect(await get(guest, '/v1/users/check-in/ct')).toMatchObject({ todayCheckIn: true, continuousDays: 2 });
  });

  it('that was lost is cancelled and keeps the energy', async () => {
    const guest = await learner(3);
    const unit = await startDuel(guest, FIRST, {});
    const { learnEvents } = duelReport(unit, 5);
    const { data } = await cancel(guest, { unitId: unit.unitId, learnEvents: learnEvents.slice(0, 5) });
    expect(data.energyReturned).toBe(0);
    expect((await get(guest, PATH)).challengeStages[2]).toMatchObject({ star: 0, lastCompletedAt: null });
  });

  it.each([
    ['more blood than the events give', (unit: never) => ({ ...duelReport(unit, 2), blood: 1 })],
    ['less blood than the events give', (unit: never) => ({ ...duelReport(unit, 1), blood: 0.2 })],
    ['no blood', (unit: never) => ({ ...duelReport(unit), blood: undefined })],
    ['a defeat', (unit: never) => duelReport(unit, 5)],
    ['cards that were asked twice', (unit: never) => ({ ...completeReport(unit), blood: 1 })],
    ['a longer combo than its cards', (unit: never) => ({ ...duelReport(unit), comboCount: 11 })],
  ])('is refused with %s, and may be reported rightly then', async (_, report) => {
    const guest = await learner(3);
    const unit = await startDuel(guest);
    expect((await complete(guest, report(unit as never))).status).toBe(400);
    expect((await complete(guest, duelReport(unit))).data.challenge.star).toBe(3);
  });

  it('of which nothing could be shown wins nothing', async () => {
    const guest = await learner(3);
    const unit = await startDuel(guest);
    const report = { ...completeReport(unit, { events: () => '' }), blood: 1 };
    const { data } = await complete(guest, report);
    expect(data.challenge).toMatchObject({ won: false, star: 0, firstVictory: false });
    expect(data.stats.exp).toBe(0);
    expect((await get(guest, '/v1/tasks')).daily.stats.WIN_CHALLENGE).toBe(0);
    expect((await get(guest, PATH)).challengeStages[2]).toMatchObject({ star: 0, lastCompletedAt: null });
  });

  it('is reported by its own account only, and answers a repeat alike', async () => {
    const [guest, stranger] = [await learner(3), await app.api.guest()];
    const report = duelReport(await startDuel(guest));
    expect((await complete(stranger, report)).code).toBe(1204);
    const first = await complete(guest, report);
    expect((await complete(guest, report)).data).toEqual(first.data);
    expect(first.code).toBe(0);
  });

  it('that is reported from sixteen sides counts once', async () => {
    const guest = await learner(3);
    const exp = (await get(guest, '/v1/users/assets')).exp;
    const report = duelReport(await startDuel(guest), 1);
    const replies = await Promise.all(Array.from({ length: 16 }, () => complete(guest, report)));
    for (const reply of replies) expect(reply.data).toEqual(replies[0]?.data);
    expect((await get(guest, '/v1/users/assets')).exp).toBe(exp + 30);
    expect((await get(guest, '/v1/tasks')).daily.stats.WIN_CHALLENGE).toBe(1);
    expect(await brokenInvariants((text) => app.source.query(text))).toEqual({});
  });
});

describe('the reward of a region', () => {
  const claim = (guest: Guest, index = 1) => post(guest, '/v1/atlas/region-reward', { index });
  const status = async (guest: Guest, indexes: number[]) =>
    (await post(guest, '/v1/atlas/region-reward/batch-status', { indexes })).data.received;

  it('waits for all nine stars, is granted once, from sixteen sides', async () => {
    const guest = await learner(10);
    await win(guest, FIRST);
    await win(guest, SECOND, 2);
    const third = { index: 3, startLevel: 7, endLevel: 10 };
    await win(guest, third);
    // Eight stars of nine.
    expect((await claim(guest)).code).toBe(1007);
    const { challenge } = await win(guest, SECOND);
    expect(challenge.region).toEqual({ region: 1, stars: 9, of: 9, diamond: 20, received: false });
    expect((await claim(guest, 2)).code).toBe(1007);
    expect(await status(guest, [1, 2])).toEqual([]);
    const { diamond } = await get(guest, '/v1/users/assets');
    const replies = await Promise.all(Array.from({ length: 16 }, () => claim(guest)));
    expect(replies.map(({ code }) => code).sort()).toEqual([0, ...Array.from({ length: 15 }, () => 1006)]);
    expect(replies.find(({ code }) => code === 0)?.data).toMatchObject({ diamond: 20 });
    expect((await get(guest, '/v1/users/assets')).diamond).toBe(diamond + 20);
    expect(await status(guest, [2, 1])).toEqual([1]);
    expect((await win(guest, SECOND)).challenge.region).toMatchObject({ stars: 9, received: true });
    const other = await learner(3);
    expect((await win(other)).challenge.region).toMatchObject({ stars: 3, received: false });
    expect(await get(guest, '/v1/msgs/page')).toMatchObject({
      msgs: [{ type: 'PERSONAL', content: { title: '第 1 区的奖励到了' } }],
      total: 1,
    });
    expect(await status(await app.api.guest(), [1])).toEqual([]);
    expect(await brokenInvariants((text) => app.source.query(text))).toEqual({});
  });
});
