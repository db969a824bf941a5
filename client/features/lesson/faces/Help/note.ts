import type { Question } from '#domain/session/question.ts';

/** What a wrong option is right for. */
export interface Note {
  word: string;
  meaning: string;
}

/** What an option of a question really belongs to; null where nothing is known about it, or where none was chosen. */
export function noteOf(question: Question, option: number | undefined): Note | null {
  if (option === undefined || (question.face !== 'wordChoice' && question.face !== 'wordExampleChoice')) return null;
  const chosen = question.options[option];
  if (!chosen?.note) return null;
  return question.face === 'wordChoice'
    ? { word: chosen.note, meaning: chosen.text }
    : { word: chosen.text, meaning: chosen.note };
}
