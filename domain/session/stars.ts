import type { Answer } from '#domain/cards/faces/answer.ts';
import type { Stars } from './face.ts';

/** Stars of an answer: 1 until it is passed, 3 without a mistake or hint, else 2; not remembered stays at 1. */
export function starsOf(answer: Answer): Stars {
  if (!answer.passed) return 1;
  if (answer.kind === 'recall') return answer.remembered ? 3 : 1;
  return answer.wrongs === 0 && answer.hints === 0 ? 3 : 2;
}
