import type { FaceAction } from '#domain/cards/faces/answer.ts';
import { act, advance } from '#domain/session/act.ts';
import { isDefeated } from '#domain/session/duel.ts';
import { rightOption } from '#domain/session/judge.ts';
import type { Session } from '#domain/session/session.ts';
import { freshSession, rightAction, wordUnit } from './units.ts';

const NOW = Date.parse(wordUnit.startedAt);

/** The words of the stories as the duel of challenge 7. */
export const duelSession = freshSession({ ...wordUnit, packageId: null, challengeIndex: 7 });

/** The duel after `right` right answers, and then as many wrong ones as it takes. */
export function lostAfter(right: number): Session {
  let at = duelSession;
  for (let step = 0; !isDefeated(at); step++) {
    const passed = 'answer' in at.frame && at.frame.answer?.passed;
    const answered = at.cards.filter(({ practised }) => practised > 0).length;
    const wrong = !passed && answered >= right ? wrongAction(at) : null;
    const mistaken = wrong ? act(at, wrong, NOW + step * 1000).session : at;
    const action = passed || isDefeated(mistaken) ? null : rightAction(mistaken);
    at = action ? act(mistaken, action, NOW + step * 1000).session : advance(mistaken, NOW + step * 1000);
    if (step > 100) throw new Error('This duel is not lost');
  }
  return at;
}

function wrongAction({ frame }: Session): FaceAction | null {
  if (!('answer' in frame) || !frame.question || !frame.answer) return null;
  const { question, answer } = frame;
  if (answer.kind === 'recall') return answer.open ? { type: 'recall', remembered: false } : { type: 'reveal' };
  if (answer.kind !== 'pick' || !('options' in question)) return null;
  return { type: 'choose', option: rightOption(question as never) === 0 ? 1 : 0 };
}
