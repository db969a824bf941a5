import type { ClozeContent } from './content.ts';

/** A cloze text with its gaps filled; paragraphs are separated by a line break. */
export function clozeText(content: ClozeContent): string {
  return content
    .map((paragraph) => paragraph.map((part) => ('cloze' in part ? part.cloze.text : part.text)).join(''))
    .join('\n');
}
