import { create } from 'zustand';
import { dropUnit, takeUnit } from '#client/platform/unit-handover.ts';
import type { CardContent } from '#domain/cards/content.ts';
import type { FaceAction, Outcome } from '#domain/cards/faces/answer.ts';
import type { Means } from '#domain/cards/faces/means.ts';
import { seededRandom } from '#domain/random.ts';
import { act, advance, selectPair, withMeans } from '#domain/session/act.ts';
import { withEditedCard } from '#domain/session/edit.ts';
import type { MatchOutcome } from '#domain/session/match.ts';
import type { Session, UnitStart } from '#domain/session/session.ts';
import { startSession } from '#domain/session/start.ts';
import { wrongCardsRound } from '#domain/session/wrong-cards.ts';
import { forgetLesson, savedLesson, saveLesson } from './saved-lesson.ts';
import { type Verdict, verdictOf } from './verdict.ts';

interface Lesson {
  session: Session | null;
  /** What the last action came to, until it is dismissed or the next one. */
  verdict: Verdict | null;
}

/** The unit being learned. Every change is kept on the device, so that a reload goes on where it stopped. */
export const useLesson = create<Lesson>()(() => ({ session: null, verdict: null }));

function change(session: Session, verdict: Verdict | null) {
  saveLesson(session);
  useLesson.setState({ session, verdict });
}

/** A unit takes the same course wherever it is opened; one of the debug page another each time. */
const chanceOf = ({ unitId }: UnitStart) => (unitId === 0 ? Math.random : seededRandom(unitId));

/** Opens a unit: where it was left, if this device has begun it. */
export function openUnit(unit: UnitStart, now: number, options: { spelling?: boolean } = {}): Session {
  const saved = savedLesson(now);
  const session =
    saved?.unitId === unit.unitId ? saved : startSession(unit, { random: chanceOf(unit), now, ...options });
  change(session, null);
  return session;
}

/** Plays the cards of a unit that were answered wrong once more; whether there were any. */
export function openWrongCards(unit: Session, now: number): boolean {
  const round = wrongCardsRound(unit, { random: Math.random, now });
  if (round) change(round, null);
  return round !== null;
}

/** What can be heard and drawn from now on. */
export function tellMeans(means: Means, now: number) {
  const { session: before, verdict } = useLesson.getState();
  if (!before) return;
  const session = withMeans(before, means, now);
  change(session, session.frame === before.frame ? verdict : null);
}

/** A card of the lesson says something else from now on. */
export function tellEdited(cardId: number, content: CardContent, now: number) {
  const { session } = useLesson.getState();
  if (session) change(withEditedCard(session, cardId, content, now), null);
}

/** Goes on with a session that was kept. */
export const resumeSession = (session: Session) => change(session, null);

/** An action on the face that is asked. Answers what it came to. */
export function actOnFace(action: FaceAction, now: number): Outcome {
  const before = useLesson.getState().session;
  if (!before) return 'ignored';
  const { session, outcome } = act(before, action, now);
  if (outcome === 'focusFirst') useLesson.setState({ verdict: { kind: 'focusFirst' } });
  else if (outcome !== 'ignored') change(session, verdictOf(before, session, action, outcome));
  return outcome;
}

/** A selection in the match; `place` counts within its column. */
export function actOnPair(side: 'left' | 'right', place: number, now: number): MatchOutcome {
  const before = useLesson.getState().session;
  if (!before) return 'ignored';
  const { session, outcome } = selectPair(before, side, place, now);
  if (outcome !== 'ignored') change(session, null);
  return outcome;
}

/** The next frame, where the present one is answered. */
export function goOn(now: number) {
  const before = useLesson.getState().session;
  if (!before) return;
  const session = advance(before, now);
  if (session !== before) change(session, null);
}

/** Takes the words about the last answer away. */
export const dismissVerdict = () => useLesson.setState({ verdict: null });

/** Ends a unit on this device, wherever it was kept. */
export function closeLesson(unitId: number) {
  forgetLesson(unitId);
  if (takeUnit()?.unitId === unitId) dropUnit();
  useLesson.setState({ session: null, verdict: null });
}
