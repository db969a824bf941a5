import type { Answer } from '#domain/session/answer.ts';
import type { Question } from '#domain/session/question.ts';

/** What the last wrong option really belongs to; null where nothing is known about it. */
export function noteOf(question: Question, answer: Answer): { word: string; meaning: string } | null {
  if (answer.kind !== 'pick' || (question.face !== 'wordChoice' && question.face !== 'wordExampleChoice')) return null;
  const option = question.options[answer.tried.at(-1) ?? -1];
  if (!option?.note) return null;
  return question.face === 'wordChoice'
    ? { word: option.note, meaning: option.text }
    : { word: option.text, meaning: option.note };
}
