import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkIn } from '#server/modules/checkin/checkin.service.ts';
import { type AddedPackage, addPackage } from '#tests/factories/packages.ts';
import { completeReport } from '#tests/factories/units.ts';
import { type Guest, startTestApp, type TestApp } from '#tests/support/app.ts';
import { recordCheckIn } from '#tests/support/check-in.ts';
import { brokenInvariants } from '#tests/support/invariants.ts';
import { scaled } from '#tests/support/scale.ts';
import { contextOf } from '#tests/support/service-context.ts';

const HOUR = 3_600_000;
const NOW = '2027-02-01T04:00:00Z';
let app: TestApp;
let production: TestApp;
let pkg: AddedPackage;
beforeAll(async () => {
  app = await startTestApp({ now: NOW });
  production = await startTestApp({ now: NOW, production: true });
  pkg = await addPackage(app.source, { chapters: [12] });
});
afterAll(() => Promise.all([app.stop(), production.stop()]));

const start = async (as: Guest) => (await app.api.rest('POST /v1/atlas/stages', { packageId: pkg.id }, { as })).data;
const get = async (path: string, as: Guest) => (await app.api.rest(`GET ${path}`, undefined, { as })).data;

describe('a journey to and fro', { timeout: 60_000 }, () => {
  const HOME = 'Asia/Shanghai';
  /** Where the day of tomorrow has begun at 10:00 UTC already. */
  const AHEAD = 'Pacific/Kiritimati';

  it('brings no daily task forward: a day begins once in 20 hours', async () => {
    const there = await startTestApp({ now: '2027-02-01T10:05:00Z' });
    const { id } = await addPackage(there.source, { chapters: [12] });
    const as = await there.api.guest();
    const debug = { debug: JSON.stringify({ skipEnergyDeduction: true }) };
    /** Finishes a stage in a zone and takes the reward for that: the code of the answer. */
    const learnAndClaim = async (zone: string) => {
      const headers = { 'time-zone': zone, ...debug };
      const { data: unit } = await there.api.rest('POST /v1/atlas/stages', { packageId: id }, { as, headers });
      const report = completeReport(unit);
      expect(await there.api.rest('POST /v1/learn/units/report-complete', report, { as, headers })).toMatchObject({
        code: 0,
      });
      const claim = { taskNo: 101, type: 'DAILY' };
      return (await there.api.rest('POST /v1/tasks/claim-reward', claim, { as, headers })).code;
    };
    const deadline = async (zone: string) =>
      (await there.api.rest('GET /v1/tasks', undefined, { as, headers: { 'time-zone': zone } })).data.daily.deadline;
    const CLAIMED = 0;
    const ALREADY = 1006;

    expect(await learnAndClaim(HOME)).toBe(CLAIMED);
    for (const zone of [AHEAD, HOME, AHEAD]) expect([zone, await learnAndClaim(zone)]).toEqual([zone, ALREADY]);
    // The day began at home at 16:00 UTC.
    expect(await deadline(AHEAD)).toBe('2027-02-01T12:00:00.000Z');
    expect(await deadline(HOME)).toBe('2027-02-01T16:00:00.000Z');

    there.clock.set('2027-02-01T11:59:00Z');
    expect(await learnAndClaim(AHEAD)).toBe(ALREADY);
    there.clock.set('2027-02-01T12:00:00Z');
    expect(await learnAndClaim(AHEAD)).toBe(CLAIMED);
    // Back home the day is not over, and does not come again at midnight.
    expect(await learnAndClaim(HOME)).toBe(ALREADY);
    there.clock.set('2027-02-01T16:30:00Z');
    expect(await learnAndClaim(HOME)).toBe(ALREADY);
    expect(await deadline(HOME)).toBe('2027-02-02T16:00:00.000Z');
    there.clock.set('2027-02-02T16:00:00Z');
    expect(await learnAndClaim(HOME)).toBe(CLAIMED);
    await there.stop();
  });
});

