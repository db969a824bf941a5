import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MyCardFilter, MyCardState } from '#server/modules/control/control.types.ts';
import {
  markCardsKnown,
  pauseCards,
  pauseChapter,
  restartCards,
  resumeCards,
  resumeChapter,
  undoRestart,
} from '#server/modules/control/laying-aside.service.ts';
import { myCards } from '#server/modules/control/my-cards.service.ts';
import { addPackage } from '#tests/factories/packages.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { chooseCards } from '#tests/support/choice.ts';
import { brokenInvariants } from '#tests/support/invariants.ts';
import { rememberCards } from '#tests/support/remember.ts';
import { contextOf } from '#tests/support/service-context.ts';

let app: TestApp;
let packageId: number;
let cards: number[];
let chapterIds: number[];
beforeAll(async () => {
  app = await startTestApp();
  const pkg = await addPackage(app.source, { chapters: [20, 20] });
  ({ id: packageId, chapterIds } = pkg);
  const rows = await app.source.query('SELECT id FROM card WHERE package_id = $1 ORDER BY id', [packageId]);
  cards = rows.map(({ id }: { id: number }) => id);
});
afterAll(() => app.stop());

const TODAY = '2026-06-01';
let lastUser = 8000;
const person = () => {
  lastUser += 1;
  return lastUser;
};
const on = (userId: number, day = TODAY) => contextOf(app.source, { userId, now: `${day}T04:00:00Z` });
const card = (index: number) => cards[index] as number;
const ask = (userId: number, filter = MyCardFilter.ALL, search: string | null = null, day = TODAY) =>
  myCards(on(userId, day), { filter, search, offset: 0, limit: 50 });
const ids = ({ cards: found }: { cards: { cardId: number }[] }) => found.map(({ cardId }) => cardId);
const chosen = async (userId: number, day = TODAY) =>
  (await chooseCards(on(userId, day), packageId, 10)).map(({ cardId }) => cardId);

interface Known {
  index: number;
  stability?: number;
  elapsed?: number;
  lapses?: number;
  lastRating?: number;
}
const remember = (userId: number, memories: Known[]) =>
  app.source.query(
    `INSERT INTO card_memory (user_id, card_id, package_id, stability, difficulty, last_day, first_rating, last_rating,
       day_ratings, learn_times, lapses)
     SELECT $1, ($4::int[])[index + 1], $2, coalesce(stability, 3), 5, $5::date - coalesce(elapsed, 10), 3,
       coalesce("lastRating", 3), 1, 2, coalesce(lapses, 0)
     FROM jsonb_to_recordset($3) AS m(index int, stability float8, elapsed int, lapses int, "lastRating" int)`,
    [userId, packageId, JSON.stringify(memories), cards, TODAY],
  );
const answer = (userId: number, day: string, index: number, types: string, unitId = 1) =>
  rememberCards(on(userId, day), {
    unitId,
    answers: [
      {
        cardId: card(index),
        times: 2,
        events: types.split(' ').map((type) => ({ type: type as 'CORRECT', face: 'mcq', durationMs: 4000 })),
      },
    ],
  });

