import { wordingOf } from './wording.ts';

/** Translator of the words that every part of the product shares; a feature has its own in its `wording.ts`. */
export const { useT } = wordingOf({}, {});
