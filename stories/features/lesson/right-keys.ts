import { useLesson } from '#client/features/lesson/lesson-store.ts';
import type { Session } from '#domain/session/session.ts';
import { rightAction } from './units.ts';

/** The session on stage. Throws where none is open. */
export function openSession(): Session {
  const { session } = useLesson.getState();
  if (!session) throw new Error('no lesson is open');
  return session;
}

/** The keys that answer what is asked now, in the words of `userEvent.keyboard`. */
export function rightKeys(): string {
  const at = openSession();
  if (at.frame.type === 'match') {
    const { goneLeft, goneRight, pairs, rights } = at.frame.match;
    const left = goneLeft.indexOf(false);
    const right = rights.findIndex((pair, place) => !goneRight[place] && pairs[pair]?.right === pairs[left]?.right);
    return `${left + 1}${(right + 6) % 10}`;
  }
  const action = rightAction(at);
  const passed = 'answer' in at.frame && at.frame.answer?.passed;
  if (!action || passed || action.type === 'reveal') return '{Enter}';
  return action.type === 'choose' ? String(action.option + 1) : '2';
}
