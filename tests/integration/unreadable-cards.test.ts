import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { seededRandom } from '#domain/random.ts';
import { completeReport } from '#domain/session/report.ts';
import type { Session, UnitStart } from '#domain/session/session.ts';
import { startSession } from '#domain/session/start.ts';
import { type AddedPackage, addPackage } from '#tests/factories/packages.ts';
import { type Guest, startTestApp, type TestApp } from '#tests/support/app.ts';
import { brokenInvariants } from '#tests/support/invariants.ts';
import { learn } from '#tests/unit/domain/support/units.ts';

let app: TestApp;
let pkg: AddedPackage;
let guest: Guest;
let now: number;
beforeAll(async () => {
  app = await startTestApp();
  pkg = await addPackage(app.source, { chapters: [10] });
});
afterAll(async () => {
  expect(await brokenInvariants((text) => app.sql(text))).toEqual({});
  await app.stop();
});
beforeEach(async () => {
  setClock(Date.parse('2027-02-01T00:00:00Z'));
  guest = await app.api.guest();
});

function setClock(ms: number): void {
  now = ms;
  app.clock.set(new Date(ms).toISOString());
}

const get = async (path: string) => (await app.api.rest(`GET ${path}`, undefined, { as: guest })).data;
const start = async (): Promise<UnitStart> =>
  (await app.api.rest('POST /v1/atlas/stages', { packageId: pkg.id }, { as: guest })).data;
const rows = (table: string) =>
  app.sql(`SELECT * FROM ${table} WHERE user_id = $1 ORDER BY card_id`, [guest.user.id]) as Promise<
    { card_id: number }[]
  >;

/** Learns a unit without a mistake on a device that cannot read the first `broken` of its cards, and reports it. */
async function learnOn(unit: UnitStart, broken: number) {
  const schedules = unit.schedules.map((card, at) =>
    at < broken ? { ...card, content: '{"type":"later.card"}' } : card,
  );
  const session = startSession({ ...unit, schedules }, { random: seededRandom(1), now });
  const last = learn(session, () => 1).at(-1) as Session;
  setClock(last.updatedAt);
  return app.api.rest('POST /v1/learn/units/report-complete', completeReport(last), { as: guest });
}

describe('a unit with cards that the device cannot read', () => {
  it('is taken, and counts what was learned', async () => {
    const unit = await start();
    const { code, data } = await learnOn(unit, 2);
    expect(code).toBe(0);
    // Eight of eight are perfect, and the boss asks five of them again: 21 answers without a mistake.
    expect(data.stats).toMatchObject({
      exp: 16,
      star: 3,
      debutCount: 8,
      reviewCount: 0,
      comboCount: 21,
      comboExp: 10,
      checkInPopped: false,
    });
    expect(data.dailyTaskResponse.stats).toMatchObject({
      FINISH_STAGE: 1,
      EARN_EXP: 26,
      THREE_STAR_CARDS: 8,
      COMBO: 21,
    });
    const learned = unit.schedules.slice(2).map(({ cardId }) => cardId);
    expect(data.masteryChanges.map(({ cardId }: { cardId: number }) => cardId)).toEqual(learned);
    const ascending = [...learned].sort((a, b) => a - b);
    for (const table of ['card_memory', 'learn_event', 'rating_log'])
      expect((await rows(table)).map(({ card_id }) => card_id)).toEqual(ascending);
    const { cards } = await get(`/v1/atlas/${unit.stageId}/look-back`);
    expect(cards.map(({ lookBackStatus }: { lookBackStatus: string | null }) => lookBackStatus)).toEqual([
      null,
      null,
      ...Array.from({ length: 8 }, () => 'PERFECT'),
    ]);
  });

  it('leaves the memory of those cards as it is', async () => {
    await learnOn(await start(), 0);
    const before = await rows('card_memory');
    setClock(now + 20 * 86_400_000);
    const unit = await start();
    const [hidden] = unit.schedules;
    const { data } = await learnOn(unit, 1);
    expect(data.stats).toMatchObject({ exp: 18, debutCount: 0, reviewCount: 9 });
    const after = await rows('card_memory');
    const of = (memories: { card_id: number }[]) => memories.find(({ card_id }) => card_id === hidden?.cardId);
    expect(of(after)).toEqual(of(before));
    const others = (memories: { card_id: number }[]) => memories.filter(({ card_id }) => card_id !== hidden?.cardId);
    for (const [index, memory] of others(after).entries()) expect(memory).not.toEqual(others(before)[index]);
  });

  it('completes with nothing earned where it has no other', async () => {
    await learnOn(await start(), 0);
    const board = await get('/v1/tasks');
    const assets = await get('/v1/users/assets');
    const { code, data } = await learnOn(await start(), 10);
    expect(code).toBe(0);
    expect(data.stats).toMatchObject({ exp: 0, comboExp: 0, comboCount: 0, duration: 0, star: 1, level: 2 });
    expect(data.masteryChanges).toEqual([]);
    // Its answer shows the daily tasks as they stood.
    expect(data.dailyTaskResponse.stats).toEqual(board.daily.stats);
    expect((await get('/v1/tasks')).weekly.stats).toEqual(board.weekly.stats);
    expect((await get('/v1/tasks')).newbie.stats).toEqual(board.newbie.stats);
    expect(await get('/v1/users/assets')).toEqual(assets);
    expect((await get('/v1/atlas/stages')).activeLevel).toBe(3);
    expect(await get('/v1/learn/units/latest')).toBeNull();
  });

  it('checks nobody in where it has no other', async () => {
    const { data } = await learnOn(await start(), 10);
    expect(data.stats.checkInPopped).toBe(true);
    expect(await get('/v1/users/check-in/ct')).toMatchObject({ todayCheckIn: false, continuousDays: 0 });
    await learnOn(await start(), 0);
    setClock(now + 86_400_000);
    await learnOn(await start(), 10);
    expect(await get('/v1/users/check-in/ct')).toMatchObject({ todayCheckIn: false, continuousDays: 1 });
  });
});
