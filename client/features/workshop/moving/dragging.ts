import { createContext, use } from 'react';

/** What is carried: a chapter with all below it, or cards of the chapter that is open. */
export type Carried = { kind: 'chapter'; id: number } | { kind: 'cards'; keys: readonly number[] };

/** Where it would land if it were let go now. */
export type Landing =
  | { kind: 'chapter'; parent: string | null; index: number /** the row it is over */; over: number; depth: number }
  /** before this card of the list; null is the end */
  | { kind: 'card'; before: number | null }
  | { kind: 'into'; chapterId: number };

export interface Dragging {
  carried: Carried | null;
  landing: Landing | null;
}

export const idle: Dragging = { carried: null, landing: null };

export const DraggingContext = createContext<Dragging>(idle);

export const useDragging = () => use(DraggingContext);

/** Names of things to carry and of places in one drag and drop room. */
export const dragId = {
  chapter: (id: number) => `chapter:${id}`,
  card: (key: number) => `card:${key}`,
  end: 'card:end',
};

export function readDragId(id: string | number): { kind: 'chapter' | 'card'; key: number } | { kind: 'end' } {
  const [kind, key] = String(id).split(':');
  if (key === 'end') return { kind: 'end' };
  return { kind: kind === 'chapter' ? 'chapter' : 'card', key: Number(key) };
}
