import { pickOne } from '#domain/random.ts';
import type { FaceContext } from '../faces/context.ts';
import { type Means, NO_MEANS } from '../faces/means.ts';
import type { HanziChar, KidHanziCard } from './content.ts';
import { splitTone, withToneMark } from './pinyin.ts';
import type { ToneByEarQuestion, ToneQuestion } from './questions.ts';

/** The four tones and the neutral one. */
const TONES: readonly number[] = [1, 2, 3, 4, 5];

/** The places of a card whose tone can be asked: those with a syllable. By ear also what a voice reads in one way only. */
export function tonePlaces(card: KidHanziCard, by: 'eye' | 'ear', means: Means): number[] {
  const hanzi = card.hanzi[0]?.hanzi ?? [];
  return hanzi.flatMap((entry, place) =>
    hasTone(entry) && (by === 'eye' || isHeardAlone(entry, means)) ? [place] : [],
  );
}

const hasTone = ({ pinyin }: HanziChar): boolean => /^[a-zü:]+[0-5]?$/i.test(pinyin.trim());

/** A voice that gets the character alone reads it as this card does: it has no other reading, and its tone is not worn off. */
const isHeardAlone = ({ char, pinyin }: HanziChar, { readOneWay }: Means): boolean =>
  splitTone(pinyin).tone !== 5 && readOneWay.includes(char);

/** The tone of a character that is seen. Sound would tell it. */
export const buildTone = (card: KidHanziCard, context: FaceContext): ToneQuestion => ({
  face: 'kidHanziTone',
  ...tone(card, 'eye', context),
});

/** The tone of a character that is heard. */
export const buildToneByEar = (card: KidHanziCard, context: FaceContext): ToneByEarQuestion => ({
  face: 'kidHanziToneByEar',
  ...tone(card, 'ear', context),
});

function tone(card: KidHanziCard, by: 'eye' | 'ear', { cardId, means = NO_MEANS, random }: FaceContext) {
  const hanzi = card.hanzi[0]?.hanzi ?? [];
  const place = pickOne(tonePlaces(card, by, means), random) ?? 0;
  const { syllable, tone: right } = splitTone(hanzi[place]?.pinyin ?? '');
  const answer = TONES.indexOf(right);
  // The tone below or above, whichever is wrong: one of five less, and three more to think about.
  const wrong = TONES[answer === 0 ? 1 : answer - 1] ?? 1;
  return {
    cardId,
    hint: `≠ ${withToneMark(`${syllable}${wrong}`)}`,
    hanzi,
    place,
    options: TONES.map((other) => withToneMark(`${syllable}${other}`)),
    answer,
  };
}
