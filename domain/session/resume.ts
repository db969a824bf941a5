import * as z from 'zod/mini';
import { NO_MEANS } from '#domain/cards/faces/means.ts';
import { SESSION_VERSION, type Session } from './session.ts';

// Only the frame of the state: its inside is ours and changes with the version.
const stored = z.looseObject({
  version: z.literal(SESSION_VERSION),
  unitId: z.number(),
  startedAt: z.number(),
  seed: z.number(),
  drawn: z.number(),
  cards: z.array(z.looseObject({ cardId: z.number(), events: z.array(z.unknown()) })),
  queue: z.array(z.number()),
  history: z.array(z.number()),
  frame: z.looseObject({ type: z.enum(['practice', 'bossStart', 'boss', 'match', 'done']) }),
  combo: z.object({ current: z.number(), max: z.number() }),
});

/** The text to store a session as. */
export function serialiseSession(session: Session): string {
  return JSON.stringify(session);
}

/** A stored session, null when the text is none of this version. Its frame goes on from `now` (epoch ms). */
export function restoreSession(text: string, now: number): Session | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  const parsed = stored.safeParse(value);
  if (!parsed.success) return null;
  // An older session says nothing of a challenge, nor of what can be heard and drawn, nor of faces that are set.
  const session = {
    challengeIndex: null,
    means: NO_MEANS,
    declined: [],
    facesSet: {},
    ...parsed.data,
  } as unknown as Session;
  const { frame } = session;
  if (!('shownAt' in frame)) return session;
  // Time away is no learning time: what was spent before the last step stays, the rest starts now.
  const spent = Math.max(0, session.updatedAt - frame.shownAt);
  return { ...session, frame: { ...frame, shownAt: now - spent } };
}
