import type { Answer } from './answer.ts';
import { firstCharacter } from './faces/hint-text.ts';
import type { Question } from './question.ts';

/** The help a face can give now, null where it has none: the start of the blank in focus, the next letter, or a clue. */
export function hintOf(question: Question, answer: Answer): string | null {
  if ('blanks' in question && answer.kind === 'fill') {
    const blank = answer.focus === null ? undefined : question.blanks[answer.focus];
    return (blank && firstCharacter(blank.answer)) ?? question.hint;
  }
  if ('steps' in question && answer.kind === 'spell') return question.steps[answer.typed]?.letter ?? null;
  return question.hint;
}
