import type { FaceContext } from '#domain/cards/faces/context.ts';
import { seededRandom } from '#domain/random.ts';
import { bossFaces } from './boss.ts';
import { buildQuestion, chooseFace } from './faces.ts';
import { openAnswer } from './judge.ts';
import { startMatch } from './match.ts';
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
  const others = session.cards.filter((other) => other.cardId !== cardId);
  const context: FaceContext = {
    cardId,
    difficulty,
    alternates: others.flatMap((other) => other.content ?? []),
    random: frameRandom(session),
  };
  const rightAtOnce = card.cardStatus === 'REVIEW' && card.lastStars === 3;
  const wish = { spelling: session.spelling, harderThan: rightAtOnce ? card.lastFace : null };
  const question = buildQuestion(chooseFace(content, context, wish), content, context);
  return { ...frame, question, answer: openAnswer(question) };
}

/** Chance of its own for every frame, so that a restored session draws the same ones. */
function frameRandom({ seed, drawn }: Session) {
  return seededRandom((seed + Math.imul(drawn, 0x9e3779b1)) >>> 0);
}
