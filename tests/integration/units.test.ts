import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { CompletionEffects1800000000600 } from '#server/modules/units/migrations/1800000000600-completion-effects.ts';
import { unitHistory, unitLogs } from '#server/modules/units/unit.service.ts';
import { type AddedPackage, addPackage } from '#tests/factories/packages.ts';
import { completeReport } from '#tests/factories/units.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { contextOf } from '#tests/support/service-context.ts';

const NOW = '2027-02-01T00:00:00Z';
let app: TestApp;
let pkg: AddedPackage;
beforeAll(async () => {
  app = await startTestApp();
  pkg = await addPackage(app.source, { chapters: [60] });
});
beforeEach(() => app.clock.set(NOW));
afterAll(() => app.stop());

type Guest = Awaited<ReturnType<TestApp['api']['guest']>>;
const get = async (guest: Guest, path: string) => (await app.api.rest(`GET ${path}`, undefined, { as: guest })).data;
const start = async (guest: Guest) =>
  (await app.api.rest('POST /v1/atlas/stages', { packageId: pkg.id }, { as: guest })).data;
const complete = (guest: Guest, body: object, headers = {}) =>
  app.api.rest('POST /v1/learn/units/report-complete', body, { as: guest, headers });
const cancel = (guest: Guest, body: object) => app.api.rest('POST /v1/learn/units/report-cancel', body, { as: guest });
const rows = (table: string, guest: Guest) =>
  app.source.query(`SELECT * FROM ${table} WHERE user_id = $1 ORDER BY 1, 2, 3`, [guest.user.id]);

