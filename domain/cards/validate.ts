import {
  CONTENT_LIMIT,
  KID_HANZI_MAX_ANALYSIS,
  KID_HANZI_MAX_CHARS,
  MCQ_MAX_OPTIONS,
  MCQ_MIN_OPTIONS,
} from '#domain/limits.ts';
import { blanksOf, groupIndex } from './blanks.ts';
import type { CardContent, ClozeCard, ClozeContent, EnWordCard, KidHanziCard, McqCard } from './content.ts';
import { type CardProblem, isBlank, tooLong } from './problem.ts';
import { clozeText } from './summary.ts';

/**
 * Everything that keeps a card from being saved, empty when it may be. Document 3 §5 of the specification.
 * Run it on normalised content, as blank list entries are dropped there rather than refused here.
 */
export function validateCardContent(card: CardContent): CardProblem[] {
  return [...typeProblems(card), ...tooLong(card)];
}

function typeProblems(card: CardContent): CardProblem[] {
  switch (card.type) {
    case 'cloze.card':
      return clozeProblems(card);
    case 'enWord.card':
      return wordProblems(card);
    case 'mcq.card':
      return mcqProblems(card);
    case 'kidHanzi.card':
      return kidHanziProblems(card);
  }
}

function clozeProblems({ content, altContents }: ClozeCard): CardProblem[] {
  if (isBlank(clozeText(content))) return [{ path: 'content', key: 'validate_tip7' }];
  const problems = contentProblems(content, 'content');
  if (blanksOf(content).length === 0) problems.push({ path: 'content', key: 'validate_tip8' });
  for (const [index, alternative] of altContents.entries()) {
    const path = `altContents.${index}`;
    problems.push(...contentProblems(alternative, path));
    if (blanksOf(alternative).length !== blanksOf(content).length) problems.push({ path, key: 'validate_tip10' });
  }
  return problems;
}

function contentProblems(content: ClozeContent, path: string): CardProblem[] {
  const problems: CardProblem[] = content.flatMap((paragraph, row) =>
    paragraph.flatMap((part, column): CardProblem[] => {
      if (!('cloze' in part)) return [];
      const at = `${path}.${row}.${column}.cloze`;
      return [
        ...(Number.isNaN(groupIndex(part.cloze.group)) ? [{ path: `${at}.group`, key: 'validate_tip9' as const }] : []),
        ...(isBlank(part.cloze.text) ? [{ path: `${at}.text`, key: 'card_wrong' as const }] : []),
      ];
    }),
  );
  const parts = content.flat().map((part) => ('cloze' in part ? part.cloze.text : part.text));
  const total = [...parts.join('')].length;
  // A single part that is too long is reported where it stands.
  if (total > CONTENT_LIMIT && !parts.some((text) => [...text].length > CONTENT_LIMIT)) {
    problems.push({ path, key: 'validate_tip11', excess: total - CONTENT_LIMIT });
  }
  return problems;
}

function wordProblems({ word, definition }: EnWordCard): CardProblem[] {
  return [
    ...(isBlank(word) ? [{ path: 'word', key: 'validate_tip2' as const }] : []),
    ...(isBlank(definition) ? [{ path: 'definition', key: 'validate_tip3' as const }] : []),
  ];
}

function mcqProblems({ question, options }: McqCard): CardProblem[] {
  const problems: CardProblem[] = isBlank(question) ? [{ path: 'question', key: 'validate_tip6' }] : [];
  if (options.length < MCQ_MIN_OPTIONS || options.length > MCQ_MAX_OPTIONS) {
    problems.push({ path: 'options', key: 'validate_mcq_options' });
  }
  if (!options.some((option) => option.isAnswer)) problems.push({ path: 'options', key: 'validate_tip4' });
  for (const [index, option] of options.entries()) {
    if (isBlank(option.content)) problems.push({ path: `options.${index}.content`, key: 'validate_tip5' });
  }
  return problems;
}

function kidHanziProblems({ hanzi, analysis }: KidHanziCard): CardProblem[] {
  const problems: CardProblem[] = [];
  const [group] = hanzi;
  if (hanzi.length !== 1 || group === undefined || group.hanzi.length === 0) {
    problems.push({ path: 'hanzi', key: 'validate_kid_hanzi_1' });
  } else {
    if (group.hanzi.length > KID_HANZI_MAX_CHARS) problems.push({ path: 'hanzi.0', key: 'validate_kid_hanzi_3' });
    for (const [index, { char, pinyin }] of group.hanzi.entries()) {
      if (isBlank(char) || isBlank(pinyin)) problems.push({ path: `hanzi.0.hanzi.${index}`, key: 'card_wrong' });
    }
  }
  if (analysis.length === 0) problems.push({ path: 'analysis', key: 'validate_kid_hanzi_2' });
  if (analysis.length > KID_HANZI_MAX_ANALYSIS) problems.push({ path: 'analysis', key: 'validate_kid_hanzi_4' });
  return problems;
}
