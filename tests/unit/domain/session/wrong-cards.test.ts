import { describe, expect, it } from 'vitest';
import { seededRandom } from '#domain/random.ts';
import { act } from '#domain/session/act.ts';
import { losesByLeaving, progressOf, showsDetail } from '#domain/session/progress.ts';
import { isReported, type QuizFrame, type Session } from '#domain/session/session.ts';
import { startSession } from '#domain/session/start.ts';
import { wrongCardsRound } from '#domain/session/wrong-cards.ts';
import { learn, START, unitOf, words, wrongAction } from '../support/units.ts';

const options = { random: seededRandom(1), now: START };

/** A unit of ten words that was learned to its end, with a mistake in the first cards that were asked. */
function learned(mistakes: number): { unit: Session; wrong: number[] } {
  let session = startSession(unitOf(words(10)), options);
  const wrong = new Set<number>();
  while (wrong.size < mistakes) {
    const frame = session.frame as QuizFrame;
    const action = wrong.has(frame.cardId) ? null : wrongAction(frame);
    if (action) wrong.add(frame.cardId);
    const tried = action ? act(session, action, session.updatedAt + 1000).session : session;
    session = learnOne(tried);
  }
  return { unit: learn(session, () => 1).at(-1) as Session, wrong: [...wrong] };
}

/** Answers the frame rightly and goes to the next one. */
function learnOne(session: Session): Session {
  const path = learn(session, () => 1);
  return path.find(({ drawn }) => drawn > session.drawn) as Session;
}

describe('the round of wrong cards', () => {
  it('is not there where nothing was wrong', () => {
    expect(wrongCardsRound(learned(0).unit, options)).toBeNull();
  });

  it('asks those with a mistake twice each, without a boss, in full of none', () => {
    const { unit, wrong } = learned(3);
    const round = wrongCardsRound(unit, options) as Session;
    const path = learn(round, () => 1);
    const asked = new Map<number, number>();
    for (const { frame, drawn } of path.filter((one, at) => one.drawn !== path[at - 1]?.drawn)) {
      if (frame.type === 'done') continue;
      expect([drawn, frame.type]).toEqual([drawn, 'practice']);
      const { cardId } = frame as QuizFrame;
      asked.set(cardId, (asked.get(cardId) ?? 0) + 1);
    }
    expect([...asked].sort(([a], [b]) => a - b)).toEqual([...wrong].sort((a, b) => a - b).map((cardId) => [cardId, 2]));
    expect(path.some(showsDetail)).toBe(false);
    expect([progressOf(round), progressOf(path.at(-1) as Session)]).toEqual([0, 1]);
  });

  it('is told to nobody, and nothing is lost by leaving it', () => {
    const round = wrongCardsRound(learned(1).unit, options) as Session;
    const wrong = wrongAction(round.frame as QuizFrame);
    const tried = wrong ? act(round, wrong, START + 1000).session : round;
    expect([isReported(tried), losesByLeaving(tried)]).toEqual([false, false]);
  });

  it('leaves the unit as it was', () => {
    const { unit } = learned(2);
    const before = JSON.stringify(unit);
    learn(wrongCardsRound(unit, options) as Session, () => 1);
    expect(JSON.stringify(unit)).toBe(before);
  });
});