describe('completing a unit', () => {
  it('reads reports that come together at once, and settles of each only its own', async () => {
    const guests = await Promise.all(Array.from({ length: 12 }, () => app.api.guest()));
    const units = await Promise.all(guests.map(start));
    const query = vi.spyOn(pg.Client.prototype, 'query');
    // Every third reports the unit of somebody else, whose own report comes along with it.
    const answers = await Promise.all(
      guests.map((guest, index) => complete(guest, completeReport(units[index % 3 === 0 ? index + 1 : index]))),
    );
    const sent = query.mock.calls.map(([statement]) => (statement as unknown as { name: string }).name);
    query.mockRestore();

    expect(sent).toContain('units.reported_many');
    expect(answers.map(({ code, data }) => data?.stats.unitId ?? code)).toEqual(
      units.map(({ unitId }, index) => (index % 3 === 0 ? 1204 : unitId)),
    );
    const cards = await Promise.all(guests.map((guest) => rows('card_memory', guest)));
    expect(cards.map(({ length }) => length)).toEqual(guests.map((_, index) => (index % 3 === 0 ? 0 : 10)));
  });

  it('brings stars, exp, combo exp, check-in, tasks and mastery', async () => {
    const guest = await app.api.guest();
    const unit = await start(guest);
    const events = (index: number) => (index < 2 ? 'WRONG CORRECT CORRECT' : 'CORRECT CORRECT');
    const { data } = await complete(guest, completeReport(unit, { events, comboCount: 13 }));
    expect(data.stats).toEqual({
      unitId: unit.unitId,
      level: 1,
      debutCount: 10,
      reviewCount: 0,
      comboCount: 13,
      duration: 64,
      exp: 20,
      comboExp: 6,
      star: 2,
      checkInPopped: false,
    });
    expect(data).toMatchObject({ mode: 'NORMAL', unitRankResponse: null });
    expect(data.dailyTaskResponse.stats).toMatchObject({
      FINISH_STAGE: 1,
      EARN_EXP: 26,
      THREE_STAR_CARDS: 8,
      COMBO: 13,
    });
    expect(data.masteryChanges).toHaveLength(10);
    expect(data.masteryChanges[9]).toEqual({ cardId: unit.schedules[9].cardId, oldMastery: 0, newMastery: 27 });
    expect(await get(guest, '/v1/users/assets')).toEqual({ diamond: 0, exp: 26 });
    expect(await get(guest, '/v1/users/check-in/ct')).toMatchObject({ todayCheckIn: true, continuousDays: 1 });
    expect((await get(guest, '/v1/atlas/stages')).activeLevel).toBe(2);
    expect(await get(guest, '/v1/learn/units/latest')).toBeNull();
    expect((await get(guest, '/v1/tasks')).newbie.stats.FINISH_FIRST_STAGE).toBe(1);
  });

  it('keeps every event for ever, and at most two ratings of a card', async () => {
    const guest = await app.api.guest();
    const unit = await start(guest);
    const events = (index: number) => (index === 0 ? 'TIP WRONG CORRECT CORRECT' : 'CORRECT CORRECT');
    const report = completeReport(unit, { events });
    await complete(guest, report);
    const kept = await rows('learn_event', guest);
    expect(kept).toHaveLength(10);
    const first = kept.find((row: { card_id: number }) => row.card_id === unit.schedules[0].cardId);
    expect(first).toMatchObject({ events: report.learnEvents[0]?.events, seconds: 6.4, times: 2 });
    const ratings = await rows('rating_log', guest);
    expect(ratings).toHaveLength(11);
    const logs = await unitLogs(contextOf(app.source, { userId: guest.user.id }), unit.unitId);
    const rates = logs.learnLogs.map(({ detail }) => detail.rateType);
    expect(rates.sort()).toEqual(['AGAIN', ...Array.from({ length: 9 }, () => 'GOOD')]);
  });

  it('neither rates nor grades what the boss and his match ask', async () => {
    const guest = await app.api.guest();
    const unit = await start(guest);
    const boss = ' LAPSE match:WRONG match:CORRECT';
    const report = completeReport(unit, { events: (index) => `CORRECT CORRECT${index < 5 ? boss : ''}` });
    const { data } = await complete(guest, report);
    expect(data.stats.star).toBe(3);
    expect(data.dailyTaskResponse.stats).toMatchObject({ THREE_STAR_CARDS: 10 });
    const ratings = await rows('rating_log', guest);
    expect(ratings.map(({ rating }: { rating: number }) => rating)).toEqual(Array.from({ length: 10 }, () => 3));
    // What happened is kept all the same, and the boss's rounds count as learned.
    expect(await rows('learn_event', guest)).toEqual(
      expect.arrayContaining(
        report.learnEvents.map(({ cardId, events }) => expect.objectContaining({ card_id: cardId, events })),
      ),
    );
    expect(
      (await rows('card_memory', guest)).map(({ learn_times }: { learn_times: number }) => learn_times).sort(),
    ).toEqual([2, 2, 2, 2, 2, 3, 3, 3, 3, 3]);
  });

  it('counts the combo that the events give where more was claimed', async () => {
    const guest = await app.api.guest();
    const events = (index: number) => (index === 6 ? 'CORRECT TIP CORRECT' : 'CORRECT CORRECT');
    const { code, data } = await complete(guest, completeReport(await start(guest), { events, comboCount: 19 }));
    expect(code).toBe(0);
    expect(data.stats).toMatchObject({ comboCount: 13, comboExp: 6 });
    expect(data.dailyTaskResponse.stats).toMatchObject({ COMBO: 13, EARN_EXP: 26 });
    expect(await get(guest, '/v1/users/assets')).toMatchObject({ exp: 26 });
  });

  it('counts once under 32 duplicate reports, and answers all of them the same', async () => {
    const guest = await app.api.guest();
    const report = completeReport(await start(guest), { comboCount: 20 });
    const answers = await Promise.all(Array.from({ length: 32 }, () => complete(guest, report)));
    const data = answers[0]?.data;
    expect(data.stats.comboCount).toBe(20);
    for (const answer of answers) expect(answer).toMatchObject({ code: 0, data });
    expect(await get(guest, '/v1/users/assets')).toMatchObject({ exp: 30 });
    expect(await rows('ledger', guest)).toHaveLength(1);
    expect(await rows('stage', guest)).toHaveLength(1);
    expect((await rows('card_memory', guest)).every((row: { learn_times: number }) => row.learn_times === 2)).toBe(
      true,
    );
    expect((await get(guest, '/v1/tasks')).daily.stats.FINISH_STAGE).toBe(1);
    const again = completeReport({ ...(await start(guest)), unitId: report.unitId });
    app.clock.set('2027-02-20T00:00:00Z');
    const later = await complete(guest, again);
    // Other events: it is taken for another device.
    expect(later.data).toEqual({ ...data, completedElsewhere: true });
  });

  it("answers a repeat from elsewhere as then, in the caller's language", async () => {
    const guest = await app.api.guest();
    const report = completeReport(await start(guest));
    const { data } = await complete(guest, report);
    await complete(guest, completeReport(await start(guest)));
    app.clock.set('2027-02-20T00:00:00Z');
    expect((await complete(guest, report, { 'time-zone': 'America/New_York' })).data).toEqual(data);
    const { dailyTaskResponse, ...english } = (await complete(guest, report, { 'accept-language': 'en' })).data;
    expect({ ...english, dailyTaskResponse: expect.anything() }).toEqual({
      ...data,
      dailyTaskResponse: expect.anything(),
    });
    const [task] = dailyTaskResponse.tasks;
    expect(task).toEqual({ ...data.dailyTaskResponse.tasks[0], title: expect.stringMatching(/^[ -~]+$/) });
  });

  it('answers a repeat with the tasks of the day it was for the account, not where it was', async () => {
    const guest = await app.api.guest();
    await complete(guest, completeReport(await start(guest)));
    app.clock.set('2027-02-01T11:00:00Z');
    const report = completeReport(await start(guest));
    // There it is the next day already.
    const { data } = await complete(guest, report, { 'time-zone': 'Pacific/Kiritimati' });
    expect(data.dailyTaskResponse).toMatchObject({ stats: { FINISH_STAGE: 2 }, deadline: '2027-02-01T12:00:00.000Z' });
    app.clock.set('2027-02-20T00:00:00Z');
    expect((await complete(guest, report)).data).toEqual(data);
  });

  describe('answers what an earlier version stored', () => {
    const migration = new CompletionEffects1800000000600();
    const runner = () => app.source.createQueryRunner();
    /** A report whose stored answer has the form of before, changed by an expression over it. */
    async function earlier(change: string) {
      const guest = await app.api.guest();
      const report = completeReport(await start(guest));
      const { data } = await complete(guest, report, { 'time-zone': 'Pacific/Kiritimati' });
      await migration.down(runner());
      await app.sql(`UPDATE unit SET completion = ${change} WHERE user_id = $1`, [guest.user.id]);
      const [stored] = await app.sql('SELECT completion FROM unit WHERE user_id = $1', [guest.user.id]);
      expect(stored?.completion).not.toHaveProperty('effects');
      await migration.up(runner());
      return { data, again: (await complete(guest, report)).data };
    }

    it('before modules took part', async () => {
      const { data, again } = await earlier('completion');
      expect(again).toEqual(data);
    });

    it('before days of tasks were kept: they count for the day it was completed on', async () => {
      const { data, again } = await earlier("completion - 'taskDay'");
      expect(again).toEqual(data);
    });

    it('with its tasks as they had been presented', async () => {
      const presented = {
        completedDailyTaskCount: null,
        tasks: [],
        stats: {},
        lastStats: {},
        deadline: '2027-02-01T16:00:00.000Z',
      };
      const stored = JSON.stringify({ ...presented, stats: [], lastStats: [] });
      const { data, again } = await earlier(
        `completion - 'daily' - 'taskDay' - 'timeZone' || jsonb_build_object('dailyTaskResponse', '${stored}'::jsonb)`,
      );
      expect(again).toEqual({ ...data, dailyTaskResponse: presented });
    });
  });

  it('by an account is not touched by other accounts in parallel', async () => {
    const guests = await Promise.all([1, 2, 3, 4, 5, 6].map(() => app.api.guest()));
    const units = await Promise.all(guests.map((guest) => start(guest)));
    await Promise.all(guests.map((guest, index) => complete(guest, completeReport(units[index]))));
    for (const guest of guests) expect(await get(guest, '/v1/users/assets')).toEqual({ diamond: 0, exp: 20 });
  });

  it('still counts when a finished unit waited for the network longer than an hour', async () => {
    const guest = await app.api.guest();
    const unit = await start(guest);
    app.clock.set('2027-02-01T09:00:00Z');
    expect((await complete(guest, completeReport(unit))).code).toBe(0);
  });

  it('ignores what the clock of the device says', async () => {
    const guest = await app.api.guest();
    app.clock.set('2027-02-01T15:59:00Z');
    const unit = await start(guest);
    const wrongClock = completeReport({ ...unit, startedAt: '2031-01-01T00:00:00Z' });
    app.clock.set('2027-02-01T16:01:00Z');
    await complete(guest, wrongClock);
    const [rating] = await app.source.query('SELECT day::text, rated_at FROM rating_log WHERE user_id = $1 LIMIT 1', [
      guest.user.id,
    ]);
    expect(rating).toEqual({ day: '2027-02-02', rated_at: new Date('2027-02-01T16:01:00Z') });
  });

  it('has three stars from 9 perfect cards of 10', async () => {
    const guest = await app.api.guest();
    const events = (index: number) => (index === 0 ? 'TIP CORRECT CORRECT' : 'CORRECT CORRECT');
    const { data } = await complete(guest, completeReport(await start(guest), { events }));
    expect(data.stats.star).toBe(3);
  });
});

