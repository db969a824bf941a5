import type { EnWordCard, KidHanziCard } from '#domain/cards/content.ts';
import type { SeeAndCheckQuestion } from '../question.ts';
import type { FaceContext } from './context.ts';

/** Recall without options; the screen shows the card itself. */
export function buildSeeAndCheck(card: EnWordCard | KidHanziCard, { cardId }: FaceContext): SeeAndCheckQuestion {
  return { face: card.type === 'enWord.card' ? 'wordSeeAndCheck' : 'kidHanziSeeAndCheck', cardId, hint: null };
}
