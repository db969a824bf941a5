import { restoreSession, serialiseSession } from '#domain/session/resume.ts';
import type { Session } from '#domain/session/session.ts';
import { LESSON_KEY } from './leftovers.ts';

/** Keeps the session of this device. A device that cannot store plays on without. */
export function saveLesson(session: Session) {
  try {
    localStorage.setItem(LESSON_KEY, serialiseSession(session));
  } catch {
    // full or forbidden storage costs the resume, never the lesson
  }
}

/** The session that was kept, null where there is none that can be read. `now` in epoch ms. */
export function savedLesson(now: number): Session | null {
  const text = localStorage.getItem(LESSON_KEY);
  return text === null ? null : restoreSession(text, now);
}

/** Forgets the kept session. */
export const forgetLesson = () => localStorage.removeItem(LESSON_KEY);