describe('a report that cannot be true', () => {
  let guest: Guest;
  let unit: { unitId: number; startedAt: string; schedules: { cardId: number }[] };
  beforeAll(async () => {
    guest = await app.api.guest();
    unit = await start(guest);
  });

  type Report = ReturnType<typeof completeReport>;
  it.each<[string, (report: Report) => object]>([
    [
      'a card of another unit',
      (r) => ({ learnEvents: r.learnEvents.with(0, { cardId: 1_000_000, events: r.learnEvents[0]?.events ?? [] }) }),
    ],
    ['a card left out', (r) => ({ learnEvents: r.learnEvents.slice(1) })],
    ['a card twice', (r) => ({ cardLearnTimes: [...r.cardLearnTimes, r.cardLearnTimes[0]] })],
    [
      'a card passed once',
      () => completeReport(unit, { events: (index) => (index === 3 ? 'CORRECT' : 'CORRECT CORRECT') }),
    ],
    ['a combo of 21 in 20 attempts', () => ({ comboCount: 21 })],
    ['a negative combo', () => ({ comboCount: -1 })],
    ['a negative time', (r) => ({ cardDurations: r.cardDurations.map((card) => ({ ...card, seconds: -1 })) })],
    [
      'a time that is no number',
      (r) => ({ cardDurations: r.cardDurations.map((card) => ({ ...card, seconds: '1e999' })) }),
    ],
    ['a negative duration', () => completeReport(unit, { durationMs: -5 })],
    ['no times at all', () => ({ cardLearnTimes: [] })],
    ['no cards', () => ({ learnEvents: [] })],
    ['blood in a stage', () => ({ blood: 0.5 })],
    ['an event of an unknown kind', () => completeReport(unit, { events: () => 'CORRECT JUMP' })],
    ['a face longer than any name', () => completeReport(unit, { face: 'x'.repeat(41) })],
    ['a number that no integer holds', () => ({ comboCount: 2 ** 40 })],
    ['201 events of a card', () => completeReport(unit, { events: () => 'TIP '.repeat(201) })],
    [
      'days of learning',
      (r) => ({
        learnEvents: r.learnEvents.map((card, index) => ({
          ...card,
          events: card.events.map((event) => ({
            ...event,
            at: new Date(Date.parse(event.at) + index * 86_400_000).toISOString(),
          })),
        })),
      }),
    ],
  ])('with %s is refused and counts nothing', async (_, change) => {
    const report = completeReport(unit);
    expect(await complete(guest, { ...report, ...change(report) })).toMatchObject({ status: 400, code: 400 });
    expect(await rows('card_memory', guest)).toEqual([]);
    expect(await rows('ledger', guest)).toEqual([]);
    expect((await get(guest, '/v1/learn/units/latest')).unitId).toBe(unit.unitId);
  });

  it('of another account or of no unit is 1204', async () => {
    const stranger = await app.api.guest();
    expect((await complete(stranger, completeReport(unit))).code).toBe(1204);
    expect((await cancel(stranger, { unitId: unit.unitId, learnEvents: [] })).code).toBe(1204);
    expect((await complete(guest, { ...completeReport(unit), unitId: 999_999 })).code).toBe(1204);
    expect(await rows('ledger', stranger)).toEqual([]);
  });
});

