import type { FaceAction, Outcome } from '#domain/cards/faces/answer.ts';
import type { Means } from '#domain/cards/faces/means.ts';
import { faces } from '#domain/cards/types.ts';
import { nextCombo } from './combo.ts';
import { nextDifficulty } from './difficulty.ts';
import { drawFrame, redrawn } from './draw.ts';
import { isDefeated } from './duel.ts';
import { eventTypeOf, type LearnEvent, learnEvent } from './events.ts';
import { judge } from './judge.ts';
import { isMatchOver, type MatchOutcome, matchStars, selectInMatch } from './match.ts';
import type { FaceName } from './question.ts';
import { reinsert } from './queue.ts';
import { getCard, type QuizFrame, type Session, withCard } from './session.ts';
import { starsOf } from './stars.ts';
import { frameSeconds } from './timings.ts';

interface Decided {
  session: Session;
  outcome: Outcome;
}

/** An action on the quiz frame; its events are recorded, and passing it settles the card at once. `now` in ms. */
export function act(session: Session, action: FaceAction, now: number): Decided {
  const { frame } = session;
  if (isDefeated(session)) return { session, outcome: 'ignored' };
  if ((frame.type !== 'practice' && frame.type !== 'boss') || !frame.question || !frame.answer) {
    return { session, outcome: 'ignored' };
  }
  if (action.type === 'decline') return decline(session, frame.question.face, now);
  const { answer, outcome } = judge(frame.question, frame.answer, action);
  if (outcome === 'ignored' || outcome === 'focusFirst') return { session, outcome };
  const type = eventTypeOf(outcome);
  const next: QuizFrame = { ...frame, answer };
  const event = type && learnEvent(type, frame.question.face, frame.shownAt, now);
  const recorded = event ? withEvent(session, frame.cardId, event) : session;
  const shown = { ...recorded, frame: next, updatedAt: now };
  return { session: answer.passed ? recordPassed(shown, next, now) : shown, outcome };
}

/** Does without what the face needs from now on, and asks the question another way. What was answered so far stays in the events. */
function decline(session: Session, face: FaceName, now: number): Decided {
  const need = faces[face]?.needs;
  if (!need) return { session, outcome: 'ignored' };
  const without = { ...session, declined: [...new Set([...session.declined, need])], updatedAt: now };
  const frame = redrawn(without, now);
  return frame ? { session: { ...without, frame }, outcome: 'changed' } : { session, outcome: 'ignored' };
}

/** The session where something else can be heard and drawn than before. A question that can be asked no more is asked another way. */
export function withMeans(session: Session, means: Means, now: number): Session {
  const next = { ...session, means };
  const frame = redrawn(next, now);
  return frame ? { ...next, frame, updatedAt: now } : next;
}

/** A selection on the match frame; a beaten boss ends it. `place` counts within its column. */
export function selectPair(
  session: Session,
  side: 'left' | 'right',
  place: number,
  now: number,
): { session: Session; outcome: MatchOutcome } {
  const { frame } = session;
  if (frame.type !== 'match') return { session, outcome: 'ignored' };
  const before = frame.match;
  const { match, outcome } = selectInMatch(before, side, place);
  if (outcome === 'ignored') return { session, outcome };
  const cardId = before.pairs[side === 'left' ? place : (before.left ?? -1)]?.cardId;
  const shown = { ...session, frame: { ...frame, match }, updatedAt: now };
  if (outcome === 'changed' || cardId === undefined) return { session: shown, outcome };
  const type = outcome === 'wrong' ? 'WRONG' : 'CORRECT';
  const recorded = withEvent(shown, cardId, learnEvent(type, 'match', frame.shownAt, now));
  if (outcome !== 'defeated') return { session: recorded, outcome };
  const combo = nextCombo(recorded.combo, matchStars(match));
  return { session: { ...recorded, combo, boss: (recorded.boss ?? []).slice(1) }, outcome };
}

/** The next frame, once the present one is answered; otherwise, and after a duel that was lost, the session stays as it is. */
export function advance(session: Session, now: number): Session {
  const { frame } = session;
  if (isDefeated(session)) return session;
  switch (frame.type) {
    case 'practice':
    case 'boss':
      return frame.answer && !frame.answer.passed ? session : drawFrame(session, now);
    case 'bossStart':
      return drawFrame(session, now);
    case 'match':
      return isMatchOver(frame.match) ? drawFrame(session, now) : session;
    case 'done':
      return session;
  }
}

function withEvent(session: Session, cardId: number, event: LearnEvent): Session {
  return withCard(session, cardId, { events: [...getCard(session, cardId).events, event] });
}

/** Counts a frame that was passed for its card and the combo. */
function recordPassed(session: Session, frame: QuizFrame, now: number): Session {
  const { cardId, answer, question } = frame;
  if (!answer || !question) return session;
  const card = getCard(session, cardId);
  const stars = starsOf(answer);
  const counted = {
    ...withCard(session, cardId, {
      seconds: card.seconds + frameSeconds(frame.shownAt, now),
      times: card.times + 1,
      lastFace: question.face,
      lastStars: stars,
      ...(frame.type === 'practice' && {
        practised: card.practised + 1,
        difficulty: nextDifficulty(card.difficulty, stars),
      }),
    }),
    combo: nextCombo(session.combo, stars),
    history: [...session.history, cardId],
  };
  if (frame.type === 'boss') return { ...counted, boss: (session.boss ?? []).slice(1) };
  const practised = card.practised + 1;
  if (practised >= session.practiceTimes) return counted;
  const isFresh = (other: number) => getCard(session, other).practised === 0;
  return { ...counted, queue: reinsert(session.queue, cardId, practised, isFresh) };
}
