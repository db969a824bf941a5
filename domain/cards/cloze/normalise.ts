import { splitDistractors } from '../text.ts';
import type { Cloze, ClozeCard, ClozeContent } from './content.ts';

export function normaliseCloze(card: ClozeCard): ClozeCard {
  return {
    ...card,
    content: clozeContent(card.content),
    altContents: card.altContents.map(clozeContent).filter((content) => content.length > 0),
    analysis: card.analysis.trim(),
  };
}

function cloze(blank: Cloze): Cloze {
  return {
    group: blank.group.trim(),
    text: blank.text.trim(),
    distrators: blank.distrators.flatMap(splitDistractors),
    giveAwayDistrators: blank.giveAwayDistrators.flatMap(splitDistractors),
  };
}

function clozeContent(content: ClozeContent): ClozeContent {
  return content
    .map((paragraph) =>
      paragraph
        .map((part) => ('cloze' in part ? { cloze: cloze(part.cloze) } : part))
        .filter((part) => 'cloze' in part || part.text !== ''),
    )
    .filter((paragraph) => paragraph.length > 0);
}
