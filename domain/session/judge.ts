import type { Answer, FaceAction, Judged } from './answer.ts';
import { hintOf } from './hint.ts';
import { judgeFill, openFill } from './judges/fill.ts';
import { judgePick, openPick } from './judges/pick.ts';
import { judgeRecall, openRecall } from './judges/recall.ts';
import { judgeSpell, openSpell } from './judges/spell.ts';
import { judgeTick, openTick } from './judges/tick.ts';
import type { Question } from './question.ts';

/** The untouched answer of a question. */
export function openAnswer(question: Question): Answer {
  switch (question.face) {
    case 'clozeChoice':
    case 'clozeGiveAwayChoice':
    case 'clozeMinimalChoice':
      return openFill(question);
    case 'wordSpell':
      return openSpell();
    case 'wordSeeAndCheck':
    case 'kidHanziSeeAndCheck':
      return openRecall();
    case 'mcq':
      return question.answers.length > 1 ? openTick() : openPick();
    default:
      return openPick();
  }
}

/** What an action makes of an answer. A passed face takes no further action. */
export function judge(question: Question, answer: Answer, action: FaceAction): Judged {
  if (answer.passed) return { answer, outcome: 'ignored' };
  if (action.type === 'hint') {
    return hintOf(question, answer) === null
      ? { answer, outcome: 'ignored' }
      : { answer: { ...answer, hints: answer.hints + 1 }, outcome: 'hint' };
  }
  switch (question.face) {
    case 'clozeChoice':
    case 'clozeGiveAwayChoice':
    case 'clozeMinimalChoice':
      return answer.kind === 'fill' ? judgeFill(question, answer, action) : mismatch(question, answer);
    case 'wordSpell':
      return answer.kind === 'spell' ? judgeSpell(question, answer, action) : mismatch(question, answer);
    case 'wordSeeAndCheck':
    case 'kidHanziSeeAndCheck':
      return answer.kind === 'recall' ? judgeRecall(answer, action) : mismatch(question, answer);
    default:
      if (question.face === 'mcq' && answer.kind === 'tick') return judgeTick(question, answer, action);
      return answer.kind === 'pick' ? judgePick(question, answer, action) : mismatch(question, answer);
  }
}

function mismatch(question: Question, answer: Answer): never {
  throw new Error(`An answer of kind ${answer.kind} does not belong to the face ${question.face}`);
}
