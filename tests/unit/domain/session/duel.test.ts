import { describe, expect, it } from 'vitest';
import { seededRandom } from '#domain/random.ts';
import { act, advance } from '#domain/session/act.ts';
import { duelOf, isDefeated, mistakenCards } from '#domain/session/duel.ts';
import { progressOf, showsDetail, unfinishedCards } from '#domain/session/progress.ts';
import { completeReport } from '#domain/session/report.ts';
import { restoreSession, serialiseSession } from '#domain/session/resume.ts';
import type { QuizFrame, Session } from '#domain/session/session.ts';
import { startSession } from '#domain/session/start.ts';
import { countedBlood } from '#server/modules/units/blood.rules.ts';
import { impossibleReport } from '#server/modules/units/report.rules.ts';
import { rightAction, START, unitOf, words, wrongAction } from '../support/units.ts';

const duel = (cards = words(10)) =>
  startSession({ ...unitOf(cards), packageId: null, challengeIndex: 7 }, { random: seededRandom(1), now: START });
const frameOf = (session: Session) => session.frame as QuizFrame;

/** Answers the frame, wrong so many times first, and goes on. */
function answer(session: Session, wrongs = 0): Session {
  let next = session;
  for (let time = 0; time < wrongs; time++) {
    const action = wrongAction(frameOf(next));
    if (action) next = act(next, action, START + 1000).session;
  }
  for (let step = 0; step < 40 && frameOf(next).answer?.passed === false; step++) {
    const { session: after, outcome } = act(next, rightAction(frameOf(next)), START + 2000);
    if (outcome === 'ignored') return after;
    next = after;
  }
  return advance(next, START + 3000);
}
const play = (mistakes: number[], session = duel()) => mistakes.reduce((next, wrongs) => answer(next, wrongs), session);

describe('a duel', () => {
  it('asks each card once and has no boss', () => {
    const shown: number[] = [];
    let session = duel();
    while (session.frame.type !== 'done') {
      shown.push(frameOf(session).cardId);
      session = answer(session);
    }
    expect([...shown].sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect([progressOf(session), unfinishedCards(session), session.boss]).toEqual([1, [], null]);
  });

  it('costs the learner one hp for a card, however often it was wrong, and the enemy one for a card that was passed', () => {
    expect(duelOf(duel())).toEqual({ player: 5, playerMax: 5, enemy: 10, enemyMax: 10 });
    expect(duelOf(play([2, 0, 1]))).toEqual({ player: 3, playerMax: 5, enemy: 7, enemyMax: 10 });
  });

  it('is lost with the fifth card of ten, and goes no further', () => {
    const lost = play([1, 1, 1, 1, 1]);
    expect([isDefeated(lost), mistakenCards(lost).length, duelOf(lost).enemy]).toEqual([true, 5, 6]);
    expect(advance(lost, START + 9000)).toBe(lost);
    expect(act(lost, rightAction(frameOf(lost)), START + 9000)).toEqual({ session: lost, outcome: 'ignored' });
    expect(isDefeated(restoreSession(serialiseSession(lost), START) as Session)).toBe(true);
  });

  it('is won with what is left, which the server counts alike', () => {
    const won = play([0, 1, 0, 2, 0, 0, 0, 0, 0, 0]);
    expect(won.frame.type).toBe('done');
    const report = completeReport(won);
    const learnEvents = report.learnEvents.map(({ cardId, events }) => ({
      cardId,
      events: events.map((event) => ({ ...event, at: new Date(event.at) })),
    }));
    expect([report.blood, countedBlood(learnEvents)]).toEqual([0.6, 0.6]);
    const unit = { isDuel: true, cardIds: report.learnEvents.map(({ cardId }) => cardId), openSeconds: 300 };
    expect(impossibleReport(unit, { ...report, learnEvents })).toEqual([]);
  });

  it('shows no detail on the way, and a stage has no blood', () => {
    let session = duel();
    while (!frameOf(session).firstLearn && session.frame.type === 'practice') session = answer(session);
    const passed = act(session, rightAction(frameOf(session)), START).session;
    expect(showsDetail(passed)).toBe(false);
    const stage = startSession(unitOf(words(10)), { random: seededRandom(1), now: START });
    expect([completeReport(stage), stage.challengeIndex]).toEqual([expect.not.objectContaining({ blood: 1 }), null]);
  });

  it('that was kept before there were duels is a stage', () => {
    const { challengeIndex: _, ...old } = startSession(unitOf(words(10)), { random: seededRandom(1), now: START });
    expect(restoreSession(JSON.stringify(old), START)?.challengeIndex).toBeNull();
  });
});
