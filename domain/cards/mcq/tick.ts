import type { Answering } from '../card-type.ts';
import type { FaceAction, Judged, TickAnswer } from '../faces/answer.ts';
import type { McqQuestion } from './questions.ts';

export const ticking: Answering<McqQuestion, TickAnswer> = { kind: 'tick', open: openTick, judge: judgeTick };

function openTick(): TickAnswer {
  return { kind: 'tick', wrongs: 0, hints: 0, passed: false, ticked: [], judged: null };
}

/** Ticks are handed in together and pass only when they are exactly the answers. */
function judgeTick(question: McqQuestion, answer: TickAnswer, action: FaceAction): Judged<TickAnswer> {
  if (action.type === 'toggle' || action.type === 'choose') return toggle(question, answer, action.option);
  if (action.type !== 'submit' || answer.ticked.length === 0) return { answer, outcome: 'ignored' };
  const right = answer.ticked.filter((option) => question.answers.includes(option));
  const wrong = answer.ticked.filter((option) => !question.answers.includes(option));
  const missed = question.answers.length - right.length;
  const passed = wrong.length === 0 && missed === 0;
  return {
    answer: { ...answer, judged: { right, wrong, missed }, passed, wrongs: answer.wrongs + (passed ? 0 : 1) },
    outcome: passed ? 'passed' : 'wrong',
  };
}

function toggle(question: McqQuestion, answer: TickAnswer, option: number): Judged<TickAnswer> {
  if (option < 0 || option >= question.options.length) return { answer, outcome: 'ignored' };
  const ticked = answer.ticked.includes(option)
    ? answer.ticked.filter((other) => other !== option)
    : [...answer.ticked, option].sort((a, b) => a - b);
  return { answer: { ...answer, ticked, judged: null }, outcome: 'changed' };
}
