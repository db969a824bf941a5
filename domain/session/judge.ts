import type { Answer, FaceAction, Judged } from '#domain/cards/faces/answer.ts';
import { answeringOf } from './answering.ts';
import { hintOf } from './hint.ts';
import type { Question } from './question.ts';

/** The untouched answer of a question. */
export function openAnswer(question: Question): Answer {
  return answeringOf(question).open(question);
}

/** What an action makes of an answer. A passed face takes no further action. */
export function judge(question: Question, answer: Answer, action: FaceAction): Judged {
  if (answer.passed) return { answer, outcome: 'ignored' };
  if (action.type === 'hint') {
    return hintOf(question, answer) === null
      ? { answer, outcome: 'ignored' }
      : { answer: { ...answer, hints: answer.hints + 1 }, outcome: 'hint' };
  }
  const answering = answeringOf(question);
  if (answering.kind !== answer.kind) {
    throw new Error(`An answer of kind ${answer.kind} does not belong to the face ${question.face}`);
  }
  return answering.judge(question, answer, action);
}

/** The option that a single tap passes with; 0 where a question takes more than one. */
export function rightOption(question: Question): number {
  return answeringOf(question).right?.(question) ?? 0;
}
