import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { memoryModel } from '#server/modules/memory/fsrs.rules.ts';
import { cardStats } from '#server/modules/memory/memory.service.ts';
import { addPackage } from '#tests/factories/packages.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { chooseCards } from '#tests/support/choice.ts';
import { rememberCards } from '#tests/support/remember.ts';
import { contextOf } from '#tests/support/service-context.ts';

let app: TestApp;
let packageId: number;
let cards: number[];
beforeAll(async () => {
  app = await startTestApp();
  packageId = (await addPackage(app.source, { chapters: [60, 60] })).id;
  const rows = await app.source.query('SELECT id FROM card WHERE package_id = $1 ORDER BY id', [packageId]);
  cards = rows.map(({ id }: { id: number }) => id);
});
afterAll(() => app.stop());

const NOON = 'T04:00:00Z';
const TODAY = '2026-06-01';
const model = memoryModel();
let lastUser = 5000;
const newUser = () => {
  lastUser += 1;
  return lastUser;
};
const ctx = (userId: number, day: string) => contextOf(app.source, { userId, now: `${day}${NOON}` });
const choose = (userId: number, size = 10) => chooseCards(ctx(userId, TODAY), packageId, size);

interface Remembered {
  card: number;
  stability: number;
  elapsed: number;
  difficulty?: number;
}
const rememberAll = (userId: number, memories: Remembered[], inPackage = packageId) =>
  app.source.query(
    `INSERT INTO card_memory (user_id, card_id, package_id, stability, difficulty, last_day, first_rating, last_rating,
       day_ratings, learn_times)
     SELECT $1, card, $2, stability, difficulty, $4::date - elapsed, 3, 3, 1, 2
     FROM jsonb_to_recordset($3) AS m(card int, stability float8, difficulty float8, elapsed int)`,
    [userId, inPackage, JSON.stringify(memories.map((memory) => ({ difficulty: 5, ...memory }))), TODAY],
  );
const gainOf = ({ stability, elapsed, difficulty = 5 }: Remembered) => {
  const r = model.recall(elapsed, stability);
  return r * (model.next({ stability, difficulty }, elapsed, 3).stability - stability);
};