describe("the client's clock", { timeout: 120_000 }, () => {
  it('cannot be set by the debug header in production, but can elsewhere', async () => {
    const debug = { debug: JSON.stringify({ futureTimestamp: '2027-02-01T12:00:00Z', skipEnergyDeduction: true }) };
    const afterStart = async (server: TestApp) => {
      const { id } = await addPackage(server.source, { chapters: [12] });
      const as = await server.api.guest();
      await server.api.rest('POST /v1/atlas/stages', { packageId: id }, { as });
      const later = await server.api.rest('GET /v1/users/energy', undefined, { as, headers: debug });
      const again = await server.api.rest('POST /v1/atlas/stages', { packageId: id }, { as, headers: debug });
      return [later.data.currentEnergy, again.data.startedAt];
    };
    expect(await afterStart(production)).toEqual([25, '2027-02-01T04:00:00.000Z']);
    expect(await afterStart(app)).toEqual([30, '2027-02-01T12:00:00.000Z']);
  });

  it('cannot skip the code of an e-mail in production, but can elsewhere', async () => {
    const bind = async (server: TestApp) =>
      server.api.rest(
        'POST /v1/users/email/bind',
        { email: 'clock@example.com', code: '888888', password: 'correct horse' },
        { as: await server.api.guest(), headers: { debug: JSON.stringify({ skipVerificationCode: true }) } },
      );
    expect(await bind(production)).toMatchObject({ code: 1003 });
    expect(await bind(app)).toMatchObject({ code: 0 });
  });

  it('changes nothing of what a report brings, however wrong it is', async () => {
    /** All that follows from a report, without what names the account. */
    const outcome = async (offsetMs: number) => {
      const as = await app.api.guest();
      const unit = await start(as);
      const startedAt = new Date(Date.parse(unit.startedAt) + offsetMs).toISOString();
      const { data } = await app.api.rest(
        'POST /v1/learn/units/report-complete',
        completeReport({ ...unit, startedAt }, { comboCount: 20 }),
        { as },
      );
      const [memory] = await app.sql(
        'SELECT min(last_day)::text AS day, max(last_day)::text AS last FROM card_memory WHERE user_id = $1',
        [as.user.id],
      );
      const [rated] = await app.sql('SELECT min(rated_at) AS at FROM rating_log WHERE user_id = $1', [as.user.id]);
      return {
        stats: { ...data.stats, unitId: 0 },
        tasks: data.dailyTaskResponse,
        mastery: data.masteryChanges,
        checkIn: await get('/v1/users/check-in/ct', as),
        energy: await get('/v1/users/energy', as),
        board: await get('/v1/tasks', as),
        memory,
        rated,
      };
    };
    const honest = await outcome(0);
    expect(honest.checkIn).toMatchObject({ todayCheckIn: true, continuousDays: 1 });
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: -30 * 365 * 24, max: 70 * 365 * 24 }), async (hours) => {
        expect(await outcome(hours * HOUR)).toEqual(honest);
      }),
      { numRuns: scaled(25, 300) },
    );
  });
});

const ZONES = [
  'Asia/Shanghai',
  'America/New_York',
  'Europe/London',
  'America/Havana',
  'Africa/Cairo',
  'Asia/Beirut',
  'Australia/Lord_Howe',
  'America/St_Johns',
  'Asia/Kathmandu',
  'Pacific/Chatham',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
];
let nextUser = 5_000_000;

/** The calendar day as the machine's own calendar knows it. */
const dayIn = (zone: string, ms: number) => new Date(ms).toLocaleDateString('sv-SE', { timeZone: zone });
const daysApart = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / (24 * HOUR));

/** Checks in at each moment, by the real service, and answers the streak after each. */
async function streaksOf(moments: { ms: number; zone: string }[]) {
  nextUser += 1;
  const userId = nextUser;
  const seen: { continuous: number; accumulated: number }[] = [];
  // The account need not exist for a check-in, but is asked for its target.
  await app.sql("INSERT INTO users (id, nickname, mascot_id, created_at) VALUES ($1, '旅人', 1001, now())", [userId]);
  for (const { ms, zone } of moments) {
    const ctx = contextOf(app.source, { userId, now: new Date(ms), timeZone: zone });
    await recordCheckIn(ctx);
    const { continuousDays, accumulatedDays } = await checkIn(ctx);
    seen.push({ continuous: continuousDays, accumulated: accumulatedDays });
  }
  return seen;
}

