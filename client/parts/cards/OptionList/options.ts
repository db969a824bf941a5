import type { PickAnswer } from '#domain/cards/faces/answer.ts';

/** `wrong` is the last try, `tried` an earlier one. */
export type OptionState = 'plain' | 'selected' | 'correct' | 'wrong' | 'tried';

/** How an option of a one-tap question looks: a wrong one says so until the next try, and fades then. */
export function pickState({ chosen, passed, tried }: PickAnswer, option: number): OptionState {
  if (passed && chosen === option) return 'correct';
  if (!tried.includes(option)) return 'plain';
  return !passed && tried.at(-1) === option ? 'wrong' : 'tried';
}

/** Whether an option was tried and stays out of play. */
export const isOut = (state: OptionState): boolean => state === 'wrong' || state === 'tried';

/** The key that chooses an option: 1 to 9, then 0; further ones have none. */
export const optionKey = (option: number): string | undefined => (option < 10 ? String((option + 1) % 10) : undefined);
