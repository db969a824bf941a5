import { createRequire } from 'node:module';
import { describe, expect, test } from 'vitest';
import type { CardContent } from '#domain/cards/content.ts';
import type { Difficulty } from '#domain/cards/faces/context.ts';
import type { Means } from '#domain/cards/faces/means.ts';
import { isReadManyWays } from '#domain/cards/hanzi/polyphones.ts';
import { typeOf } from '#domain/cards/types.ts';
import { canPickImage } from '#domain/cards/word/pick-image.ts';
import { MIN_CARDS_TO_LEARN, MIN_CLOZE_OPTIONS } from '#domain/limits.ts';
import { seededRandom } from '#domain/random.ts';
import { downgrade } from '#domain/session/downgrade.ts';
import { faceNames } from '#domain/session/face.ts';
import { buildQuestion } from '#domain/session/faces.ts';
import type { FaceName } from '#domain/session/question.ts';
import { starterPackageSchema } from '#server/database/content/starter-package.ts';
import { STARTER_PACKAGES } from '#server/database/starter-packages.ts';

interface Asked {
  where: string;
  card: CardContent;
  /** The other cards of the sitting. */
  alternates: CardContent[];
}

/** Every card with those it is first met with: a newcomer gets the cards of a package in order, ten a sitting. */
const asked: Asked[] = STARTER_PACKAGES.flatMap((file) => {
  const { slug, chapters } = starterPackageSchema.parse(file);
  const cards = chapters.flatMap((chapter) => chapter.cards);
  return cards.map(({ key, content }, index) => {
    const from = Math.min(index - (index % MIN_CARDS_TO_LEARN), cards.length - MIN_CARDS_TO_LEARN);
    const sitting = cards.slice(from, from + MIN_CARDS_TO_LEARN).map((other) => other.content);
    return { where: `${slug}/${key}`, card: content, alternates: sitting.filter((other) => other !== content) };
  });
});

const require = createRequire(import.meta.url);
const characters = asked.flatMap(({ card }) =>
  card.type === 'kidHanzi.card' ? (card.hanzi[0]?.hanzi.map(({ char }) => char) ?? []) : [],
);
/** A device with voices, and the strokes that the server has. */
const means: Means = {
  voices: ['zh', 'en'],
  readOneWay: characters.filter((char) => !isReadManyWays(char)),
  strokes: Object.fromEntries(
    characters.map((char) => [
      char,
      (require(`hanzi-writer-data/${char}.json`) as { strokes: string[] }).strokes.length,
    ]),
  ),
};

const questions = asked.flatMap(({ where, card, alternates }) =>
  ([1, 2, 3] as Difficulty[]).flatMap((difficulty) =>
    (typeOf(card).asked(card, true)[difficulty] as readonly FaceName[]).map((wish) => {
      const face = downgrade(wish, card, alternates, means);
      const context = { cardId: 1, alternates, difficulty, means, random: seededRandom(difficulty) };
      return { where, wish, face, question: buildQuestion(face, card, context) };
    }),
  ),
);

describe('starter packages', () => {
  test.each(faceNames)('ask by the face %s', (name) => {
    const met = questions.filter(({ question }) => question.face === name);
    expect(met.length).toBeGreaterThanOrEqual(25);
  });

  test('never ask a word, character or question by another face than the difficulty wishes for want of material', () => {
    // A word without a picture, and a character that a voice may read otherwise.
    const expected: readonly FaceName[] = ['wordPickImage', 'kidHanziToneByEar'];
    const lowered = questions.filter(({ where, wish, face }) => face !== wish && !where.startsWith('classical-lines/'));
    expect(lowered.filter(({ wish }) => !expected.includes(wish)).map(({ where }) => where)).toEqual([]);
  });

  test('offer four options at least wherever one is to be chosen', () => {
    const few = questions.filter(
      ({ question }) =>
        'options' in question && question.face !== 'clozeMinimalChoice' && question.options.length < MIN_CLOZE_OPTIONS,
    );
    expect(few.map(({ where, question }) => `${where} ${question.face}`)).toEqual([]);
  });

  test('ask every drawn word by its picture', () => {
    const drawn = asked.filter(({ card }) => card.type === 'enWord.card' && card.illustration !== null);
    const unasked = drawn.filter(
      ({ card, alternates }) => card.type === 'enWord.card' && !canPickImage(card, alternates),
    );
    expect(drawn.length).toBeGreaterThanOrEqual(60);
    expect(unasked.map(({ where }) => where)).toEqual([]);
  });
});
