import type { CardContent } from '#domain/cards/content.ts';
import type { CardRecord, Place } from './card-record.ts';
import type { CardCreatedType, Refusal } from './cards-port.ts';

/**
 * How far a card has come on its way to the server: nothing written yet; what is written cannot be a card yet; written a
 * moment ago; on its way; there; tried in vain; waits for the network; not taken; written elsewhere too; not even kept on
 * this device; as it was found.
 */
export type SaveStatus =
  | 'empty'
  | 'incomplete'
  | 'pending'
  | 'saving'
  | 'saved'
  | 'failed'
  | 'offline'
  | 'refused'
  | 'conflict'
  | 'unstored'
  | 'idle';

/** The two versions an author chooses from, and what both come from. */
export interface Conflict {
  base: string | null;
  mine: string;
  theirs: string;
  /** When theirs was stored, ISO time. */
  storedAt: string;
}

/** A card as a screen shows it. The object is another one when, and only when, it reads differently. */
export interface CardView {
  /** The same for as long as the card is on the screen. */
  key: number;
  /** The server's id as soon as there is one, until then that of the draft. */
  id: number;
  packageId: number;
  type: CardContent['type'];
  place: Place | null;
  createdType: CardCreatedType;
  content: string;
  /** Grows when something other than this window's editor changed `content`. */
  outside: number;
  status: SaveStatus;
  /** Epoch ms when the server last took it from here, null where it did not. */
  savedAt: number | null;
  /** Tries in vain since the last answer. */
  attempts: number;
  refusal: Refusal | null;
  conflict: Conflict | null;
  removed: boolean;
}

/** What all cards together have to tell. */
export interface DraftSummary {
  /** Complete, and not on the server. */
  waiting: number;
  conflicts: number;
  /** Cards that only this page holds. */
  unstored: number;
  online: boolean;
}

export function conflictOf({ base, content, theirs }: CardRecord): Conflict | null {
  return theirs && { base: base?.content ?? null, mine: content, theirs: theirs.content, storedAt: theirs.updatedAt };
}
