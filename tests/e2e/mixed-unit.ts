import { type Session, type UnitStart } from '#domain/session/session.ts';
import { startSession } from '#domain/session/start.ts';
import {
  autumnEvening,
  nanjing,
  otherHanzi,
  pictureWords,
  reluctant,
  ribosome,
  springHanzi,
  whereAtp,
} from '#stories/features/lesson/fixtures.ts';

const cards = [...pictureWords, reluctant, nanjing, autumnEvening, ribosome, whereAtp, springHanzi, otherHanzi[0]];

/** Each card known as well as the next row of this says, so that all difficulties are met. */
const recalls = [0.5, 0.97, 0.92, 0.97, 0.92, 0.5, 0.5, 0.5, 0.5, 0.5, 0.97];

/** A unit with cards of every kind, begun now, which takes the same course every time for one `seed`. */
export function mixedSession(seed: number): Session {
  const unit: UnitStart = {
    unitId: 900_001,
    stageId: 1,
    level: 4,
    packageId: 3,
    mode: 'NORMAL',
    startedAt: new Date().toISOString(),
    schedules: cards.map((content, index) => ({
      cardId: index + 1,
      cardStatus: recalls[index] === 0.5 ? 'DEBUT' : 'REVIEW',
      content: JSON.stringify(content),
      r: recalls[index] ?? 0.5,
      authorId: 1,
      lookBackStatus: null,
    })),
  };
  return startSession(unit, { random: () => seed, now: Date.now(), spelling: true });
}