describe('my cards', () => {
  it('are those met, by the day they come next, each under the filters it passes', async () => {
    const user = person();
    await remember(user, [
      { index: 0, elapsed: 1, stability: 30 },
      { index: 1, elapsed: 10, stability: 3, lapses: 4 },
      { index: 2, elapsed: 2, stability: 25, lastRating: 1 },
      { index: 3, elapsed: 0, stability: 3 },
    ]);
    await pauseCards(on(user), [card(3)], '2026-06-20');
    const page = await ask(user);
    expect(ids(page)).toEqual([1, 3, 2, 0].map(card));
    expect(page.counts).toEqual({ all: 4, due: 1, hard: 1, mastered: 1, paused: 1 });
    expect(page.hasMore).toBe(false);
    expect(page.cards[1]).toMatchObject({ state: 'PAUSED', until: '2026-06-20', nextDay: '2026-06-20', due: false });
    expect(ids(await ask(user, MyCardFilter.DUE))).toEqual([card(1)]);
    expect(ids(await ask(user, MyCardFilter.HARD))).toEqual([card(1)]);
    expect(ids(await ask(user, MyCardFilter.MASTERED))).toEqual([card(0)]);
    expect(ids(await ask(user, MyCardFilter.PAUSED))).toEqual([card(3)]);
    const second = await myCards(on(user), { filter: MyCardFilter.ALL, offset: 2, limit: 1 });
    expect([ids(second), second.hasMore]).toEqual([[card(2)], true]);
    expect((await ask(person())).counts.all).toBe(0);
  });

  it('are found by what they say, and not by the notation of cards or wrong answers', async () => {
    const user = person();
    const pkg = await addPackage(app.source, { chapters: [3] });
    const own = await app.source.query('SELECT id FROM card WHERE package_id = $1 ORDER BY id', [pkg.id]);
    const contents = [
      {
        type: 'cloze.card',
        content: [[{ text: '莲动下' }, { cloze: { group: 'c1', text: '渔舟', distrators: ['飞鸟'] } }]],
        altContents: [],
        analysis: '山居秋暝',
      },
      { type: 'enWord.card', word: 'say "50%" twice', definition: '说两遍' },
      { type: 'mcq.card', question: 'a_b', options: [] },
    ];
    for (const [index, content] of contents.entries()) {
      await app.source.query('UPDATE card SET content = $2 WHERE id = $1', [own[index].id, JSON.stringify(content)]);
      await app.source.query('INSERT INTO card_memory VALUES ($1, $2, $3, 3, 5, $4, 3, 3, 1, 2)', [
        user,
        own[index].id,
        pkg.id,
        TODAY,
      ]);
    }
    const found = async (search: string) =>
      (await ask(user, MyCardFilter.ALL, search)).cards.map(({ cardId }) =>
        own.findIndex(({ id }: { id: number }) => id === cardId),
      );
    expect(await found('莲动下渔舟')).toEqual([0]);
    expect(await found('秋暝')).toEqual([0]);
    expect(await found('飞鸟')).toEqual([]);
    expect(await found('TWICE')).toEqual([1]);
    expect(await found('say "50%"')).toEqual([1]);
    expect(await found('%')).toEqual([1]);
    expect(await found('_')).toEqual([2]);
    for (const notation of ['distrators', 'cloze.card', 'c1', 'altContents']) expect(await found(notation)).toEqual([]);
    expect(await found('  ')).toHaveLength(3);
  });

  it('propose help from the eighth lapse, as long as they are asked', async () => {
    const user = person();
    await remember(user, [
      { index: 0, lapses: 7 },
      { index: 1, lapses: 8 },
      { index: 2, lapses: 9 },
    ]);
    await pauseCards(on(user), [card(2)], '2026-06-02');
    const helped = (await ask(user)).cards.filter(({ needsHelp }) => needsHelp);
    expect(helped.map(({ cardId }) => cardId)).toEqual([card(1)]);
  });

  it('count a lapse where a card is forgotten on a later day, and none for the day it is met', async () => {
    const user = person();
    await answer(user, '2026-05-01', 0, 'WRONG CORRECT CORRECT');
    expect((await ask(user)).cards[0]?.lapses).toBe(0);
    await answer(user, '2026-05-04', 0, 'WRONG CORRECT CORRECT');
    await answer(user, '2026-05-09', 0, 'CORRECT CORRECT');
    await answer(user, '2026-05-20', 0, 'LAPSE CORRECT CORRECT');
    expect((await ask(user)).cards[0]?.lapses).toBe(2);
    const [logged] = await app.source.query(
      'SELECT count(*)::int AS lapses FROM rating_log WHERE user_id = $1 AND rating = 1 AND elapsed_days > 0',
      [user],
    );
    expect(logged.lapses).toBe(2);
  });

  it('leave out packages that are hidden from the caller', async () => {
    const user = person();
    await remember(user, [{ index: 0 }]);
    await app.source.query("UPDATE package SET share_status = 'OFF', author_id = -1 WHERE id = $1", [packageId]);
    const hidden = await ask(user);
    const refused = pauseCards(on(user), [card(0)], '2026-06-02').catch((error) => error.code);
    expect([hidden.counts.all, await refused]).toEqual([0, 'CARD_NOT_FOUND']);
    await app.source.query("UPDATE package SET share_status = 'COMMUNITY' WHERE id = $1", [packageId]);
  });
});

