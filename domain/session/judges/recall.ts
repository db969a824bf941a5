import type { FaceAction, Judged, RecallAnswer } from '../answer.ts';

export function openRecall(): RecallAnswer {
  return { kind: 'recall', wrongs: 0, hints: 0, passed: false, open: false, remembered: null };
}

/** First the answer is uncovered, then the learner says whether it was remembered; both answers end the face. */
export function judgeRecall(answer: RecallAnswer, action: FaceAction): Judged<RecallAnswer> {
  if (action.type === 'reveal' && !answer.open) return { answer: { ...answer, open: true }, outcome: 'changed' };
  if (action.type !== 'recall' || !answer.open) return { answer, outcome: 'ignored' };
  return {
    answer: { ...answer, remembered: action.remembered, passed: true },
    outcome: action.remembered ? 'passed' : 'lapsed',
  };
}
