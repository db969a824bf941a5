import { restoreSession, serialiseSession } from '#domain/session/resume.ts';
import type { Session } from '#domain/session/session.ts';
import { lessonKey, UNOWNED_LESSON_KEY } from './leftovers.ts';

/** Keeps the session of whoever is logged in. A device that cannot store plays on without. */
export function saveLesson(session: Session) {
  try {
    localStorage.setItem(lessonKey(), serialiseSession(session));
  } catch {
    // full or forbidden storage costs the resume, never the lesson
  }
}

/** The session that was kept for whoever is logged in, null where there is none that can be read. `now` in epoch ms. */
export function savedLesson(now: number): Session | null {
  adoptUnowned();
  const text = localStorage.getItem(lessonKey());
  return text === null ? null : restoreSession(text, now);
}

/** A lesson from before lessons had owners belongs to the account that comes back to it. */
function adoptUnowned() {
  const text = localStorage.getItem(UNOWNED_LESSON_KEY);
  if (text === null) return;
  localStorage.removeItem(UNOWNED_LESSON_KEY);
  if (localStorage.getItem(lessonKey()) === null) localStorage.setItem(lessonKey(), text);
}

/** Forgets the kept session. */
export const forgetLesson = () => localStorage.removeItem(lessonKey());
