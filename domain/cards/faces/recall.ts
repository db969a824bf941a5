import type { Answering, Face } from '../card-type.ts';
import type { FaceAction, Judged, RecallAnswer } from './answer.ts';
import type { Asked } from './asked.ts';

const recalling: Answering<unknown, RecallAnswer> = {
  kind: 'recall',
  open: () => ({ kind: 'recall', wrongs: 0, hints: 0, passed: false, open: false, remembered: null }),
  judge: (_, answer, action) => judgeRecall(answer, action),
};

/** Recall without options: the learner recalls, looks, and says whether it was remembered. What is shown is the card itself. */
export function seeAndCheck<F extends string>(face: F): Face<unknown, Asked<F>, never> {
  return {
    build: (_, { cardId }) => ({ face, cardId, hint: null }),
    guessable: false,
    answering: () => recalling,
  };
}

/** First the answer is uncovered, then the learner says whether it was remembered; both answers end the face. */
function judgeRecall(answer: RecallAnswer, action: FaceAction): Judged<RecallAnswer> {
  if (action.type === 'reveal' && !answer.open) return { answer: { ...answer, open: true }, outcome: 'changed' };
  if (action.type !== 'recall' || !answer.open) return { answer, outcome: 'ignored' };
  return {
    answer: { ...answer, remembered: action.remembered, passed: true },
    outcome: action.remembered ? 'passed' : 'lapsed',
  };
}
