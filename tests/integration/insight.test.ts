import { afterAll, beforeAll, expect, it } from 'vitest';
import { dayDiff } from '#server/kernel/time/local-day.ts';
import { markCardsKnown, pauseCards, pauseChapter } from '#server/modules/control/laying-aside.service.ts';
import { beginHoliday, endHoliday } from '#server/modules/control/study-control.service.ts';
import { memoryInsights } from '#server/modules/insight/insight.service.ts';
import { memoryModel } from '#server/modules/memory/fsrs.rules.ts';
import { addPackage } from '#tests/factories/packages.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { contextOf } from '#tests/support/service-context.ts';

const TODAY = '2026-06-01';
const NOW = `${TODAY}T04:00:00Z`;
const USER = 7001;
const model = memoryModel();

interface Logged {
  card: number;
  day: string;
  seq: number;
  rating: number;
  elapsed: number | null;
  predicted: number | null;
  at: string;
}

let app: TestApp;
let packageId: number;
let cards: number[];
beforeAll(async () => {
  app = await startTestApp();
  packageId = (await addPackage(app.source, { chapters: [60] })).id;
  const rows = await app.source.query('SELECT id FROM card WHERE package_id = $1 ORDER BY id', [packageId]);
  cards = rows.map(({ id }: { id: number }) => id);
  await app.source.query("UPDATE package SET share_status = 'COMMUNITY' WHERE id = $1", [packageId]);
});
afterAll(() => app.stop());

const ask = (userId: number, timeZone = 'Asia/Shanghai') =>
  memoryInsights(contextOf(app.source, { userId, now: NOW, timeZone }));
const remember = (userId: number, memories: { card: number; stability: number; elapsed: number }[]) =>
  app.source.query(
    `INSERT INTO card_memory (user_id, card_id, package_id, stability, difficulty, last_day, first_rating, last_rating,
       day_ratings, learn_times)
     SELECT $1, card, $2, stability, 5, $4::date - elapsed, 3, 3, 1, 2
     FROM jsonb_to_recordset($3) AS m(card int, stability float8, elapsed int)`,
    [userId, packageId, JSON.stringify(memories), TODAY],
  );
const log = (userId: number, rows: Logged[]) =>
  app.source.query(
    `INSERT INTO rating_log (user_id, card_id, day, seq, rating, elapsed_days, predicted, unit_id, rated_at)
     SELECT $1, card, day, seq, rating, elapsed, predicted, 1, at
     FROM jsonb_to_recordset($2) AS l(card int, day date, seq int, rating int, elapsed int, predicted float8, at timestamptz)`,
    [userId, JSON.stringify(rows)],
  );

it('foretells each card on the first day its recall is below the target', async () => {
  const memories = cards.map((card, index) => ({ card, stability: 0.4 + index * 0.75, elapsed: index % 13 }));
  await remember(USER, memories);
  const { forecast, cards: met, packages } = await ask(USER);
  const expected = forecast.map(() => 0);
  for (const { stability, elapsed } of memories) {
    const due = expected.findIndex((_, offset) => model.recall(elapsed + offset, stability) < 0.9);
    if (due >= 0) expected[due] = (expected[due] ?? 0) + 1;
  }
  expect(forecast.map((day) => day.cards)).toEqual(expected);
  expect(expected.filter((count) => count > 0).length).toBeGreaterThan(10);
  expect(met).toBe(60);
  const within = (from: number, to: number) =>
    memories.filter(({ stability }) => stability >= from && stability < to).length;
  expect(packages).toMatchObject([
    { packageId, fresh: within(0, 3), growing: within(3, 10), firm: within(10, 21), mastered: within(21, Infinity) },
  ]);
});

it('foretells nothing of what is laid aside before it comes back, and nothing ever of what is known', async () => {
  const user = USER + 40;
  const at = contextOf(app.source, { userId: user, now: NOW, timeZone: 'Asia/Shanghai' });
  const [paused = 0, known = 0, awake = 0] = cards;
  await remember(
    user,
    [paused, known, awake].map((card) => ({ card, stability: 2, elapsed: 30 })),
  );
  await log(
    user,
    ['2026-03-01', '2026-04-01', '2026-05-02'].flatMap((day) =>
      [known, awake].map((card) => ({
        card,
        day,
        seq: 1,
        rating: 1,
        elapsed: 30,
        predicted: 0.5,
        at: `${day}T04:00:00Z`,
      })),
    ),
  );
  const days = async () => (await ask(user)).forecast.flatMap((day, offset) => Array(day.cards).fill(offset));
  expect(await days()).toEqual([0, 0, 0]);
  await pauseCards(at, [paused], '2026-06-06');
  await markCardsKnown(at, [known]);
  expect(await days()).toEqual([0, 5]);
  const { packages, hardest } = await ask(user);
  expect(packages).toMatchObject([{ fresh: 2, mastered: 1 }]);
  expect(hardest.map(({ cardId }) => cardId)).toEqual([awake]);
  await beginHoliday(at, '2026-06-08');
  expect(await days()).toEqual([7, 7]);
  await endHoliday(at);
  const [{ chapterId }] = await app.source.query('SELECT chapter_id AS "chapterId" FROM card WHERE id = $1', [awake]);
  await pauseChapter(at, chapterId, '2026-06-04');
  expect(await days()).toEqual([3, 5]);
});

