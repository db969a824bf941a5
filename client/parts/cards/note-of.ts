import type { Question } from '#domain/session/question.ts';
import { faceLookOf } from './face-looks.ts';
import type { Note } from './note.ts';

/** What an option of a question really belongs to; null where nothing is known about it, or where none was chosen. */
export function noteOf(question: Question, option: number | undefined): Note | null {
  return option === undefined ? null : (faceLookOf(question).note?.(question, option) ?? null);
}
