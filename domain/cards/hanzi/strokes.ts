import { pickOne } from '#domain/random.ts';
import type { Answering } from '../card-type.ts';
import type { DrawAnswer, FaceAction, Judged } from '../faces/answer.ts';
import type { FaceContext } from '../faces/context.ts';
import { type Means, NO_MEANS } from '../faces/means.ts';
import type { KidHanziCard } from './content.ts';
import type { StrokesQuestion } from './questions.ts';

/** The places of a card whose character can be drawn here. */
export function drawnPlaces(card: KidHanziCard, { strokes }: Means): number[] {
  return (card.hanzi[0]?.hanzi ?? []).flatMap(({ char }, place) => ((strokes[char] ?? 0) > 0 ? [place] : []));
}

/** One of the characters of the card, to be drawn. */
export function buildStrokes(card: KidHanziCard, { cardId, means = NO_MEANS, random }: FaceContext): StrokesQuestion {
  const hanzi = card.hanzi[0]?.hanzi ?? [];
  const place = pickOne(drawnPlaces(card, means), random) ?? 0;
  const strokes = means.strokes[hanzi[place]?.char ?? ''] ?? 0;
  return { face: 'kidHanziStrokes', cardId, hint: null, hanzi, place, strokes };
}

/** Stroke by stroke until the character stands. The hint is the place of the next stroke, which the face then shows. */
export const drawing: Answering<StrokesQuestion, DrawAnswer> = {
  kind: 'draw',
  open: () => ({ kind: 'draw', wrongs: 0, hints: 0, passed: false, drawn: 0, missed: false }),
  judge: judgeStroke,
  hint: ({ strokes }, { drawn }) => (drawn < strokes ? `${drawn + 1} / ${strokes}` : null),
};

/** A stroke is a mistake once, however often it is tried: what counts is whether it was known, not how steady the hand is. */
function judgeStroke({ strokes }: StrokesQuestion, answer: DrawAnswer, action: FaceAction): Judged<DrawAnswer> {
  if (action.type !== 'stroke') return { answer, outcome: 'ignored' };
  if (!action.right) {
    if (answer.missed) return { answer, outcome: 'ignored' };
    return { answer: { ...answer, wrongs: answer.wrongs + 1, missed: true }, outcome: 'wrong' };
  }
  const drawn = answer.drawn + 1;
  const passed = drawn >= strokes;
  return { answer: { ...answer, drawn, missed: false, passed }, outcome: passed ? 'passed' : 'progress' };
}
