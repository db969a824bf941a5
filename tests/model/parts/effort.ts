import { duelReport } from '#tests/factories/duels.ts';
import { completeReport } from '#tests/factories/units.ts';
import type { Effort } from '../world.ts';
import type { Unit } from './unit.ts';

/** What an effort came to. */
interface Result {
  exp: number;
  comboExp: number;
  comboCount: number;
  perfect: number;
  star: number;
}

const startOf = (unit: Unit, clockOffMs: number) => ({
  unitId: unit.unitId,
  startedAt: new Date(unit.startedAt + clockOffMs).toISOString(),
  schedules: unit.cardIds.map((cardId) => ({ cardId })),
});

/** The report of a level, in which each card is asked twice, and what it is worth by the specification. */
export function levelReport(unit: Unit, { mistakes, comboShare, clockOffMs }: Effort) {
  const made = (index: number) => mistakes[index] ?? 0;
  const clean = unit.cardIds.reduce((sum, _, index) => sum + (made(index) === 0 ? 2 : 1), 0);
  const claimed = Math.floor(clean * comboShare);
  const comboCount = Math.min(claimed, longestRun(unit.cardIds.map((_, index) => made(index))));
  const perfect = unit.cardIds.filter((_, index) => made(index) === 0).length;
  const share = perfect / unit.cardIds.length;
  const events = (index: number) => `${'WRONG '.repeat(made(index))}CORRECT CORRECT`;
  const result: Result = {
    exp: 2 * unit.cardIds.length,
    comboExp: Math.floor(comboCount / 2),
    comboCount,
    perfect,
    star: share >= 0.9 ? 3 : share >= 0.6 ? 2 : 1,
  };
  return { report: completeReport(startOf(unit, clockOffMs), { comboCount: claimed, events }), result };
}

/** The longest run of answers without a mistake, where each card was asked twice, one card after the other. */
function longestRun(mistakes: number[]): number {
  let run = 0;
  let longest = 0;
  for (const made of mistakes) {
    run = made === 0 ? run + 2 : 1;
    longest = Math.max(longest, run);
  }
  return longest;
}

/** Hp of a learner in a duel of ten cards. */
const HP = 5;

/**
 * The report of a duel, in which each card is asked once and a mistaken one costs one hp of five, and what a victory is worth,
 * but for its exp. With no hp left it is a defeat, and worth nothing.
 */
export function victoryReport(unit: Unit, { mistakes, clockOffMs }: Effort) {
  const mistaken = mistakes.filter((made) => made > 0).length;
  const left = HP - mistaken;
  return {
    report: duelReport(startOf(unit, clockOffMs), mistaken),
    result:
      left <= 0
        ? null
        : { perfect: unit.cardIds.length - mistaken, star: left <= 2 ? 1 : left <= 3 ? 2 : 3, blood: left / HP },
  };
}
