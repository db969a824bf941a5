import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays } from '#server/kernel/time/local-day.ts';
import { memoryModel } from '#server/modules/memory/fsrs.rules.ts';
import { type CardRecall, type LoggedRating, remember } from '#server/modules/memory/memory.rules.ts';
import type { Round } from '#server/modules/memory/rating.rules.ts';
import { type LoggedMemory, replayed } from '#server/modules/memory/replay.rules.ts';
import { UNUSUAL_WEIGHTS } from '../memory-evaluation/simulated.ts';

const model = memoryModel(UNUSUAL_WEIGHTS);
const event = (type: 'WRONG' | 'CORRECT' | 'TIP') => ({ type, face: 'mcq', durationMs: 900 });
const clean: Round = [event('CORRECT')];
const failed: Round = [event('WRONG'), event('CORRECT')];
const helped: Round = [event('TIP'), event('CORRECT')];
const rounds = fc.array(fc.constantFrom(clean, failed, helped), { minLength: 1, maxLength: 3 });
const units = fc.array(fc.tuple(fc.integer({ min: -1, max: 40 }), rounds), { minLength: 1, maxLength: 15 });

/** What memory and log are after units, each so many days after the one before. */
function learned(history: readonly (readonly [number, readonly Round[]])[]): LoggedMemory {
  let before: CardRecall | null = null;
  let day = '2026-01-01';
  const log: LoggedRating[] = [];
  for (const [days, answers] of history) {
    day = addDays(day, days);
    const { after, logged } = remember(model, before, answers, day, new Map());
    before = after;
    log.push(...logged);
  }
  return {
    cardId: 1,
    ...(before as unknown as CardRecall),
    ratings: log.map(({ rating }) => rating),
    elapsed: log.map(({ elapsedDays }) => elapsedDays),
    seqs: log.map(({ seq }) => seq),
    loggedDay: log.at(-1)?.day as string,
  };
}

it('a log gives the state that learning gave, whatever was answered and whenever', () => {
  fc.assert(
    fc.property(units, (history) => {
      const memory = learned(history);
      const state = replayed(model, memory);
      expect(state?.stability).toBeCloseTo(memory.stability, 10);
      expect(state?.difficulty).toBeCloseTo((memory as unknown as CardRecall).difficulty, 10);
    }),
  );
});

it('a card that was begun anew has forgotten what came before', () => {
  const memory = learned([
    [0, [clean]],
    [9, [failed]],
  ]);
  const anew = {
    ...memory,
    ratings: [...memory.ratings, 3 as const],
    elapsed: [...memory.elapsed, null],
    seqs: [...memory.seqs, 1],
  };
  const later = {
    ...anew,
    firstRating: 3,
    lastRating: 3,
    dayRatings: 1,
    lastDay: '2026-02-01',
    loggedDay: '2026-02-01',
  };
  expect(replayed(model, later)).toEqual(model.next(null, 0, 3));
});

it.each([
  ['day', { lastDay: '2026-01-02' }],
  ['number of the day', { dayRatings: 2 }],
  ['last rating', { lastRating: 4 }],
  ['first rating', { firstRating: 1 }],
])('a memory that ends otherwise than its log by the %s stays as it is', (_, other) => {
  const memory = learned([[0, [clean]]]);
  expect(replayed(model, memory)).not.toBeNull();
  expect(replayed(model, { ...memory, ...other })).toBeNull();
});

it('a memory without a log stays as it is', () => {
  const memory = learned([[0, [clean]]]);
  const bare = { ...memory, ratings: [], elapsed: [], seqs: [], loggedDay: null as unknown as string };
  expect(replayed(model, bare)).toBeNull();
});
