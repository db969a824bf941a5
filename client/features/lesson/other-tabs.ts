import { restoreSession } from '#domain/session/resume.ts';
import { isKept } from '#domain/session/session.ts';
import { lessonKey } from './leftovers.ts';
import { useLesson } from './lesson-store.ts';

/**
 * Follows what another tab of this device does in the unit that is open here: both show one lesson, and whichever is used goes on with
 * what the other has answered. `onEnded` is called where the other tab gave the unit up. Answers how to stop.
 */
export function followOtherTabs(onEnded: () => void): () => void {
  const follow = ({ key, newValue }: StorageEvent) => {
    const { session } = useLesson.getState();
    if (!session || !isKept(session) || key !== lessonKey(session.queueType)) return;
    if (newValue === null) {
      // What ended the unit has seen to its events.
      useLesson.setState({ session: null, verdict: null });
      onEnded();
      return;
    }
    const other = restoreSession(newValue, Date.now());
    if (other?.unitId === session.unitId && other.updatedAt > session.updatedAt)
      useLesson.setState({ session: other, verdict: null });
  };
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
}