/** Instants of three years with both changes of the clock in each, by the minutes that pass between them. */
const journey = (zone: fc.Arbitrary<string>, longestGapHours: number) =>
  fc
    .tuple(
      fc.integer({ min: Date.parse('2025-01-01') / 60_000, max: Date.parse('2027-12-31') / 60_000 }),
      fc.array(fc.tuple(fc.integer({ min: 1, max: longestGapHours * 60 }), zone), { minLength: 2, maxLength: 12 }),
    )
    .map(([minute, steps]) => {
      let at = minute;
      return steps.map(([wait, inZone]) => {
        at += wait;
        return { ms: at * 60_000, zone: inZone };
      });
    });

describe('the streak', { timeout: 120_000 }, () => {
  const runs = { numRuns: scaled(150, 3000) };

  it('counts the calendar days of one zone, whatever its clock does', async () => {
    const inOneZone = fc.constantFrom(...ZONES).chain((zone) => journey(fc.constant(zone), 40));
    await fc.assert(
      fc.asyncProperty(inOneZone, async (moments) => {
        let run = 0;
        let all = 0;
        let last: string | null = null;
        const expected = moments.map(({ ms, zone }) => {
          const day = dayIn(zone, ms);
          if (day !== last) {
            all += 1;
            run = last !== null && daysApart(last, day) === 1 ? run + 1 : 1;
          }
          last = day;
          return { continuous: run, accumulated: all };
        });
        expect(await streaksOf(moments)).toEqual(expected);
      }),
      runs,
    );
  });

  it('does not break on a journey of somebody who learns at least every 20 hours', async () => {
    await fc.assert(
      fc.asyncProperty(journey(fc.constantFrom(...ZONES), 20), async (moments) => {
        const streaks = (await streaksOf(moments)).map(({ continuous }) => continuous);
        expect(streaks).toEqual([...streaks].sort((a, b) => a - b));
      }),
      runs,
    );
  });

  it('rises once at a time, and no faster than the days of the earth go by', async () => {
    await fc.assert(
      fc.asyncProperty(journey(fc.constantFrom(...ZONES), 30), async (moments) => {
        const seen = await streaksOf(moments);
        for (const [index, { accumulated }] of seen.entries()) {
          expect(accumulated - (seen[index - 1]?.accumulated ?? 0)).toBeLessThanOrEqual(1);
          const hours = ((moments[index]?.ms as number) - (moments[0]?.ms as number)) / HOUR;
          // A day begins 26 hours earlier in the far east than in the far west.
          expect(accumulated).toBeLessThanOrEqual(1 + Math.ceil((hours + 26) / 24));
        }
      }),
      runs,
    );
  });
});

const SHANGHAI = 'Asia/Shanghai';
/** Six hours ahead of Shanghai: there it is tomorrow from 18:00 on. */
const KIRITIMATI = 'Pacific/Kiritimati';
const TURNS = [SHANGHAI, KIRITIMATI];
const TASKS = [101, 102, 103, 104].map((taskNo) => ({ taskNo, type: 'DAILY' }));
const CHESTS = [201, 202, 203].map((taskNo) => ({ taskNo, type: 'WEEKLY' }));

/** Somebody at a time and place, who need not care for energy. */
function visitor(as: Guest, ms: number, zone: string) {
  const debug = JSON.stringify({ futureTimestamp: new Date(ms).toISOString(), skipEnergyDeduction: true });
  const post = (path: string, body: object) =>
    app.api.rest(`POST ${path}`, body, { as, headers: { 'time-zone': zone, debug } });
  const reportOf = async () => {
    const { data } = await post('/v1/atlas/stages', { packageId: pkg.id });
    return completeReport(data, { comboCount: 20 });
  };
  const complete = (report: object) => post('/v1/learn/units/report-complete', report);
  const claim = (task: object) => post('/v1/tasks/claim-reward', task);
  return { reportOf, complete, claim };
}

