import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkIn } from '#server/modules/checkin/checkin.service.ts';
import {
  beginHoliday,
  cancelCatchUp,
  endHoliday,
  planCatchUp,
  studyControl,
} from '#server/modules/control/study-control.service.ts';
import { LearningMode } from '#server/modules/units/learning-mode.ts';
import { startStage } from '#server/modules/units/start.service.ts';
import { addPackage } from '#tests/factories/packages.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { chooseCards } from '#tests/support/choice.ts';
import { contextOf } from '#tests/support/service-context.ts';

let app: TestApp;
let packageId: number;
let cards: number[];
beforeAll(async () => {
  app = await startTestApp();
  packageId = (await addPackage(app.source, { chapters: [120] })).id;
  const rows = await app.source.query('SELECT id FROM card WHERE package_id = $1 ORDER BY id', [packageId]);
  cards = rows.map(({ id }: { id: number }) => id);
});
afterAll(() => app.stop());

const TODAY = '2026-06-01';
const on = (userId: number, day = TODAY) => contextOf(app.source, { userId, now: `${day}T04:00:00Z` });
/** Somebody who has met `count` cards, all of them due on `TODAY` or `later` days after it. */
async function person(count: number, later = 0): Promise<number> {
  const { user } = await app.api.guest();
  await app.source.query(
    `INSERT INTO card_memory (user_id, card_id, package_id, stability, difficulty, last_day, first_rating, last_rating, day_ratings, learn_times)
     SELECT $1, card, $2, 10, 5, $3::date - 11 + $5::int, 3, 3, 1, 2 FROM unnest(($4::int[])[1:$6]) AS card`,
    [user.id, packageId, TODAY, cards, later, count],
  );
  return user.id;
}
const debuts = async (userId: number, day = TODAY) =>
  (await chooseCards(on(userId, day), packageId, 10)).filter(({ cardStatus }) => cardStatus === 'DEBUT').length;
const review = (userId: number, count: number, day = TODAY) =>
  app.source.query(
    `INSERT INTO rating_log (user_id, card_id, day, seq, rating, elapsed_days, unit_id, rated_at)
     SELECT $1, card, $2::date, 1, 3, 11, 1, $2::date + interval '4 hours' FROM unnest(($3::int[])[1:$4]) AS card`,
    [userId, day, cards, count],
  );

it('lets everything rest until its day, and then goes on', async () => {
  const user = await person(12);
  await beginHoliday(on(user), '2026-06-05');
  expect((await studyControl(on(user))).holiday).toMatchObject({ since: TODAY, until: '2026-06-05' });
  for (const day of [TODAY, '2026-06-04']) {
    expect(await chooseCards(on(user, day), packageId, 10)).toEqual([]);
    const start = startStage(on(user, day), { packageId, mode: LearningMode.NORMAL });
    await expect(start).rejects.toMatchObject({ code: 'ON_HOLIDAY', options: { extra: { until: '2026-06-05' } } });
  }
  expect((await studyControl(on(user, '2026-06-05'))).holiday).toBeNull();
  expect(await startStage(on(user, '2026-06-05'), { packageId, mode: LearningMode.NORMAL })).toMatchObject({
    packageId,
  });
});

it('does not stop the streak', async () => {
  const user = await person(12);
  await app.source.query('INSERT INTO check_in VALUES ($1, $2, $3, 9, 9, 9, NULL)', [
    user,
    '2026-05-31',
    '2026-05-31T04:00:00Z',
  ]);
  expect((await checkIn(on(user))).continuousDays).toBe(9);
  await beginHoliday(on(user), '2026-06-05');
  expect((await checkIn(on(user, '2026-06-05'))).continuousDays).toBe(0);
});

it('spreads what falls due in it over the days after it', async () => {
  const user = await person(75, 3);
  const { catchUp } = await beginHoliday(on(user), '2026-06-10');
  expect(catchUp).toEqual({ since: '2026-06-10', until: '2026-06-14', dailyCards: 19, doneToday: 0 });
  // 75 due cards would be a flood without a plan
  expect(await debuts(user, '2026-06-10')).toBe(2);
  await review(user, 19, '2026-06-10');
  expect(await debuts(user, '2026-06-10')).toBe(5);
  expect(await debuts(user, '2026-06-11')).toBe(2);
  expect(await debuts(user, '2026-06-14')).toBe(0);
});

it('is ended early, which spreads what is due today', async () => {
  const user = await person(30);
  await beginHoliday(on(user), '2026-06-10');
  const { holiday, catchUp } = await endHoliday(on(user, '2026-06-02'));
  expect([holiday, catchUp]).toEqual([
    null,
    { since: '2026-06-02', until: '2026-06-04', dailyCards: 15, doneToday: 0 },
  ]);
  expect(await chooseCards(on(user, '2026-06-02'), packageId, 10)).toHaveLength(10);
  // without a holiday nothing changes
  expect(await endHoliday(on(user, '2026-06-03'))).toMatchObject({ catchUp: { since: '2026-06-02' } });
});

it('needs no plan for what a day can do', async () => {
  expect(await beginHoliday(on(await person(20)), '2026-06-10')).toMatchObject({ due: 20, catchUp: null });
});

it('offers plans for a backlog, follows the one that is chosen, and ends it', async () => {
  const user = await person(40);
  expect(await studyControl(on(user))).toMatchObject({
    due: 40,
    offers: [
      { days: 2, dailyCards: 20 },
      { days: 4, dailyCards: 10 },
    ],
  });
  expect(await debuts(user)).toBe(0);
  expect(await planCatchUp(on(user), 4)).toMatchObject({
    offers: [],
    catchUp: { dailyCards: 10, until: '2026-06-05' },
  });
  expect(await debuts(user)).toBe(2);
  await review(user, 10);
  expect(await studyControl(on(user))).toMatchObject({ catchUp: { doneToday: 10 } });
  expect(await debuts(user)).toBe(5);
  expect(await cancelCatchUp(on(user))).toMatchObject({ catchUp: null });
  expect(await debuts(user)).toBe(0);
});

it('plans for nobody without a backlog, and for nobody on holiday', async () => {
  const [little, away] = [await person(30), await person(40)];
  await expect(planCatchUp(on(little), 3)).rejects.toMatchObject({ code: 'NO_BACKLOG' });
  await beginHoliday(on(away), '2026-06-10');
  await expect(planCatchUp(on(away), 3)).rejects.toMatchObject({ code: 'ON_HOLIDAY' });
  for (const until of [TODAY, '2027-06-02'])
    await expect(beginHoliday(on(away), until)).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
});

it('keeps one holiday and one plan, however often both are asked for at once', async () => {
  const user = await person(75);
  const ends = Array.from({ length: 8 }, (_, index) => `2026-06-${String(10 + index)}`);
  await Promise.all(ends.map((until) => beginHoliday(on(user), until)));
  const { holiday, catchUp } = await studyControl(on(user));
  expect(catchUp?.since).toBe(holiday?.until);
  const rows = await app.source.query(
    'SELECT (SELECT count(*)::int FROM holiday WHERE user_id = $1) AS holidays, (SELECT count(*)::int FROM catch_up WHERE user_id = $1) AS plans',
    [user],
  );
  expect(rows).toEqual([{ holidays: 1, plans: 1 }]);
});
