import type { FaceContext } from '#domain/cards/faces/context.ts';
import { meansWithout } from '#domain/cards/faces/means.ts';
import { faces } from '#domain/cards/types.ts';
import { seededRandom } from '#domain/random.ts';
import { bossFaces } from './boss.ts';
import { downgrade } from './downgrade.ts';
import { buildQuestion, chooseFace } from './faces.ts';
import { openAnswer } from './judge.ts';
import { startMatch } from './match.ts';
import type { Question } from './question.ts';
import { type BossFace, getCard, type QuizFrame, type Session, withCard } from './session.ts';

/**
 * The session at its next frame: practice while cards are queued, then the boss start, the boss's faces, done. A duel has
 * no boss besides its enemy, a round of wrong cards has none at all.
 */
export function drawFrame(session: Session, now: number): Session {
  const next = { ...session, drawn: session.drawn + 1, updatedAt: now };
  const [cardId, ...queue] = next.queue;
  if (cardId !== undefined) return drawPractice({ ...next, queue }, cardId, now);
  if (next.queueType !== 'Insert') return { ...next, frame: { type: 'done' } };
  if (next.boss === null)
    return { ...next, boss: bossFaces(next.cards, frameRandom(next)), frame: { type: 'bossStart' } };
  const [face] = next.boss;
  return { ...next, frame: face ? bossFrame(next, face, now) : { type: 'done' } };
}

function drawPractice(session: Session, cardId: number, now: number): Session {
  const frame = quizFrame(session, 'practice', cardId, now);
  // A card that cannot be read is shown once, as such, and counts as done.
  const drawn = frame.question ? session : withCard(session, cardId, { practised: session.practiceTimes });
  return { ...drawn, frame };
}

function bossFrame(session: Session, face: BossFace, now: number): Session['frame'] {
  if (face.type === 'card') return quizFrame(session, 'boss', face.cardId, now);
  const cards = face.cardIds.map((cardId) => getCard(session, cardId));
  return { type: 'match', match: startMatch(cards, frameRandom(session)), shownAt: now };
}

function quizFrame(session: Session, type: QuizFrame['type'], cardId: number, now: number): QuizFrame {
  const card = getCard(session, cardId);
  const { content, difficulty } = card;
  const firstLearn = type === 'practice' && card.cardStatus === 'DEBUT' && card.practised === 0;
  const frame = { type, cardId, difficulty, firstLearn, shownAt: now };
  if (!content) return { ...frame, question: null, answer: null };
  const context = contextOf(session, cardId);
  const rightAtOnce = card.cardStatus === 'REVIEW' && card.lastStars === 3;
  const { spelling, facesSet } = session;
  const wish = { spelling, set: facesSet, harderThan: rightAtOnce ? card.lastFace : null };
  const question = buildQuestion(chooseFace(content, context, wish), content, context);
  return { ...frame, question, answer: openAnswer(question) };
}

/**
 * The frame asked by the face that does without what is missing now, as if for the first time; null where its face can still ask.
 */
export function redrawn(session: Session, now: number): QuizFrame | null {
  const frame = openQuestion(session);
  if (!frame || !faces[frame.question.face]?.needs) return null;
  const next = asked(session, frame, now);
  return next && next.question?.face !== frame.question.face ? next : null;
}

/** The open question of a card asked anew, because the card says something else now; null where it is not this card that is asked. */
export function askedAnew(session: Session, cardId: number, now: number): QuizFrame | null {
  const frame = openQuestion(session);
  return frame?.cardId === cardId ? asked(session, frame, now) : null;
}

/** The frame of a question that is not answered yet. */
function openQuestion({ frame }: Session): (QuizFrame & { question: Question }) | null {
  if ((frame.type !== 'practice' && frame.type !== 'boss') || !frame.question || frame.answer?.passed) return null;
  return { ...frame, question: frame.question };
}

/** A frame asked again with its face, or with the one that stands in for it now. */
function asked(session: Session, frame: QuizFrame & { question: Question }, now: number): QuizFrame | null {
  const { content } = getCard(session, frame.cardId);
  if (!content) return null;
  const context = contextOf(session, frame.cardId);
  const face = downgrade(frame.question.face, content, context.alternates, context.means);
  const question = buildQuestion(face, content, context);
  // A mistake or a hint of before keeps it from three stars.
  const { wrongs = 0, hints = 0 } = frame.answer ?? {};
  return { ...frame, question, answer: { ...openAnswer(question), wrongs, hints }, shownAt: now };
}

function contextOf(session: Session, cardId: number): FaceContext {
  const others = session.cards.filter((other) => other.cardId !== cardId);
  return {
    cardId,
    difficulty: getCard(session, cardId).difficulty,
    alternates: others.flatMap((other) => other.content ?? []),
    means: meansWithout(session.means, session.declined),
    random: frameRandom(session),
  };
}

/** Chance of its own for every frame, so that a restored session draws the same ones. */
function frameRandom({ seed, drawn }: Session) {
  return seededRandom((seed + Math.imul(drawn, 0x9e3779b1)) >>> 0);
}
