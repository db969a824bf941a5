import type { Answering } from '../card-type.ts';
import type { FaceAction, FillAnswer, Judged } from '../faces/answer.ts';
import { firstCharacter } from '../faces/hint-text.ts';
import type { FillQuestion } from './questions.ts';

export const filling: Answering<FillQuestion, FillAnswer> = {
  kind: 'fill',
  open: openFill,
  judge: judgeFill,
  // The start of the blank in focus, or else the hint of the whole text.
  hint: (question, { focus }) => {
    const blank = focus === null ? undefined : question.blanks[focus];
    return (blank && firstCharacter(blank.answer)) ?? question.hint;
  },
};

function openFill(question: FillQuestion): FillAnswer {
  const filled = question.blanks.map(() => null);
  return { kind: 'fill', wrongs: 0, hints: 0, passed: false, filled, focus: 0, lastWrong: null };
}

/** Options go to the focused blank; a wrong one stays outside, and is not judged twice for one blank. A filled blank can be freed again. */
function judgeFill(question: FillQuestion, answer: FillAnswer, action: FaceAction): Judged<FillAnswer> {
  switch (action.type) {
    case 'choose':
      return fill(question, answer, action.option);
    case 'focus':
      return action.blank === null || answer.filled[action.blank] === null
        ? { answer: { ...answer, focus: action.blank, lastWrong: null }, outcome: 'changed' }
        : { answer, outcome: 'ignored' };
    case 'free':
      return free(answer, action.blank);
    default:
      return { answer, outcome: 'ignored' };
  }
}

/** The empty blank after (step 1) or before (step -1) the focused one, going round; null when none is empty. */
export function neighbourBlank({ filled, focus }: FillAnswer, step: 1 | -1): number | null {
  const count = filled.length;
  const start = focus ?? (step === 1 ? -1 : count);
  for (let distance = 1; distance <= count; distance++) {
    const blank = (((start + step * distance) % count) + count) % count;
    if (filled[blank] === null) return blank;
  }
  return null;
}

function fill(question: FillQuestion, answer: FillAnswer, option: number): Judged<FillAnswer> {
  const text = question.options[option];
  if (text === undefined || answer.filled.includes(option)) return { answer, outcome: 'ignored' };
  const { focus } = answer;
  if (focus === null) return { answer, outcome: 'focusFirst' };
  if (option === answer.lastWrong) return { answer, outcome: 'ignored' };
  if (question.blanks[focus]?.answer !== text) {
    return { answer: { ...answer, wrongs: answer.wrongs + 1, lastWrong: option }, outcome: 'wrong' };
  }
  const filled = answer.filled.with(focus, option);
  const next = { ...answer, filled, lastWrong: null };
  const passed = !filled.includes(null);
  return {
    answer: { ...next, passed, focus: neighbourBlank(next, 1) },
    outcome: passed ? 'passed' : 'progress',
  };
}

function free(answer: FillAnswer, blank: number): Judged<FillAnswer> {
  if (typeof answer.filled[blank] !== 'number') return { answer, outcome: 'ignored' };
  return {
    answer: { ...answer, filled: answer.filled.with(blank, null), focus: blank, lastWrong: null },
    outcome: 'changed',
  };
}
