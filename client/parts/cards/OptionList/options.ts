import type { PickAnswer } from '#domain/cards/faces/answer.ts';

/** `tried` was wrong a moment ago and stays out of play. */
export type OptionState = 'plain' | 'selected' | 'correct' | 'wrong' | 'tried';

/** How an option of a one-tap question looks; the last wrong one flashes. */
export function pickState({ chosen, passed, tried }: PickAnswer, option: number, flash: boolean): OptionState {
  if (passed && chosen === option) return 'correct';
  if (!tried.includes(option)) return 'plain';
  return flash && tried.at(-1) === option ? 'wrong' : 'tried';
}

/** The key that chooses an option: 1 to 9, then 0; further ones have none. */
export const optionKey = (option: number): string | undefined => (option < 10 ? String((option + 1) % 10) : undefined);
