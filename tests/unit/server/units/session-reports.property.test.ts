import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NO_MEANS } from '#domain/cards/faces/means.ts';
import { seededRandom } from '#domain/random.ts';
import { completeReport } from '#domain/session/report.ts';
import type { Session, UnitStart } from '#domain/session/session.ts';
import { startSession } from '#domain/session/start.ts';
import { countedCombo } from '#server/modules/units/combo.rules.ts';
import { impossibleReport } from '#server/modules/units/report.rules.ts';
import { UNITS } from '#server/modules/units/settings.ts';
import { ALL_MEANS, anyUnit, learn, START } from '../../domain/support/units.ts';

/** Any unit in which some cards cannot be read. */
const anyMixedUnit = fc.tuple(anyUnit, fc.array(fc.nat(19), { maxLength: 4 })).map(([unit, broken]) => ({
  ...unit,
  schedules: unit.schedules.map((card, index) => (broken.includes(index) ? { ...card, content: '{broken' } : card)),
}));

/** The unit learned in some way, with mistakes, hints and lapses: how long it took and its report as the server reads it. */
function learned(unit: UnitStart, seed: number) {
  const start = startSession(unit, {
    random: seededRandom(seed),
    now: START,
    spelling: seed % 2 === 0,
    means: seed % 3 === 0 ? NO_MEANS : ALL_MEANS,
  });
  const last = learn(start, seededRandom(seed + 1)).at(-1) as Session;
  const report = completeReport(last);
  const learnEvents = report.learnEvents.map(({ cardId, events }) => ({
    cardId,
    events: events.map((event) => ({ ...event, at: new Date(event.at) })),
  }));
  return { session: last, report: { ...report, learnEvents } };
}

describe('whatever a session can report', () => {
  it('is possible, and needs none of the time that is allowed for clocks', () => {
    fc.assert(
      fc.property(anyMixedUnit, fc.nat(), (unit, seed) => {
        const { session, report } = learned(unit, seed);
        const openSeconds = (session.updatedAt - START) / 1000 - UNITS.clockJumpSeconds;
        const cardIds = unit.schedules.map(({ cardId }) => cardId);
        expect(impossibleReport({ isDuel: false, cardIds, openSeconds }, report)).toEqual([]);
      }),
    );
  });

  it('gives the longest combo of the session', () => {
    fc.assert(
      fc.property(anyMixedUnit, fc.nat(), (unit, seed) => {
        const { session, report } = learned(unit, seed);
        expect(countedCombo(Number.POSITIVE_INFINITY, report.learnEvents)).toBe(session.combo.max);
      }),
    );
  });
});