describe('laid aside', () => {
  it('is no card of a unit until its day', async () => {
    const user = person();
    await remember(
      user,
      [0, 1, 2].map((index) => ({ index })),
    );
    expect(await chosen(user)).toEqual(expect.arrayContaining([0, 1, 2].map(card)));
    await pauseCards(on(user), [card(1)], '2026-06-03');
    for (const day of [TODAY, '2026-06-02']) expect(await chosen(user, day)).not.toContain(card(1));
    expect(await chosen(user, '2026-06-03')).toContain(card(1));
    await resumeCards(on(user), [card(1)]);
    expect(await chosen(user)).toContain(card(1));
  });

  it('is all of a chapter, cards not met too, and what stands below it', async () => {
    const user = person();
    const [upper, lower] = chapterIds as [number, number];
    await app.source.query('UPDATE chapter SET parent_id = $2 WHERE id = $1', [lower, upper]);
    await remember(user, [{ index: 0 }, { index: 25 }]);
    await pauseChapter(on(user), upper, '2026-06-03');
    expect(await chosen(user)).toEqual([]);
    expect((await ask(user)).cards.map(({ state }) => state)).toEqual([
      MyCardState.CHAPTER_PAUSED,
      MyCardState.CHAPTER_PAUSED,
    ]);
    await resumeChapter(on(user), lower);
    expect(await chosen(user)).toEqual([card(25), ...cards.slice(20, 25), ...cards.slice(26, 30)]);
    expect(await resumeChapter(on(user), upper)).toBe(true);
    expect(await resumeChapter(on(user), upper)).toBe(false);
    expect(await chosen(user)).toContain(card(0));
    await app.source.query('UPDATE chapter SET parent_id = NULL WHERE id = $1', [lower]);
  });

  it('is what is known, until it is taken up again', async () => {
    const user = person();
    await remember(user, [{ index: 0 }, { index: 1 }]);
    await markCardsKnown(on(user), [card(0)]);
    expect(await chosen(user, '2027-06-01')).not.toContain(card(0));
    expect((await ask(user, MyCardFilter.MASTERED)).cards).toMatchObject([
      { cardId: card(0), state: 'KNOWN', nextDay: null },
    ]);
    await resumeCards(on(user), [card(0)]);
    expect(await chosen(user)).toContain(card(0));
  });

  it('is all of what is named, or nothing', async () => {
    const user = person();
    await remember(user, [{ index: 0 }]);
    for (const act of [
      () => pauseCards(on(user), [card(0), card(1)], '2026-06-03'),
      () => markCardsKnown(on(user), [card(0), card(1)]),
      () => restartCards(on(user), [card(0), card(1)]),
    ])
      await expect(act()).rejects.toMatchObject({ code: 'CARD_NOT_FOUND' });
    expect((await ask(user)).cards).toMatchObject([{ cardId: card(0), state: 'LEARNING' }]);
    for (const until of [TODAY, '2026-05-01', '2027-06-02'])
      await expect(pauseCards(on(user), [card(0)], until)).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
    expect(await pauseCards(on(user), [card(0), card(0)], '2026-06-03')).toEqual([card(0)]);
  });

  it('leaves others alone', async () => {
    const [user, other] = [person(), person()];
    for (const one of [user, other]) await remember(one, [{ index: 0 }]);
    await markCardsKnown(on(user), [card(0)]);
    await pauseChapter(on(user), chapterIds[0] as number, '2026-06-03');
    await resumeCards(on(other), [card(0)]);
    await resumeChapter(on(other), chapterIds[0] as number);
    expect(await chosen(other)).toContain(card(0));
    expect(await chosen(user)).not.toContain(card(0));
  });
});

describe('begun anew', () => {
  const ratings = async (userId: number) =>
    (
      await app.source.query('SELECT day::text, seq, rating FROM rating_log WHERE user_id = $1 ORDER BY day, seq', [
        userId,
      ])
    ).map((row: object) => Object.values(row));

  it('is a card met for the first time, whose ratings are kept', async () => {
    const user = person();
    await answer(user, '2026-05-01', 0, 'CORRECT CORRECT');
    await answer(user, '2026-05-20', 0, 'LAPSE CORRECT');
    const before = await ratings(user);
    expect(await restartCards(on(user), [card(0)])).toEqual([card(0)]);
    expect(await ratings(user)).toEqual(before);
    expect((await ask(user)).counts.all).toBe(0);
    const [first] = await chooseCards(on(user), packageId, 10);
    expect(first).toMatchObject({ cardId: card(0), cardStatus: 'DEBUT' });
    await answer(user, '2026-06-02', 0, 'CORRECT CORRECT');
    expect((await ask(user)).cards[0]).toMatchObject({ lapses: 0, mastery: 27 });
    expect(await undoRestart(on(user), [card(0)])).toEqual([]);
    expect((await ask(user)).cards[0]).toMatchObject({ lapses: 0, mastery: 27 });
  });

  it('is taken back as it was, once', async () => {
    const user = person();
    await remember(user, [{ index: 0, stability: 12, lapses: 9 }]);
    const [before] = (await ask(user)).cards;
    await restartCards(on(user), [card(0)]);
    expect(await Promise.all([0, 1, 2].map(() => undoRestart(on(user), [card(0)])))).toEqual(
      expect.arrayContaining([[card(0)], [], []]),
    );
    expect((await ask(user)).cards).toEqual([before]);
    const kept = await app.source.query('SELECT 1 FROM card_memory_past WHERE user_id = $1', [user]);
    expect(kept).toEqual([]);
  });

  it('on a day it was rated is rated by that rating, and nothing fails', async () => {
    const user = person();
    await answer(user, TODAY, 0, 'WRONG CORRECT CORRECT');
    const before = await ratings(user);
    await restartCards(on(user), [card(0)]);
    await answer(user, TODAY, 0, 'CORRECT CORRECT');
    await restartCards(on(user), [card(0)]);
    await answer(user, TODAY, 0, 'CORRECT CORRECT');
    expect(await ratings(user)).toEqual(before);
    expect((await ask(user)).cards[0]).toMatchObject({ cardId: card(0) });
    const [{ times }] = await app.source.query(
      `SELECT (SELECT sum(learn_times) FROM card_memory_past WHERE user_id = $1)::int
         + (SELECT sum(learn_times) FROM card_memory WHERE user_id = $1)::int AS times`,
      [user],
    );
    expect(times).toBe(6);
  });
});

it('keeps every row that it ends', async () => {
  const broken = await brokenInvariants((text) => app.source.query(text));
  // Memories that this file makes by hand belong to no unit.
  expect(Object.keys(broken).filter((name) => !name.startsWith('what a card was practised'))).toEqual([]);
});
