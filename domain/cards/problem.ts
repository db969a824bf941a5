import { CONTENT_LIMIT } from '#domain/limits.ts';

/** Keys of the `cardview` messages that a refused card can have. */
export type CardProblemKey =
  | 'validate_tip2'
  | 'validate_tip3'
  | 'validate_tip4'
  | 'validate_tip5'
  | 'validate_tip6'
  | 'validate_tip7'
  | 'validate_tip8'
  | 'validate_tip9'
  | 'validate_tip10'
  | 'validate_tip11'
  | 'validate_mcq_options'
  | 'validate_kid_hanzi_1'
  | 'validate_kid_hanzi_2'
  | 'validate_kid_hanzi_3'
  | 'validate_kid_hanzi_4'
  | 'card_wrong';

/** What is wrong with a card, where (`options.0.content`), and by how many characters if it is too long. */
export interface CardProblem {
  path: string;
  key: CardProblemKey;
  excess?: number;
}

export const isBlank = (text: string): boolean => text.trim() === '';

/** validate_tip11 for every string below `value` of more than 1000 characters. */
export function tooLong(value: unknown, path = ''): CardProblem[] {
  if (typeof value === 'string') {
    const excess = [...value].length - CONTENT_LIMIT;
    return excess > 0 ? [{ path, key: 'validate_tip11', excess }] : [];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => tooLong(child, path === '' ? key : `${path}.${key}`));
}
