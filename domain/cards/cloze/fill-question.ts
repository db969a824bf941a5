import { CLOZE_EXTRA_OPTIONS, MAX_CLOZE_ANSWERS, MIN_CLOZE_OPTIONS } from '#domain/limits.ts';
import { shuffled } from '#domain/random.ts';
import type { FaceContext } from '../faces/context.ts';
import { masked } from '../faces/hint-text.ts';
import { distinctBy } from '../faces/options.ts';
import { blanksOf } from './blanks.ts';
import type { ClozeCard, ClozeContent } from './content.ts';
import { alternateAnswers, choosePhrasing, distractorsOf, giveAwayBlanks } from './material.ts';
import type { FillPart, FillQuestion } from './questions.ts';

/** All blanks (10 at most), their distractors and, with a single blank, answers of other cards. */
export function buildClozeChoice(card: ClozeCard, context: FaceContext): FillQuestion {
  const phrased = { ...card, content: choosePhrasing(card, context) };
  const blanks = blanksOf(phrased.content);
  const asked = [...blanks.keys()].slice(0, MAX_CLOZE_ANSWERS);
  const own = blanks.flatMap((blank) => distractorsOf(phrased, blank, 'distrators'));
  // Several blanks with strangers' answers among the options would be a search, not a recall.
  const strangers = blanks.length === 1 ? alternateAnswers(phrased, context.alternates) : [];
  const { random } = context;
  const extras = [...shuffled(own, random), ...shuffled(strangers, random)];
  const total = Math.max(MIN_CLOZE_OPTIONS, asked.length + CLOZE_EXTRA_OPTIONS);
  return fillQuestion('clozeChoice', phrased, asked, extras, total, context);
}

/** The one blank that has give-away distractors, among them; other blanks are shown filled. */
export function buildGiveAwayChoice(card: ClozeCard, context: FaceContext): FillQuestion {
  const asked = giveAwayBlanks(card).slice(0, 1);
  const blank = blanksOf(card.content)[asked[0] ?? 0];
  const extras = blank ? shuffled(distractorsOf(card, blank, 'giveAwayDistrators'), context.random) : [];
  return fillQuestion('clozeGiveAwayChoice', card, asked, extras, MIN_CLOZE_OPTIONS, context);
}

/** The fewest options: the answers and one that is none, so that the last blank is not left with what remains. */
export function buildMinimalChoice(card: ClozeCard, context: FaceContext): FillQuestion {
  const blanks = blanksOf(card.content);
  const asked = [...blanks.keys()].slice(0, MAX_CLOZE_ANSWERS);
  return fillQuestion('clozeMinimalChoice', card, asked, minimalExtras(card, context), asked.length + 1, context);
}

function minimalExtras(card: ClozeCard, { alternates, random }: FaceContext): string[] {
  const blanks = blanksOf(card.content);
  const own = blanks.flatMap((blank) => [
    ...shuffled(distractorsOf(card, blank, 'giveAwayDistrators'), random),
    ...shuffled(distractorsOf(card, blank, 'distrators'), random),
  ]);
  // Answers of other cards among several blanks would be a search.
  const strangers = blanks.length === 1 ? alternateAnswers(card, alternates) : [];
  return [...own, ...shuffled(strangers, random)];
}

function fillQuestion(
  face: FillQuestion['face'],
  card: ClozeCard,
  asked: readonly number[],
  extras: readonly string[],
  total: number,
  { cardId, random }: FaceContext,
): FillQuestion {
  const all = blanksOf(card.content);
  const blanks = asked.flatMap((index) => {
    const blank = all[index];
    return blank ? [{ group: blank.group, answer: blank.text }] : [];
  });
  const answers = blanks.map((blank) => blank.answer);
  const others = distinctBy(extras, (text) => text, answers).slice(0, Math.max(0, total - answers.length));
  return {
    face,
    cardId,
    hint: masked(card.analysis, answers),
    paragraphs: withBlanks(card.content, asked),
    blanks,
    options: shuffled([...answers, ...others], random),
  };
}

function withBlanks(content: ClozeContent, asked: readonly number[]): FillPart[][] {
  let index = 0;
  return content.map((paragraph) =>
    paragraph.map((part): FillPart => {
      if (!('cloze' in part)) return part;
      const blank = asked.indexOf(index++);
      return blank < 0 ? { text: part.cloze.text } : { blank };
    }),
  );
}
