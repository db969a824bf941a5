import { KID_HANZI_MAX_ANALYSIS, KID_HANZI_MAX_CHARS } from '#domain/limits.ts';
import { type CardProblem, isBlank } from '../problem.ts';
import type { KidHanziCard } from './content.ts';

export function kidHanziProblems({ hanzi, analysis }: KidHanziCard): CardProblem[] {
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
