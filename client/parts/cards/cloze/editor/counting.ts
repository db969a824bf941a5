import type { ClozeContent } from '#domain/cards/content.ts';

const parts = (content: ClozeContent) => content.flat();

/** Characters of a content as its limit counts them. */
export const lengthOf = (content: ClozeContent) =>
  parts(content).reduce((sum, part) => sum + [...('cloze' in part ? part.cloze.text : part.text)].length, 0);

export const blankCount = (content: ClozeContent) => parts(content).filter((part) => 'cloze' in part).length;

export const groupCount = (content: ClozeContent) =>
  new Set(parts(content).flatMap((part) => ('cloze' in part ? [part.cloze.group] : []))).size;

/** Key points that one card holds well. */
export const COMFORTABLE_BLANKS = 5;
