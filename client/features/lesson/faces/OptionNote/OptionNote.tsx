import { useT } from '#client/i18n/useT.ts';
import type { Answer } from '#domain/session/answer.ts';
import type { Question } from '#domain/session/question.ts';
import { noteOf } from './note.ts';

export interface OptionNoteProps {
  question: Question;
  answer: Answer;
}

/** "「丰富的」是 abundant": a wrong option told as what it is right for. Nothing where that is not known. */
export function OptionNote({ question, answer }: OptionNoteProps) {
  const t = useT('faces');
  const note = noteOf(question, answer);
  if (!note) return null;
  return <p>{t.rich('note', { ...note, w: (word) => <b lang="en">{word}</b> })}</p>;
}
