import type { McqCard } from './content.ts';

/** The right options on one line. */
export function answersText({ options }: McqCard): string {
  return options.flatMap((option) => (option.isAnswer ? [option.content] : [])).join(' · ');
}
