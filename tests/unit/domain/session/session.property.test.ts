import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NO_MEANS } from '#domain/cards/faces/means.ts';
import { seededRandom } from '#domain/random.ts';
import { progressOf, unfinishedCards } from '#domain/session/progress.ts';
import { completeReport } from '#domain/session/report.ts';
import { restoreSession, serialiseSession } from '#domain/session/resume.ts';
import type { Session } from '#domain/session/session.ts';
import { startSession } from '#domain/session/start.ts';
import { ALL_MEANS, anyUnit, learn, START, step } from '../support/units.ts';

const anySeed = fc.nat();
const run = (unit: Parameters<typeof startSession>[0], seed: number): Session[] =>
  learn(
    startSession(unit, {
      random: seededRandom(seed),
      now: START,
      spelling: seed % 2 === 0,
      means: seed % 3 === 0 ? NO_MEANS : ALL_MEANS,
    }),
    seededRandom(seed + 1),
  );

/** The cards of the practice frames in the order they were shown. */
function practised(path: Session[]): number[] {
  const frames = new Map<number, number>();
  for (const { drawn, frame } of path) if (frame.type === 'practice') frames.set(drawn, frame.cardId);
  return [...frames.values()];
}

describe('any unit, learned in any way', () => {
  it('ends, with every card practised exactly twice', () => {
    fc.assert(
      fc.property(anyUnit, anySeed, (unit, seed) => {
        const path = run(unit, seed);
        const order = practised(path);
        for (const { cardId } of unit.schedules) expect(order.filter((id) => id === cardId)).toHaveLength(2);
        expect(order).toHaveLength(unit.schedules.length * 2);
        expect(unfinishedCards(path.at(-1) as Session)).toEqual([]);
      }),
    );
  });

  it('never shows a card in two successive practice frames, unless it is the only one', () => {
    fc.assert(
      fc.property(anyUnit, anySeed, (unit, seed) => {
        fc.pre(unit.schedules.length > 1);
        const order = practised(run(unit, seed));
        expect(order.some((cardId, index) => cardId === order[index + 1])).toBe(false);
      }),
    );
  });

  it('keeps every difficulty in 1 to 3 and moves it by one at most', () => {
    fc.assert(
      fc.property(anyUnit, anySeed, (unit, seed) => {
        const path = run(unit, seed);
        for (const [index, session] of path.entries()) {
          for (const [place, { difficulty }] of session.cards.entries()) {
            expect([1, 2, 3]).toContain(difficulty);
            const before = path[index - 1]?.cards[place]?.difficulty ?? difficulty;
            expect(Math.abs(difficulty - before)).toBeLessThanOrEqual(1);
          }
        }
      }),
    );
  });

  it('counts the combo by ones, back to zero, and remembers the longest', () => {
    fc.assert(
      fc.property(anyUnit, anySeed, (unit, seed) => {
        const path = run(unit, seed);
        let longest = 0;
        for (const [index, { combo }] of path.entries()) {
          const before = path[index - 1]?.combo.current ?? 0;
          expect([before, before + 1, 0]).toContain(combo.current);
          longest = Math.max(longest, combo.current);
          expect(combo.max).toBe(longest);
        }
      }),
    );
  });

  it('moves forward only, from less than all to all', () => {
    fc.assert(
      fc.property(anyUnit, anySeed, (unit, seed) => {
        const progress = run(unit, seed).map(progressOf);
        expect(progress[0]).toBe(0);
        expect(progress.at(-1)).toBe(1);
        expect(progress.every((value, index) => value >= (progress[index - 1] ?? 0))).toBe(true);
      }),
    );
  });

  it('stored and read back at any moment, has the same future', () => {
    fc.assert(
      fc.property(anyUnit, anySeed, fc.nat(80), (unit, seed, moment) => {
        const path = run(unit, seed);
        const at = Math.min(moment, path.length - 1);
        const here = path[at] as Session;
        const restored = restoreSession(serialiseSession(here), here.updatedAt) as Session;
        expect(restored).toEqual(here);
        const wishes = seededRandom(seed + 1);
        for (let skipped = 0; skipped < at; skipped++) wishes();
        let session = restored;
        for (const [index, expected] of path.slice(at + 1).entries()) {
          session = step(session, wishes(), START + (at + index + 1) * 1000);
          expect(session).toEqual(expected);
        }
      }),
      { numRuns: 40 },
    );
  });

  it('reports the events of each card in order, its frames and at most 60 s for each', () => {
    fc.assert(
      fc.property(anyUnit, anySeed, (unit, seed) => {
        const last = run(unit, seed).at(-1) as Session;
        const report = completeReport(last);
        expect(report.learnEvents.map(({ cardId }) => cardId)).toEqual(unit.schedules.map(({ cardId }) => cardId));
        for (const { events } of report.learnEvents) {
          const times = events.map(({ at }) => Date.parse(at));
          expect(times).toEqual([...times].sort((a, b) => a - b));
          expect(events.filter(({ type }) => type === 'CORRECT' || type === 'LAPSE').length).toBeGreaterThanOrEqual(2);
        }
        for (const { cardId, times } of report.cardLearnTimes) {
          const seconds = report.cardDurations.find((entry) => entry.cardId === cardId)?.seconds ?? 0;
          expect(times).toBeGreaterThanOrEqual(2);
          expect(seconds).toBeGreaterThanOrEqual(times * 2);
          expect(seconds).toBeLessThanOrEqual(times * 60);
        }
        expect(report.comboCount).toBe(last.combo.max);
      }),
    );
  });
});
