import type { Answer } from '#domain/cards/faces/answer.ts';
import { answeringOf } from './answering.ts';
import type { Question } from './question.ts';

/** The help a face can give now, null where it has none: the start of the blank in focus, the next letter, or a clue. */
export function hintOf(question: Question, answer: Answer): string | null {
  const { hint } = answeringOf(question);
  return hint ? hint(question, answer) : question.hint;
}
