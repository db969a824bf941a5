import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { recordCheckIn } from '#tests/support/check-in.ts';
import { contextOf } from '#tests/support/service-context.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ now: '2027-01-01T00:00:00Z' });
});
afterAll(() => app.stop());

const at = (userId: number, now: string, timeZone?: string) => contextOf(app.source, { userId, now, timeZone });
const ct = async (as: { token: string }, debugNow: string) => {
  const headers = { debug: JSON.stringify({ futureTimestamp: debugNow }) };
  return (await app.api.rest('GET /v1/users/check-in/ct', undefined, { as, headers })).data;
};

describe('check-in', () => {
  it('is made by the first unit of a day, and the streak rises once', async () => {
    const { user, token } = await app.api.guest();
    const day = (date: string) => at(user.id, `${date}T04:00:00Z`);
    expect(await recordCheckIn(day('2027-01-01'))).toEqual({ first: true, popped: false });
    expect(await recordCheckIn(day('2027-01-01'))).toEqual({ first: false, popped: false });
    expect(await recordCheckIn(day('2027-01-02'))).toEqual({ first: true, popped: false });
    expect(await ct({ token }, '2027-01-02T05:00:00Z')).toEqual({
      todayCheckIn: true,
      lastUncheckInDays: 0,
      continuousDays: 2,
      accumulatedDays: 2,
      maxContinuousDays: 2,
      target: null,
      popped: false,
    });
    expect(await ct({ token }, '2027-01-03T05:00:00Z')).toMatchObject({ todayCheckIn: false, continuousDays: 2 });
    expect(await ct({ token }, '2027-01-05T05:00:00Z')).toMatchObject({
      continuousDays: 0,
      lastUncheckInDays: 2,
      maxContinuousDays: 2,
    });
    await recordCheckIn(day('2027-01-05'));
    expect(await ct({ token }, '2027-01-05T05:00:00Z')).toMatchObject({
      continuousDays: 1,
      accumulatedDays: 3,
      maxContinuousDays: 2,
    });
  });

  it('counts once under 16 parallel units', async () => {
    const { user, token } = await app.api.guest();
    const results = await Promise.all(
      Array.from({ length: 16 }, () => recordCheckIn(at(user.id, '2027-01-01T04:00:00Z'))),
    );
    expect(results.filter((result) => result.first)).toHaveLength(1);
    expect(await ct({ token }, '2027-01-01T05:00:00Z')).toMatchObject({ accumulatedDays: 1, continuousDays: 1 });
  });

  it('belongs to the day of the caller', async () => {
    const { user } = await app.api.guest();
    const instant = '2027-01-01T17:00:00Z';
    await recordCheckIn(at(user.id, instant, 'Asia/Shanghai'));
    const [row] = await app.sql<{ day: string }>('SELECT day::text FROM check_in_day WHERE user_id = $1', [user.id]);
    expect(row?.day).toBe('2027-01-02');
    expect(await recordCheckIn(at(user.id, instant, 'America/New_York'))).toMatchObject({ first: false });
  });

  it('is celebrated once a day', async () => {
    const guest = await app.api.guest();
    const mark = (now: string) =>
      app.api.graphql(
        'mutation { markCheckInPopped }',
        {},
        {
          as: guest,
          headers: { debug: JSON.stringify({ futureTimestamp: now }) },
        },
      );
    expect((await mark('2027-01-01T04:00:00Z')).data).toEqual({ markCheckInPopped: false });
    await recordCheckIn(at(guest.user.id, '2027-01-01T04:00:00Z'));
    expect((await mark('2027-01-01T04:00:00Z')).data).toEqual({ markCheckInPopped: true });
    expect(await ct(guest, '2027-01-01T05:00:00Z')).toMatchObject({ popped: true });
    expect(await recordCheckIn(at(guest.user.id, '2027-01-01T06:00:00Z'))).toEqual({ first: false, popped: true });
    expect(await ct(guest, '2027-01-02T05:00:00Z')).toMatchObject({ popped: false, todayCheckIn: false });
    expect(await recordCheckIn(at(guest.user.id, '2027-01-02T06:00:00Z'))).toEqual({ first: true, popped: false });
    expect(await ct(guest, '2027-01-02T06:00:00Z')).toMatchObject({ popped: false, todayCheckIn: true });
  });
});

describe('the calendar', () => {
  const stats = async (as: { token: string }, startDate: string, endDate: string) =>
    app.api.rest(`GET /v1/users/check-in/stats?startDate=${startDate}&endDate=${endDate}`, undefined, { as });

  it('names each day of the range', async () => {
    const guest = await app.api.guest();
    await recordCheckIn(at(guest.user.id, '2027-02-28T04:00:00Z'));
    expect((await stats(guest, '2027-02-27', '2027-03-01')).data.stats).toEqual([
      { date: '2027-02-27', type: null },
      { date: '2027-02-28', type: 'LEARN' },
      { date: '2027-03-01', type: null },
    ]);
  });

  it.each([
    ['2027-01-02', '2027-01-01'],
    ['2027-01-01', '2028-02-05'],
    ['2027-02-29', '2027-03-01'],
    ['1969-12-31', '1970-01-01'],
    ['today', '2027-03-01'],
  ])('refuses %s to %s', async (startDate, endDate) => {
    const answer = await stats(await app.api.guest(), startDate, endDate);
    expect(answer).toMatchObject({ status: 400, code: 400 });
  });

  it('takes 400 days', async () => {
    const answer = await stats(await app.api.guest(), '2027-01-01', '2028-02-04');
    expect(answer.data.stats).toHaveLength(400);
  });
});

describe('debugCheckIn', () => {
  const add = (as: { token: string }, dates: string[]) =>
    app.api.rest(
      'POST /debug/check-in',
      { dates },
      {
        as,
        headers: { debug: JSON.stringify({ futureTimestamp: '2027-01-05T04:00:00Z' }) },
      },
    );

  it('adds days to those there are and counts anew', async () => {
    const guest = await app.api.guest();
    await recordCheckIn(at(guest.user.id, '2027-01-05T03:00:00Z'));
    const answer = await add(guest, ['2027-01-04', '2027-01-02', '2027-01-02']);
    expect(answer.data).toEqual({ accumulatedDays: 3, maxContinuousDays: 2 });
    expect(await ct(guest, '2027-01-05T05:00:00Z')).toMatchObject({ continuousDays: 2, todayCheckIn: true });
    expect(await recordCheckIn(at(guest.user.id, '2027-01-06T03:00:00Z'))).toMatchObject({ first: true });
    expect(await ct(guest, '2027-01-06T05:00:00Z')).toMatchObject({ continuousDays: 3, accumulatedDays: 4 });
  });

  it('refuses days to come, none and too many', async () => {
    const guest = await app.api.guest();
    expect(await add(guest, ['2027-01-06'])).toMatchObject({ status: 400 });
    expect(await add(guest, [])).toMatchObject({ status: 400 });
    expect(await add(guest, Array(401).fill('2027-01-01'))).toMatchObject({ status: 400 });
  });
});
