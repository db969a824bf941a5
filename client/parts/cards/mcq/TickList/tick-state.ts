import type { TickAnswer } from '#domain/cards/faces/answer.ts';

/** How an option to tick looks: judged ones keep their sign until the next tick. */
export function tickState({ ticked, judged }: TickAnswer, option: number): 'plain' | 'selected' | 'correct' | 'wrong' {
  if (judged?.right.includes(option)) return 'correct';
  if (judged?.wrong.includes(option)) return 'wrong';
  return ticked.includes(option) ? 'selected' : 'plain';
}
