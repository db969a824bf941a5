import type { Answering } from '../card-type.ts';
import type { FaceAction, Judged, SpellAnswer } from '../faces/answer.ts';
import type { SpellQuestion } from './questions.ts';

export const spelling: Answering<SpellQuestion, SpellAnswer> = {
  kind: 'spell',
  open: openSpell,
  judge: judgeSpell,
  hint: (question, { typed }) => question.steps[typed]?.letter ?? null,
};

function openSpell(): SpellAnswer {
  return { kind: 'spell', wrongs: 0, hints: 0, passed: false, typed: 0, lastWrong: null };
}

/** The next letter out of 4, until the word is complete. A wrong one is not judged twice in its place. */
function judgeSpell(question: SpellQuestion, answer: SpellAnswer, action: FaceAction): Judged<SpellAnswer> {
  const step = question.steps[answer.typed];
  if (action.type !== 'choose' || !step || step.options[action.option] === undefined) {
    return { answer, outcome: 'ignored' };
  }
  if (action.option === answer.lastWrong) return { answer, outcome: 'ignored' };
  if (step.options[action.option] !== step.letter) {
    return { answer: { ...answer, wrongs: answer.wrongs + 1, lastWrong: action.option }, outcome: 'wrong' };
  }
  const typed = answer.typed + 1;
  const passed = typed === question.steps.length;
  return { answer: { ...answer, typed, passed, lastWrong: null }, outcome: passed ? 'passed' : 'progress' };
}
