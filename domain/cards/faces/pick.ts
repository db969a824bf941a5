import type { Answering } from '../card-type.ts';
import type { FaceAction, Judged, PickAnswer } from './answer.ts';

/** One option out of several: one tap judges, and an option found wrong is not judged twice. */
export function picking<Q>(count: (question: Q) => number, right: (question: Q) => number): Answering<Q, PickAnswer> {
  return {
    kind: 'pick',
    open: () => ({ kind: 'pick', wrongs: 0, hints: 0, passed: false, chosen: null, tried: [] }),
    judge: (question, answer, action) => judgePick(count(question), right(question), answer, action),
    right,
  };
}

/** One of the options of a question that says which is its answer. */
export const pickingAnswer = picking<{ options: readonly unknown[]; answer: number }>(
  ({ options }) => options.length,
  ({ answer }) => answer,
);

function judgePick(count: number, right: number, answer: PickAnswer, action: FaceAction): Judged<PickAnswer> {
  if (action.type !== 'choose') return { answer, outcome: 'ignored' };
  const { option } = action;
  if (option < 0 || option >= count || answer.tried.includes(option)) return { answer, outcome: 'ignored' };
  if (option === right) return { answer: { ...answer, chosen: option, passed: true }, outcome: 'passed' };
  return {
    answer: { ...answer, wrongs: answer.wrongs + 1, tried: [...answer.tried, option] },
    outcome: 'wrong',
  };
}
