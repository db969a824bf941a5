import { restoreSession, serialiseSession } from '#domain/session/resume.ts';
import { isKept, KEPT_QUEUES, type Session } from '#domain/session/session.ts';
import { lessonKey, UNOWNED_LESSON_KEY } from './leftovers.ts';

/** Keeps the session of whoever is logged in. A device that cannot store plays on without. */
export function saveLesson(session: Session) {
  if (!isKept(session)) return;
  try {
    localStorage.setItem(lessonKey(session.queueType), serialiseSession(session));
  } catch {
    // full or forbidden storage costs the resume, never the lesson
  }
}

/**
 * The session that was kept for whoever is logged in, the one played last where each type of queue has one; null where there
 * is none that can be read. `now` in epoch ms.
 */
export function savedLesson(now: number): Session | null {
  adoptUnowned();
  const texts = KEPT_QUEUES.flatMap((queueType) => localStorage.getItem(lessonKey(queueType)) ?? []);
  const kept = texts.flatMap((text) => restoreSession(text, now) ?? []);
  return kept.sort((a, b) => b.updatedAt - a.updatedAt)[0] ?? null;
}

/** A lesson from before lessons had owners belongs to the account that comes back to it. */
function adoptUnowned() {
  const text = localStorage.getItem(UNOWNED_LESSON_KEY);
  if (text === null) return;
  localStorage.removeItem(UNOWNED_LESSON_KEY);
  if (localStorage.getItem(lessonKey()) === null) localStorage.setItem(lessonKey(), text);
}

/** Forgets the kept session of a unit, of every unit where none is named, and what cannot be read. */
export function forgetLesson(unitId?: number) {
  for (const queueType of KEPT_QUEUES) {
    const text = localStorage.getItem(lessonKey(queueType));
    const kept = text === null ? null : restoreSession(text, Date.now());
    if (!kept || unitId === undefined || kept.unitId === unitId) localStorage.removeItem(lessonKey(queueType));
  }
}
