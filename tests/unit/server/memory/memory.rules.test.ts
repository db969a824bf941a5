import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '#server/kernel/time/local-day.ts';
import { masteryOf, memoryModel } from '#server/modules/memory/fsrs.rules.ts';
import { type CardRecall, remember } from '#server/modules/memory/memory.rules.ts';
import { type RatedEvent, roundsOf } from '#server/modules/memory/rating.rules.ts';

const model = memoryModel();
const none = new Map<string, number>();
const rounds = (types: string) =>
  roundsOf(
    types
      .split(' ')
      .filter(Boolean)
      .map((type): RatedEvent => ({ type: type as RatedEvent['type'], face: 'mcq', durationMs: 800 })),
  );
const learn = (before: CardRecall | null, types: string, day: string) =>
  remember(model, before, rounds(types), day, none);

describe('remembering a card', () => {
  it('logs one Good for a clean debut', () => {
    const { after, logged } = learn(null, 'CORRECT CORRECT', '2026-03-01');
    expect(logged).toEqual([
      { day: '2026-03-01', seq: 1, rating: 3, elapsedDays: null, predicted: null, face: 'mcq', durationMs: 800 },
    ]);
    expect(after).toMatchObject({
      stability: 2.3065,
      lastDay: '2026-03-01',
      firstRating: 3,
      lastRating: 3,
      dayRatings: 1,
    });
    expect(masteryOf(after?.stability ?? 0)).toBe(27);
  });

  it('logs a second row for a recovery, and no third in a later unit of the day', () => {
    const morning = learn(null, 'WRONG CORRECT CORRECT', '2026-03-01');
    expect(morning.logged.map(({ seq, rating }) => [seq, rating])).toEqual([
      [1, 1],
      [2, 3],
    ]);
    const evening = learn(morning.after, 'WRONG CORRECT WRONG CORRECT', '2026-03-01');
    expect(evening).toEqual({ after: morning.after, logged: [] });
  });

  it('lets a later unit of the day correct the first attempt, but never rate it again', () => {
    const morning = learn(null, 'CORRECT CORRECT', '2026-03-01');
    expect(learn(morning.after, 'CORRECT CORRECT', '2026-03-01').logged).toEqual([]);
    const fall = learn(morning.after, 'WRONG CORRECT CORRECT', '2026-03-01');
    expect(fall.logged).toMatchObject([{ day: '2026-03-01', seq: 2, rating: 1, elapsedDays: 0 }]);
    expect(fall.after?.stability).toBeLessThan(morning.after?.stability ?? 0);
  });

  it('counts local days, and an earlier day as the last one', () => {
    const first = learn(null, 'CORRECT CORRECT', '2026-03-08');
    const next = learn(first.after, 'CORRECT CORRECT', '2026-03-10');
    expect(next.logged).toMatchObject([{ elapsedDays: 2, predicted: model.recall(2, 2.3065), rating: 3 }]);
    expect(next.after?.stability).toBeGreaterThan(2.3065);
    expect(learn(next.after, 'CORRECT CORRECT', '2026-03-09')).toEqual({ after: next.after, logged: [] });
  });

  it('changes nothing where no attempt was finished', () => {
    expect(learn(null, 'WRONG TIP', '2026-03-01')).toEqual({ after: null, logged: [] });
  });

  it('never logs more than two rows of a card on a local day, whatever the units of it', () => {
    const type = fc.constantFrom('WRONG', 'CORRECT', 'TIP', 'LAPSE');
    const unit = fc.tuple(fc.integer({ min: -1, max: 3 }), fc.array(type, { maxLength: 8 }));
    fc.assert(
      fc.property(fc.array(unit, { minLength: 1, maxLength: 20 }), (units) => {
        let recall: CardRecall | null = null;
        let day = '2026-01-01';
        const keys: string[] = [];
        for (const [step, types] of units) {
          day = addDays(day, step);
          const { after, logged } = learn(recall, types.join(' '), day);
          keys.push(...logged.map((row) => `${row.day} ${row.seq}`));
          for (const row of logged) {
            expect([1, 2]).toContain(row.seq);
            expect(row.elapsedDays ?? 0).toBeGreaterThanOrEqual(0);
            expect(row.predicted ?? 1).toBeGreaterThan(0);
            expect(row.predicted ?? 1).toBeLessThanOrEqual(1);
          }
          if (after) {
            expect(masteryOf(after.stability)).toBeGreaterThanOrEqual(0);
            expect(masteryOf(after.stability)).toBeLessThanOrEqual(100);
          }
          recall = after;
        }
        expect(new Set(keys).size).toBe(keys.length);
      }),
    );
  });
});