describe('the choice of cards', () => {
  it('takes due cards with the lowest recall first, then debut cards in chapter order', async () => {
    const user = newUser();
    const due = [3, 30, 9, 12, 5, 60].map((elapsed, card) => ({
      card: cards[card] as number,
      stability: 3 + card,
      elapsed,
    }));
    await rememberAll(user, [...due, { card: cards[20] as number, stability: 50, elapsed: 10 }]);
    const chosen = await choose(user);
    const expected = due
      .map(({ card, stability, elapsed }) => ({ cardId: card, r: model.recall(elapsed, stability) }))
      .filter(({ r }) => r < 0.9)
      .sort((a, b) => a.r - b.r)
      .slice(0, 5);
    expect(chosen.slice(0, expected.length)).toEqual(expected.map((card) => ({ ...card, cardStatus: 'REVIEW' })));
    expect(chosen.slice(-5)).toEqual(cards.slice(6, 11).map((cardId) => ({ cardId, cardStatus: 'DEBUT', r: 0 })));
  });

  it('fills up with reviews that are closest to being due', async () => {
    const user = newUser();
    const early = [1, 2, 3, 4, 5, 6].map((elapsed, card) => ({ card: cards[card] as number, stability: 20, elapsed }));
    await rememberAll(user, early);
    const chosen = await choose(user);
    expect(chosen.slice(0, 5).map(({ cardId }) => cardId)).toEqual([5, 4, 3, 2, 1].map((index) => cards[index]));
    expect(chosen.filter(({ cardStatus }) => cardStatus === 'DEBUT')).toHaveLength(5);
  });

  it('under a backlog takes what gains most, with two debut cards, and none under a flood', async () => {
    for (const [count, debuts] of [
      [25, 2],
      [40, 0],
    ] as const) {
      const user = newUser();
      const due = Array.from({ length: count }, (_, index) => ({
        card: cards[index] as number,
        stability: 1 + ((index * 7) % 23),
        difficulty: 1 + ((index * 3) % 9),
        elapsed: 30 + ((index * 11) % 60),
      }));
      await rememberAll(user, due);
      const chosen = await choose(user);
      const best = [...due].sort((a, b) => gainOf(b) - gainOf(a)).map(({ card }) => card);
      expect(chosen.map(({ cardId }) => cardId).slice(0, 10 - debuts)).toEqual(best.slice(0, 10 - debuts));
      expect(chosen.filter(({ cardStatus }) => cardStatus === 'DEBUT')).toHaveLength(debuts);
    }
  });

  it.each([
    ['a new package', 0, 0, 50, [0, 0, 10]],
    ['at most half debut while there is anything to review', 0, 30, 50, [0, 5, 5]],
    ['due cards before those not yet due', 3, 30, 50, [3, 2, 5]],
    ['debut cards still take half beside many due', 20, 30, 50, [5, 0, 5]],
    ['more than two units due: at most 2 debut', 21, 0, 50, [8, 0, 2]],
    ['more than three units due: none', 31, 0, 50, [10, 0, 0]],
    ['no debut left', 2, 30, 0, [2, 8, 0]],
    ['few reviews: filled up with further debut cards', 1, 2, 50, [1, 2, 7]],
    ['a package with fewer cards than a unit', 1, 2, 3, [1, 2, 3]],
  ])('%s', async (_, due, early, debut, expected) => {
    const user = newUser();
    const pkg = await addPackage(app.source, { chapters: [Math.max(1, due + early + debut)] });
    const own = await app.source.query('SELECT id FROM card WHERE package_id = $1 ORDER BY id', [pkg.id]);
    const met = own.slice(0, due + early).map(({ id }: { id: number }, index: number) => ({
      card: id,
      stability: 10 + index,
      elapsed: index < due ? 60 + index : 1,
    }));
    await rememberAll(user, met, pkg.id);
    const chosen = await chooseCards(ctx(user, TODAY), pkg.id, 10);
    const dueCards = new Set(met.slice(0, due).map(({ card }: Remembered) => card));
    const reviews = chosen.filter(({ cardStatus }) => cardStatus === 'REVIEW');
    const dueTaken = reviews.filter(({ cardId }) => dueCards.has(cardId)).length;
    expect([dueTaken, reviews.length - dueTaken, chosen.length - reviews.length]).toEqual(expected);
    const kinds = chosen.map(({ cardId, cardStatus }) => (dueCards.has(cardId) ? 0 : cardStatus === 'REVIEW' ? 1 : 2));
    expect(kinds).toEqual(kinds.toSorted());
    const debuts = chosen.slice(reviews.length).map(({ cardId }) => cardId);
    expect(debuts).toEqual(own.slice(due + early, due + early + debuts.length).map(({ id }: { id: number }) => id));
  });

  it('holds its promises over any memory: full, no card twice, due before early, at most half debut beside reviews', async () => {
    const memory = fc.record({
      stability: fc.double({ min: 0.2, max: 300, noNaN: true }),
      difficulty: fc.double({ min: 1, max: 10, noNaN: true }),
      elapsed: fc.integer({ min: 0, max: 400 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(memory, { maxLength: 90 }), fc.constantFrom(10, 20), async (memories, size) => {
        const user = newUser();
        const known = memories.map((item, index) => ({ ...item, card: cards[index] as number }));
        await rememberAll(user, known);
        const chosen = await choose(user, size);
        expect(new Set(chosen.map(({ cardId }) => cardId)).size).toBe(size);
        const reviews = chosen.filter(({ cardStatus }) => cardStatus === 'REVIEW');
        for (const { cardId, r } of reviews) {
          const { elapsed = 0, stability = 1 } = known.find(({ card }) => card === cardId) ?? {};
          expect(r).toBe(model.recall(elapsed, stability));
        }
        if (known.length >= size) expect(reviews.length).toBeGreaterThanOrEqual(size / 2);
        const dueLeft = known.filter(({ elapsed, stability }) => elapsed > stability * 1.0001).length;
        const early = reviews.filter(({ r }) => r > 0.9001).length;
        if (early > 0) expect(reviews.length - early).toBeGreaterThanOrEqual(Math.min(dueLeft, size));
      }),
      { numRuns: 40 },
    );
  });

  it('leaves out removed and incomplete cards, and what other accounts remember', async () => {
    const pkg = await addPackage(app.source, { chapters: [14] });
    const own = await app.source.query('SELECT id FROM card WHERE package_id = $1 ORDER BY id', [pkg.id]);
    await app.source.query('UPDATE card SET removed_at = now() WHERE id = $1', [own[0].id]);
    await app.source.query('UPDATE card SET learnable = false WHERE id = $1', [own[1].id]);
    const [user, other] = [newUser(), newUser()];
    for (const card of own.slice(0, 4))
      await app.source.query('INSERT INTO card_memory VALUES ($1, $2, $3, 1, 5, $4, 3, 3, 1, 2)', [
        other,
        card.id,
        pkg.id,
        TODAY,
      ]);
    const chosen = await chooseCards(ctx(user, TODAY), pkg.id, 10);
    expect(chosen.map(({ cardId }) => cardId)).toEqual(own.slice(2, 12).map(({ id }: { id: number }) => id));
    expect(chosen.every(({ cardStatus }) => cardStatus === 'DEBUT')).toBe(true);
  });

  it('has an index for what is remembered of one package', async () => {
    const plan = await app.source.transaction(async (manager) => {
      await manager.query('SET LOCAL enable_seqscan = off');
      return manager.query('EXPLAIN SELECT stability FROM card_memory WHERE user_id = 1 AND package_id = 1');
    });
    expect(JSON.stringify(plan)).toContain('card_memory_package');
  });
});

describe('remembering', () => {
  const answer = (userId: number, day: string, types: string, durationMs = 4000, face = 'wordSpell') =>
    rememberCards(ctx(userId, day), {
      unitId: 1,
      answers: [
        {
          cardId: cards[0] as number,
          times: 2,
          events: types.split(' ').map((type) => ({ type: type as 'CORRECT', face, durationMs })),
        },
      ],
    });
  const ratings = async (userId: number) =>
    (
      await app.source.query(
        'SELECT day::text, seq, rating, elapsed_days FROM rating_log WHERE user_id = $1 ORDER BY day, seq',
        [userId],
      )
    ).map((row: { day: string; seq: number; rating: number; elapsed_days: number | null }) => Object.values(row));

  it('logs whole histories by local day', async () => {
    const user = newUser();
    await answer(user, '2026-06-01', 'WRONG CORRECT CORRECT');
    await answer(user, '2026-06-01', 'WRONG CORRECT CORRECT');
    await answer(user, '2026-06-03', 'CORRECT CORRECT');
    await answer(user, '2026-06-03', 'LAPSE CORRECT');
    await answer(user, '2026-06-20', 'TIP CORRECT CORRECT');
    expect(await ratings(user)).toEqual([
      ['2026-06-01', 1, 1, null],
      ['2026-06-01', 2, 3, 0],
      ['2026-06-03', 1, 3, 2],
      ['2026-06-03', 2, 1, 0],
      ['2026-06-20', 1, 2, 17],
    ]);
    const { cardStats: stats } = await cardStats(ctx(user, TODAY), [cards[0] as number, cards[1] as number]);
    expect(stats).toEqual([
      { cardId: cards[0], learnTimes: 10, mastery: expect.any(Number) },
      { cardId: cards[1], learnTimes: 0, mastery: 0 },
    ]);
  });

  it('counts two answers ten minutes apart across local midnight as two days', async () => {
    const user = newUser();
    const before = { ...ctx(user, TODAY), now: () => new Date('2026-06-01T15:55:00Z') };
    const after = { ...before, now: () => new Date('2026-06-01T16:05:00Z') };
    for (const context of [before, after])
      await rememberCards(context, {
        unitId: 1,
        answers: [{ cardId: cards[0] as number, times: 2, events: [{ type: 'CORRECT', face: 'mcq', durationMs: 1 }] }],
      });
    expect(await ratings(user)).toEqual([
      ['2026-06-01', 1, 3, null],
      ['2026-06-02', 1, 3, 1],
    ]);
  });

  it('gives Easy only against ten timed answers of the same person', async () => {
    const [user, stranger] = [newUser(), newUser()];
    for (let day = 1; day <= 9; day++) await answer(user, `2026-06-0${day}`, 'CORRECT');
    await answer(user, '2026-06-10', 'CORRECT', 1000);
    expect((await ratings(user)).at(-1)?.[2]).toBe(3);
    await answer(user, '2026-06-11', 'CORRECT', 2400);
    expect((await ratings(user)).at(-1)?.[2]).toBe(4);
    await answer(user, '2026-06-12', 'CORRECT', 2500);
    expect((await ratings(user)).at(-1)?.[2]).toBe(3);
    await answer(stranger, '2026-06-11', 'CORRECT', 10);
    await answer(stranger, '2026-06-12', 'CORRECT', 10);
    expect((await ratings(stranger)).map((row: unknown[]) => row[2])).toEqual([3, 3]);
  });

  it('answers mastery before and after', async () => {
    const user = newUser();
    expect(await answer(user, '2026-06-01', 'CORRECT')).toEqual([{ cardId: cards[0], oldMastery: 0, newMastery: 27 }]);
    const [change] = await answer(user, '2026-06-04', 'CORRECT');
    expect(change?.oldMastery).toBe(27);
    expect(change?.newMastery).toBeGreaterThan(40);
  });

  it('cannot log a third rating of a day, because the table refuses it', async () => {
    await expect(
      app.source.query(
        `INSERT INTO rating_log (user_id, card_id, day, seq, rating, unit_id, rated_at) VALUES (1, 1, '2026-06-01', 3, 3, 1, now())`,
      ),
    ).rejects.toThrow(/rating_log_two_a_day/);
  });
});
