import { CONTENT_LIMIT } from '#domain/limits.ts';
import { type CardProblem, isBlank } from '../problem.ts';
import { blanksOf, groupIndex } from './blanks.ts';
import type { ClozeCard, ClozeContent } from './content.ts';
import { clozeText } from './summary.ts';

export function clozeProblems({ content, altContents }: ClozeCard): CardProblem[] {
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
