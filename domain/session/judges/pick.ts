import type { FaceAction, Judged, PickAnswer } from '../answer.ts';
import type { PickQuestion } from '../question.ts';

export function openPick(): PickAnswer {
  return { kind: 'pick', wrongs: 0, hints: 0, passed: false, chosen: null, tried: [] };
}

/** One tap judges; an option found wrong is not judged twice. */
export function judgePick(question: PickQuestion, answer: PickAnswer, action: FaceAction): Judged<PickAnswer> {
  if (action.type !== 'choose') return { answer, outcome: 'ignored' };
  const { option } = action;
  if (option < 0 || option >= optionCount(question) || answer.tried.includes(option)) {
    return { answer, outcome: 'ignored' };
  }
  if (rightOption(question) === option) {
    return { answer: { ...answer, chosen: option, passed: true }, outcome: 'passed' };
  }
  return {
    answer: { ...answer, wrongs: answer.wrongs + 1, tried: [...answer.tried, option] },
    outcome: 'wrong',
  };
}

/** The index of the right option; a judgement's options are 0 right, 1 wrong. */
export function rightOption(question: PickQuestion): number {
  if ('altered' in question) return question.altered ? 1 : 0;
  return 'answers' in question ? (question.answers[0] ?? 0) : question.answer;
}

function optionCount(question: PickQuestion): number {
  return 'altered' in question ? 2 : question.options.length;
}