describe('abandoning a unit', () => {
  const someEvents = (unit: { startedAt: string; unitId: number; schedules: { cardId: number }[] }) => ({
    unitId: unit.unitId,
    learnEvents: completeReport(unit, { events: () => 'WRONG' }).learnEvents.slice(0, 2),
  });

  it('gives the energy back where nothing was answered, once', async () => {
    const guest = await app.api.guest();
    const { unitId, schedules } = await start(guest);
    const nothing = { unitId, learnEvents: [{ cardId: schedules[0].cardId, events: [] }] };
    const answers = await Promise.all(Array.from({ length: 8 }, () => cancel(guest, nothing)));
    for (const { code, data } of answers) {
      expect(code).toBe(0);
      expect(data).toMatchObject({ unitId, energyReturned: 5, energy: { currentEnergy: 30 } });
    }
    expect((await get(guest, '/v1/users/energy')).currentEnergy).toBe(30);
    expect(await get(guest, '/v1/learn/units/latest')).toBeNull();
  });

  it('keeps the energy and the events once something was answered', async () => {
    const guest = await app.api.guest();
    const unit = await start(guest);
    const { data } = await cancel(guest, someEvents(unit));
    expect(data).toMatchObject({ energyReturned: 0, energy: { currentEnergy: 25 } });
    expect(await rows('learn_event', guest)).toMatchObject([{ seconds: null, times: null }, { seconds: null }]);
    expect(await rows('card_memory', guest)).toEqual([]);
    expect((await get(guest, '/v1/atlas/stages')).activeLevel).toBe(1);
  });

  it('and completing exclude each other', async () => {
    const guest = await app.api.guest();
    const unit = await start(guest);
    await cancel(guest, someEvents(unit));
    expect((await complete(guest, completeReport(unit))).code).toBe(1302);
    const next = await start(guest);
    await complete(guest, completeReport(next));
    expect((await cancel(guest, { unitId: next.unitId, learnEvents: [] })).code).toBe(1302);
    expect((await get(guest, '/v1/users/energy')).currentEnergy).toBe(20);
  });

  it('in a race with completing, one of both wins', async () => {
    for (let round = 0; round < 8; round++) {
      const guest = await app.api.guest();
      const unit = await start(guest);
      const [done, given] = await Promise.all([
        complete(guest, completeReport(unit)),
        cancel(guest, { unitId: unit.unitId, learnEvents: [] }),
      ]);
      expect([done.code, given.code].sort()).toEqual([0, 1302]);
      expect((await get(guest, '/v1/users/energy')).currentEnergy).toBe(done.code === 0 ? 25 : 30);
      expect((await get(guest, '/v1/users/assets')).exp).toBe(done.code === 0 ? 20 : 0);
    }
  });

  it('with events of a card of another unit is refused', async () => {
    const guest = await app.api.guest();
    const unit = await start(guest);
    expect(
      (await cancel(guest, { unitId: unit.unitId, learnEvents: [{ cardId: 1_000_000, events: [] }] })).status,
    ).toBe(400);
    expect((await get(guest, '/v1/learn/units/latest')).unitId).toBe(unit.unitId);
  });
});

describe('the history for debugging', () => {
  it('names each unit with how it ended', async () => {
    const guest = await app.api.guest();
    const first = await start(guest);
    await complete(guest, completeReport(first));
    const second = await start(guest);
    await cancel(guest, { unitId: second.unitId, learnEvents: [] });
    const third = await start(guest);
    const ctx = contextOf(app.source, { userId: guest.user.id });
    const { units } = await unitHistory(ctx);
    expect(units).toMatchObject([
      { id: third.unitId, completedAt: null, cancelledAt: null },
      { id: second.unitId, completedAt: null, cancelledAt: expect.any(Date) },
      { id: first.unitId, completedAt: expect.any(Date), cancelledAt: null },
    ]);
    const stranger = await app.api.guest();
    expect(await unitLogs(contextOf(app.source, { userId: stranger.user.id }), first.unitId)).toEqual({
      learnLogs: [],
    });
  });
});
