import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addPackage } from '#tests/factories/packages.ts';
import { completeReport } from '#tests/factories/units.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';

const SHANGHAI = 'Asia/Shanghai';
const NEW_YORK = 'America/New_York';
const LOS_ANGELES = 'America/Los_Angeles';
const KIRITIMATI = 'Pacific/Kiritimati';

let app: TestApp;
let packageId: number;
beforeAll(async () => {
  app = await startTestApp();
  packageId = (await addPackage(app.source, { chapters: [12] })).id;
});
afterAll(() => app.stop());

/** Somebody who joins at a time, learns, and looks at the calendar wherever they are then. */
async function traveller(from: string) {
  app.clock.set(from);
  const as = await app.api.guest();
  const call = async (route: string, body: object | undefined, timeZone: string) => {
    const headers = { 'time-zone': timeZone, debug: JSON.stringify({ skipEnergyDeduction: true }) };
    return (await app.api.rest(route, body, { as, headers })).data;
  };
  const learn = async (now: string, timeZone: string) => {
    app.clock.set(now);
    const unit = await call('POST /v1/atlas/stages', { packageId }, timeZone);
    await call('POST /v1/learn/units/report-complete', completeReport(unit), timeZone);
  };
  const streak = (now: string, timeZone: string) => {
    app.clock.set(now);
    return call('GET /v1/users/check-in/ct', undefined, timeZone);
  };
  const stamped = async (from: string, to: string, timeZone: string) => {
    const range = `startDate=${from}&endDate=${to}`;
    const { stats } = await call(`GET /v1/users/check-in/stats?${range}`, undefined, timeZone);
    return stats.flatMap(({ date, type }: { date: string; type: string | null }) => (type ? [date] : []));
  };
  return { learn, streak, stamped };
}

describe('across a change of the clocks', () => {
  it.each([
    ['spring, a day of 23 hours', ['2027-03-13', '2027-03-14', '2027-03-15'], ['T04:30Z', 'T03:30Z', 'T03:30Z']],
    ['autumn, a day of 25 hours', ['2027-11-06', '2027-11-07', '2027-11-08'], ['T03:30Z', 'T04:30Z', 'T04:30Z']],
  ])('half an hour before midnight is the day it is: %s', async (_, days, times) => {
    const { learn, streak, stamped } = await traveller(`${days[0]}T00:00Z`);
    // The evening of a day in New York is the next day in UTC.
    const evenings = days.map((day, place) => {
      const next = new Date(Date.parse(`${day}T00:00Z`) + 86_400_000).toISOString().slice(0, 10);
      return `${next}${times[place]}`;
    });
    for (const evening of evenings) await learn(evening, NEW_YORK);
    expect(await stamped(days[0] as string, days[2] as string, NEW_YORK)).toEqual(days);
    expect(await streak(evenings[2] as string, NEW_YORK)).toMatchObject({ continuousDays: 3, accumulatedDays: 3 });
  });

  it('half an hour after midnight is a day of its own, however short the one before', async () => {
    const { learn, streak } = await traveller('2027-03-14T00:00Z');
    await learn('2027-03-14T05:30Z', NEW_YORK); // 0:30 on the 14th, before the change
    await learn('2027-03-15T04:30Z', NEW_YORK); // 0:30 on the 15th, 23 hours later
    expect(await streak('2027-03-15T04:31Z', NEW_YORK)).toMatchObject({ continuousDays: 2, todayCheckIn: true });
    // The whole of the 16th passes without one.
    expect(await streak('2027-03-17T04:01Z', NEW_YORK)).toMatchObject({ continuousDays: 0, lastUncheckInDays: 1 });
  });
});

describe('while travelling', () => {
  it('westward a day that was checked in stays, and is not counted again where it comes once more', async () => {
    const { learn, streak, stamped } = await traveller('2027-01-01T00:00Z');
    await learn('2027-01-02T01:00Z', SHANGHAI); // 9:00 on the 2nd
    // Twelve hours later it is the 2nd again, in the morning of California.
    expect(await streak('2027-01-02T18:00Z', LOS_ANGELES)).toMatchObject({ todayCheckIn: true, continuousDays: 1 });
    await learn('2027-01-02T18:00Z', LOS_ANGELES);
    expect(await streak('2027-01-02T18:00Z', LOS_ANGELES)).toMatchObject({ continuousDays: 1, accumulatedDays: 1 });
    expect(await stamped('2027-01-01', '2027-01-04', LOS_ANGELES)).toEqual(['2027-01-02']);
    await learn('2027-01-03T18:00Z', LOS_ANGELES);
    expect(await streak('2027-01-03T18:00Z', LOS_ANGELES)).toMatchObject({ continuousDays: 2, accumulatedDays: 2 });
  });

  it('a day ahead of the day it is here stays on the calendar', async () => {
    const { learn, streak, stamped } = await traveller('2027-01-01T00:00Z');
    await learn('2027-01-01T20:00Z', SHANGHAI); // 4:00 on the 2nd
    // In California it is noon on the 1st: the 2nd is a day to come, and was checked in all the same.
    expect(await stamped('2026-12-31', '2027-01-03', LOS_ANGELES)).toEqual(['2027-01-02']);
    expect(await streak('2027-01-01T20:30Z', LOS_ANGELES)).toMatchObject({ todayCheckIn: true, continuousDays: 1 });
    await learn('2027-01-03T20:00Z', LOS_ANGELES);
    expect(await streak('2027-01-03T20:00Z', LOS_ANGELES)).toMatchObject({ continuousDays: 2, accumulatedDays: 2 });
  });

  it('eastward a day that is swallowed breaks nothing', async () => {
    const { learn, streak, stamped } = await traveller('2027-01-01T00:00Z');
    await learn('2027-01-01T07:00Z', LOS_ANGELES); // 23:00 on the 31st
    await learn('2027-01-02T09:30Z', KIRITIMATI); // 23:30 on the 2nd, 26 hours later
    expect(await streak('2027-01-02T09:31Z', KIRITIMATI)).toMatchObject({ continuousDays: 2, accumulatedDays: 2 });
    // The calendar names the days as they were where they were spent, and invents none between them.
    expect(await stamped('2026-12-30', '2027-01-04', KIRITIMATI)).toEqual(['2026-12-31', '2027-01-02']);
  });

  it('a client that only says it is elsewhere gains no day', async () => {
    const { learn, streak } = await traveller('2027-01-01T00:00Z');
    for (const zone of [LOS_ANGELES, NEW_YORK, 'UTC', SHANGHAI, KIRITIMATI]) await learn('2027-01-02T10:30Z', zone);
    expect(await streak('2027-01-02T10:31Z', LOS_ANGELES)).toMatchObject({ continuousDays: 1, accumulatedDays: 1 });
  });
});
