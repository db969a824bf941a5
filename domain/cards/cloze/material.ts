import { pickOne } from '#domain/random.ts';
import type { CardContent } from '../content.ts';
import { alternatesOfType, type FaceContext } from '../faces/context.ts';
import { distinctBy } from '../faces/options.ts';
import { blanksOf } from './blanks.ts';
import type { Cloze, ClozeCard, ClozeContent } from './content.ts';

const answersOf = (content: ClozeContent): string[] => blanksOf(content).map((blank) => blank.text);

/** Own wrong answers of a blank: its distractors, without any answer of the card. */
export function distractorsOf(card: ClozeCard, blank: Cloze, kind: 'distrators' | 'giveAwayDistrators'): string[] {
  return distinctBy(blank[kind], (text) => text, answersOf(card.content));
}

/** Answers of the other cloze cards that are no answer of this one. */
export function alternateAnswers(card: ClozeCard, alternates: readonly CardContent[]): string[] {
  const others = alternatesOfType(alternates, 'cloze.card').flatMap((other) => answersOf(other.content));
  return distinctBy(others, (text) => text, answersOf(card.content));
}

/** The blanks of a card that can be given away. */
export function giveAwayBlanks(card: ClozeCard): number[] {
  return blanksOf(card.content).flatMap((blank, index) =>
    distractorsOf(card, blank, 'giveAwayDistrators').length > 0 ? [index] : [],
  );
}

/**
 * The wording to ask with: the card's own at difficulty 1, from 2 on any rephrasing as well. A rephrased blank keeps
 * the distractors of the blank it stands for; rephrasings with another number of blanks are passed over.
 */
export function choosePhrasing(card: ClozeCard, { difficulty, random }: FaceContext): ClozeContent {
  const own = blanksOf(card.content);
  if (difficulty === 1) return card.content;
  const usable = card.altContents.filter((content) => blanksOf(content).length === own.length);
  const chosen = pickOne([card.content, ...usable], random) ?? card.content;
  if (chosen === card.content) return chosen;
  let index = 0;
  const inherit = (blank: Cloze): Cloze => {
    const original = own[index++] as Cloze;
    return {
      ...blank,
      distrators: [...blank.distrators, ...original.distrators],
      giveAwayDistrators: [...blank.giveAwayDistrators, ...original.giveAwayDistrators],
    };
  };
  return chosen.map((paragraph) => paragraph.map((part) => ('cloze' in part ? { cloze: inherit(part.cloze) } : part)));
}