/** The references of the rewards of an account, in the order in which they were paid. */
const paidTo = async (as: Guest) =>
  (
    await app.sql<{ ref: string }>(
      "SELECT ref FROM ledger WHERE user_id = $1 AND currency = 'DIAMOND' AND reason = 'TASK' ORDER BY seq",
      [as.user.id],
    )
  ).map(({ ref }) => ref);

describe('the days of tasks', { timeout: 120_000 }, () => {
  // A Thursday, so that a week begins on the way; until an hour at which it is the same day in both places.
  const FROM = Date.parse('2027-02-04T02:00:00Z');
  const HOURS = 24 * scaled(5, 21) + 4;
  const FIRST_DAY_BEGAN = Date.parse('2027-02-03T16:00:00Z');

  it('do not come sooner to who is here and there in turn, nor are they fewer', async () => {
    /** Learns and claims every four hours at each of the places; answers the rewards, and how long after the first day each came. */
    const rewards = async (zones: string[]) => {
      const as = await app.api.guest();
      const hours = new Map<number, number[]>();
      for (let ms = FROM; ms <= FROM + HOURS * HOUR; ms += 4 * HOUR)
        for (const zone of zones) {
          const { reportOf, complete, claim } = visitor(as, ms, zone);
          expect(await complete(await reportOf())).toMatchObject({ code: 0 });
          for (const task of [...TASKS, ...CHESTS])
            if ((await claim(task)).code === 0)
              hours.set(task.taskNo, [...(hours.get(task.taskNo) ?? []), (ms - FIRST_DAY_BEGAN) / HOUR]);
        }
      return { refs: await paidTo(as), hours };
    };
    const { refs, hours } = await rewards(TURNS);
    for (const { taskNo } of TASKS)
      for (const [days, after] of (hours.get(taskNo) as number[]).entries())
        expect(after).toBeGreaterThanOrEqual(20 * days);
    const days = refs.filter((ref) => ref.startsWith('DAILY')).map((ref) => ref.slice(0, -4));
    expect(days).toEqual([...days].sort());
    const stayed = await rewards([KIRITIMATI]);
    expect([...refs].sort()).toEqual([...stayed.refs].sort());
  });

  it('never go back and pay once, whatever is sent from both at the same time', async () => {
    const dayOf = async (as: Guest) => {
      const [row] = await app.sql<{ day: string; at: string }>(
        'SELECT day::text, extract(epoch FROM began_at) * 1000 AS at FROM task_day WHERE user_id = $1',
        [as.user.id],
      );
      return { day: row?.day as string, at: Number(row?.at) };
    };
    for (let round = 0; round < scaled(10, 100); round += 1) {
      const as = await app.api.guest();
      const here = visitor(as, FROM, SHANGHAI);
      await here.complete(await here.reportOf());
      let last = await dayOf(as);
      for (let ms = FROM + 8 * HOUR; ms < FROM + 40 * HOUR; ms += 4 * HOUR) {
        const both = TURNS.map((zone) => visitor(as, ms, zone));
        const report = await visitor(as, ms, SHANGHAI).reportOf();
        const replies = await Promise.all(
          both.flatMap(({ complete, claim }) => [
            claim(TASKS[0] as object),
            complete(report),
            claim(TASKS[0] as object),
          ]),
        );
        expect(replies.filter(({ data }) => data?.stats)).toHaveLength(2);
        const next = await dayOf(as);
        if (next.day !== last.day) {
          expect(next.day > last.day).toBe(true);
          expect(next.at - last.at).toBeGreaterThanOrEqual(20 * HOUR);
        }
        last = next;
      }
      const refs = await paidTo(as);
      expect(new Set(refs).size).toBe(refs.length);
    }
    expect(await brokenInvariants((text) => app.sql(text))).toEqual({});
  });
});
