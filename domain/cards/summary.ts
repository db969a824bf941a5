import type { AnalysisItem, CardContent, ClozeContent } from './content.ts';
import { charsOf, readingOf } from './pinyin.ts';

/** A cloze text with its gaps filled; paragraphs are separated by a line break. */
export function clozeText(content: ClozeContent): string {
  return content
    .map((paragraph) => paragraph.map((part) => ('cloze' in part ? part.cloze.text : part.text)).join(''))
    .join('\n');
}

export function analysisText(analysis: readonly AnalysisItem[]): string {
  return analysis.map((item) => ('hanzi' in item ? charsOf(item.hanzi) : item.text)).join('');
}

/** The card on one line, as lists and mastery rows name it. */
export function cardTitle(card: CardContent): string {
  switch (card.type) {
    case 'cloze.card':
      return clozeText(card.content).replace(/\s+/g, ' ').trim();
    case 'enWord.card':
      return card.word;
    case 'mcq.card':
      return card.question;
    case 'kidHanzi.card':
      return charsOf(card.hanzi[0]?.hanzi ?? []);
  }
}

/** The second line: definition, reading, right options or analysis. */
export function cardDetail(card: CardContent): string {
  switch (card.type) {
    case 'cloze.card':
      return card.analysis;
    case 'enWord.card':
      return card.definition;
    case 'mcq.card':
      return card.options.flatMap((option) => (option.isAnswer ? [option.content] : [])).join(' · ');
    case 'kidHanzi.card':
      return readingOf(card.hanzi[0]?.hanzi ?? []);
  }
}
