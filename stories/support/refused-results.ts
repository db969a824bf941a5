import type { RefusedResult } from '#client/platform/refused-results.ts';

const answers = (count: number) =>
  Array.from({ length: count }, (_, place) => ({
    cardId: 301 + place,
    events: [{ type: 'CORRECT' as const, face: 'mcq' as const, at: '2026-03-12T08:00:00.000Z', durationMs: 1500 }],
  }));

/** A result that came too late. */
export const lateResult: RefusedResult = {
  account: null,
  kind: 'complete',
  unitId: 24,
  input: { unitId: 24, learnEvents: answers(10), cardDurations: [], cardLearnTimes: [], comboCount: 0 },
  refusal: { code: 1302, message: '这一关已经结束', at: '2026-03-12T08:05:00.000Z' },
};

/** Answers of a unit that was given up, which the server could not read. */
export const unreadableResult: RefusedResult = {
  account: null,
  kind: 'cancel',
  unitId: 25,
  input: { unitId: 25, learnEvents: answers(3) },
  refusal: { code: 400, message: 'input.learnEvents[0].events: must be in order', at: '2026-03-11T13:40:00.000Z' },
};
