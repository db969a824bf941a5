import type { AnalysisItem, CardContent, Cloze, ClozeContent, HanziGroup } from './content.ts';

/** Distractors typed in one field are separated by `||`; parts are trimmed and empty ones removed. */
export function splitDistractors(text: string): string[] {
  return text
    .split('||')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** Trims every field of a list's items and drops the items that have a blank one. */
function filledIn<T extends Record<string, string>>(items: readonly T[]): T[] {
  return items
    .map((item) => Object.fromEntries(Object.entries(item).map(([key, value]) => [key, value.trim()])) as T)
    .filter((item) => Object.values(item).every((value) => value !== ''));
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

function hanziGroup({ hanzi }: HanziGroup): HanziGroup {
  return { hanzi: filledIn(hanzi) };
}

function analysisItem(item: AnalysisItem): AnalysisItem[] {
  if ('text' in item) return item.text.trim() === '' ? [] : [item];
  const group = hanziGroup(item);
  return group.hanzi.length === 0 ? [] : [group];
}

/** The form a card is kept in: trimmed, without blank list entries, distractors one by one. */
export function normaliseCardContent(card: CardContent): CardContent {
  switch (card.type) {
    case 'cloze.card':
      return {
        ...card,
        content: clozeContent(card.content),
        altContents: card.altContents.map(clozeContent).filter((content) => content.length > 0),
        analysis: card.analysis.trim(),
      };
    case 'enWord.card':
      return {
        ...card,
        word: card.word.trim(),
        definition: card.definition.trim(),
        prons: filledIn(card.prons),
        examples: filledIn(card.examples),
        tabs: filledIn(card.tabs),
        distrators: filledIn(card.distrators),
      };
    case 'mcq.card':
      return {
        ...card,
        question: card.question.trim(),
        options: card.options.map((option) => ({ ...option, content: option.content.trim() })),
        analysis: card.analysis.trim(),
      };
    case 'kidHanzi.card':
      return { ...card, hanzi: card.hanzi.map(hanziGroup), analysis: card.analysis.flatMap(analysisItem) };
  }
}