it('sums a generated log as plain loops do', async () => {
  const rows = cards.slice(0, 40).flatMap((card, index) =>
    ['2026-03-01', '2026-04-01', '2026-05-02', '2026-05-20'].map((day, time, all): Logged => {
      const before = all[time - 1];
      const predicted = before ? ((index * 7 + time * 13) % 100) / 100 : null;
      const rating = (index + time) % 2 === 0 ? 1 : 3;
      return {
        card,
        day,
        seq: 1,
        rating,
        elapsed: before ? dayDiff(before, day) : null,
        predicted,
        at: `${day}T04:00:00Z`,
      };
    }),
  );
  // a correction of the same day is no prediction
  const again = rows.slice(0, 5).map((row) => ({ ...row, seq: 2, rating: 1, elapsed: 0, predicted: 1 }));
  await log(USER + 1, [...rows, ...again]);
  const { calibration, hardest, year } = await ask(USER + 1);

  const asked = rows.flatMap(({ predicted, rating }) =>
    predicted === null ? [] : [{ predicted, passed: rating > 1 }],
  );
  const losses = asked.map(({ predicted, passed }) => {
    const sure = Math.min(0.9999, Math.max(0.0001, predicted));
    return -Math.log(passed ? sure : 1 - sure);
  });
  expect(calibration?.ratings).toBe(120);
  expect(calibration?.logLoss).toBeCloseTo(losses.reduce((a, b) => a + b) / 120, 10);
  expect(calibration?.observed).toBeCloseTo(asked.filter(({ passed }) => passed).length / 120, 10);
  const top = asked.filter(({ predicted }) => predicted >= 0.9);
  expect(calibration?.bins.at(-1)?.ratings).toBe(top.length);
  expect(calibration?.bins.at(-1)?.observed).toBeCloseTo(top.filter(({ passed }) => passed).length / top.length, 10);

  const lapses = new Map<number, number>();
  for (const { card, rating, elapsed } of rows)
    if (rating === 1 && elapsed) lapses.set(card, (lapses.get(card) ?? 0) + 1);
  const hard = [...lapses].filter(([, count]) => count >= 2);
  expect(hardest.map(({ cardId, lapses: count }) => [cardId, count])).toEqual(hard.slice(0, 10));
  expect(year.map(({ cards: count }) => count).reduce((a, b) => a + b)).toBe(165);
});

it('names the hardest cards, those of packages that are hidden from the caller left out', async () => {
  const user = USER + 2;
  const forgotten = (card: number, times: number) =>
    Array.from({ length: times }, (_, time): Logged => {
      const day = `2026-05-${String(10 + time)}`;
      return { card, day, seq: 1, rating: 1, elapsed: 1, predicted: 0.8, at: `${day}T04:00:00Z` };
    });
  const [a, b, c] = cards as [number, number, number];
  await log(user, [...forgotten(a, 2), ...forgotten(b, 5), ...forgotten(c, 1)]);
  await remember(user, [{ card: a, stability: 1, elapsed: 3 }]);
  expect((await ask(user)).hardest.map(({ cardId, lapses }) => [cardId, lapses])).toEqual([
    [b, 5],
    [a, 2],
  ]);
  await app.source.query("UPDATE package SET share_status = 'OFF' WHERE id = $1", [packageId]);
  const hidden = await ask(user);
  await app.source.query("UPDATE package SET share_status = 'COMMUNITY' WHERE id = $1", [packageId]);
  expect(hidden).toMatchObject({ hardest: [], packages: [], cards: 0 });
  expect(hidden.forecast.every(({ cards: count }) => count === 0)).toBe(true);
});

it('counts the year in days of where the caller is', async () => {
  const user = USER + 3;
  const at = (instant: string, card: number): Logged => ({
    card,
    day: instant.slice(0, 10),
    seq: 1,
    rating: 3,
    elapsed: null,
    predicted: null,
    at: instant,
  });
  const [a, b, c] = cards as [number, number, number];
  await log(user, [at('2026-05-30T15:59:59Z', a), at('2026-05-30T16:00:00Z', b), at('2025-06-01T15:59:59Z', c)]);
  expect((await ask(user)).year).toEqual([
    { day: '2026-05-30', cards: 1 },
    { day: '2026-05-31', cards: 1 },
  ]);
  // where days change at another instant, both lie on one day
  expect((await ask(user, 'UTC')).year).toEqual([{ day: '2026-05-30', cards: 2 }]);
});

