import { DICTIONARY } from './settings.ts';

const WRITTEN = /^\p{L}[\p{L}\p{M}\d .'-]*$/u;

/** A spelling as it is searched for: lower-case, one space between words, a straight apostrophe. */
export const folded = (text: string): string =>
  text.normalize('NFC').replaceAll('’', "'").replace(/\s+/g, ' ').trim().toLowerCase();

/** What is searched for a keyword; null where no spelling can look like it. */
export function searchedFor(keyword: string): string | null {
  const text = folded(keyword);
  return WRITTEN.test(text) ? text : null;
}

/** Whether a keyword is long enough to look for what resembles it. */
export const isFuzzy = (text: string): boolean => text.length >= DICTIONARY.fuzzyFrom;
