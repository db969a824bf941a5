import { pickOne } from '#domain/random.ts';
import type { FaceContext } from '../faces/context.ts';
import { masked } from '../faces/hint-text.ts';
import { blanksOf } from './blanks.ts';
import type { ClozeCard } from './content.ts';
import { alternateAnswers, choosePhrasing, distractorsOf } from './material.ts';
import type { JudgedPart, JudgementQuestion } from './questions.ts';

interface Swap {
  blank: number;
  shown: string;
}

/** The statement, altered in half of all cases by a distractor, or by another card's answer where there is none. */
export function buildJudgement(card: ClozeCard, context: FaceContext): JudgementQuestion {
  const phrased = { ...card, content: choosePhrasing(card, context) };
  const own = swaps(phrased, 'distrators');
  const others = alternateAnswers(phrased, context.alternates);
  const strangers = blanksOf(phrased.content).flatMap((_, blank) => others.map((shown) => ({ blank, shown })));
  return judgement('clozeJudgement', phrased, own.length > 0 ? own : strangers, context);
}

/** As the judgement, with an obvious swap: a give-away distractor, or else the text of another blank. */
export function buildGiveAwayJudgement(card: ClozeCard, context: FaceContext): JudgementQuestion {
  const obvious = swaps(card, 'giveAwayDistrators');
  return judgement('clozeGiveAwayJudgement', card, obvious.length > 0 ? obvious : exchanged(card), context);
}

function swaps(card: ClozeCard, kind: 'distrators' | 'giveAwayDistrators'): Swap[] {
  return blanksOf(card.content).flatMap((blank, index) =>
    distractorsOf(card, blank, kind).map((shown) => ({ blank: index, shown })),
  );
}

function exchanged(card: ClozeCard): Swap[] {
  const blanks = blanksOf(card.content);
  return blanks.flatMap((blank, index) =>
    blanks.filter((other) => other.text !== blank.text).map((other) => ({ blank: index, shown: other.text })),
  );
}

function judgement(
  face: JudgementQuestion['face'],
  card: ClozeCard,
  sources: readonly Swap[],
  { cardId, random }: FaceContext,
): JudgementQuestion {
  const swap = random() < 0.5 ? pickOne(sources, random) : undefined;
  let index = 0;
  const paragraphs = card.content.map((paragraph) =>
    paragraph.map((part): JudgedPart => {
      if (!('cloze' in part)) return part;
      const { group, text: truth } = part.cloze;
      const shown = swap?.blank === index++ ? swap.shown : truth;
      return { claim: { group, shown, truth } };
    }),
  );
  const answers = blanksOf(card.content).map((blank) => blank.text);
  return { face, cardId, hint: masked(card.analysis, answers), paragraphs, altered: swap !== undefined };
}