it('leaves out cards that were removed, and brings them back with them', async () => {
  const user = USER + 4;
  const [a, b, c] = cards as [number, number, number];
  await remember(user, [
    { card: a, stability: 30, elapsed: 0 },
    { card: b, stability: 30, elapsed: 30 },
    { card: c, stability: 1, elapsed: 300 },
  ]);
  expect(await ask(user)).toMatchObject({
    cards: 3,
    mastered: 2,
    remembered: 2,
    packages: [{ fresh: 1, mastered: 2 }],
  });
  await app.source.query('UPDATE card SET removed_at = $2 WHERE id = $1', [b, NOW]);
  expect(await ask(user)).toMatchObject({ cards: 2, mastered: 1, packages: [{ fresh: 1, mastered: 1 }] });
  await app.source.query('UPDATE card SET removed_at = NULL WHERE id = $1', [b]);
  expect(await ask(user)).toMatchObject({ cards: 3, mastered: 2 });
});

it('tells recall by the hour of where the caller is, of a later day than the one before alone', async () => {
  const user = USER + 5;
  const answer = (card: number, instant: string, rating: number, elapsed: number | null): Logged => ({
    card,
    day: instant.slice(0, 10),
    seq: 1,
    rating,
    elapsed,
    predicted: elapsed && 0.8,
    at: instant,
  });
  const rows = cards.slice(0, 10).flatMap((card, index) => [
    answer(card, '2026-05-01T23:30:00Z', 3, null),
    answer(card, '2026-05-10T23:59:59Z', index < 8 ? 3 : 1, 9),
    answer(card, '2026-05-20T15:00:00Z', index < 3 ? 3 : 1, 10),
    // further back than a year, and too few
    answer(card, '2025-05-20T15:00:00Z', 1, 10),
  ]);
  await log(user, [...rows, answer(cards[11] as number, '2026-05-20T03:00:00Z', 3, 10)]);
  expect((await ask(user)).hours).toEqual([
    { hour: 7, ratings: 10, remembered: 0.8 },
    { hour: 23, ratings: 10, remembered: 0.3 },
  ]);
  expect((await ask(user, 'UTC')).hours.map(({ hour }) => hour)).toEqual([15, 23]);
});

it('sums the time of completed units by the days of where the caller is', async () => {
  const user = USER + 6;
  const spent: [unit: number, seconds: number | null, at: string][] = [
    [1, 30, '2026-05-31T16:00:00Z'],
    [2, 12.4, '2026-05-31T15:59:59Z'],
    [3, null, '2026-06-01T01:00:00Z'],
    [4, 100, '2026-04-20T01:00:00Z'],
    [5, 1000, '2025-05-20T01:00:00Z'],
  ];
  for (const [unit, seconds, at] of spent)
    await app.source.query(
      "INSERT INTO learn_event (user_id, unit_id, card_id, events, seconds, times, created_at) VALUES ($1, $2, $3, '[]', $4, 2, $5)",
      [user, unit, cards[0], seconds, at],
    );
  const { time } = await ask(user);
  expect(time).toMatchObject({ today: 30, week: 42, usualDay: 21, year: 142, cardBefore: 100 });
  expect(time.card).toBeCloseTo(21.2, 10);
  expect((await ask(user, 'UTC')).time).toMatchObject({ today: 0, week: 42, usualDay: 42 });
});

it('compares what was foretold with the untrained model on the whole history of cards', async () => {
  const user = USER + 7;
  const days = ['2026-03-01', '2026-03-04', '2026-03-14'] as const;
  const untrained = cards.map((card) => {
    const second = model.next(model.next(null, 0, 3), 3, 3);
    const recall = model.recall(10, second.stability);
    return { card, recalls: [null, model.recall(3, model.next(null, 0, 3).stability), recall] };
  });
  const logOf = (user_: number, foretold: (recall: number) => number) =>
    log(
      user_,
      untrained.flatMap(({ card, recalls }, index) =>
        days.map((day, time) => {
          const recall = recalls[time] ?? null;
          const rating = time === 2 && index % 5 === 0 ? 1 : 3;
          const elapsed = [null, 3, 10][time] ?? null;
          return { card, day, seq: 1, rating, elapsed, predicted: recall && foretold(recall), at: `${day}T04:00:00Z` };
        }),
      ),
    );
  await logOf(user, (recall) => recall);
  await remember(
    user,
    cards.map((card) => ({ card, stability: 5, elapsed: 1 })),
  );
  const same = (await ask(user)).calibration?.comparison;
  expect(same).toMatchObject({ ratings: 120, observed: 108 / 120 });
  expect(same?.ours).toBeCloseTo(same?.defaults ?? 0, 9);
  await logOf(user + 1, () => 0.9);
  await remember(
    user + 1,
    cards.map((card) => ({ card, stability: 5, elapsed: 1 })),
  );
  const trained = (await ask(user + 1)).calibration?.comparison;
  expect(trained?.ours).toBeCloseTo(trained?.constant ?? 0, 9);
  expect(trained?.defaults).toBeCloseTo(same?.defaults ?? 0, 9);
});
