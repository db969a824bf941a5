import { useRef, useState } from 'react';

/** Changes closer together than this are one step. */
const THOUGHT_MS = 700;

/** Undo and redo of a card whose editor has none of its own: a step is what was written without a pause. */
export function useCardHistory(write: (content: string) => void) {
  const past = useRef<string[]>([]);
  const future = useRef<string[]>([]);
  const changedAt = useRef(0);
  const [, shown] = useState(0);
  const render = () => shown((times) => times + 1);

  return {
    /** Before `next` takes the place of `before`. */
    note(before: string, next: string) {
      if (before === next) return;
      const now = Date.now();
      const isNew = now - changedAt.current > THOUGHT_MS || past.current.length === 0;
      changedAt.current = now;
      future.current = [];
      if (!isNew) return;
      past.current = [...past.current.slice(-199), before];
      render();
    },
    canUndo: past.current.length > 0,
    canRedo: future.current.length > 0,
    undo(now: string) {
      const before = past.current.pop();
      if (before === undefined) return;
      future.current.push(now);
      changedAt.current = 0;
      write(before);
      render();
    },
    redo(now: string) {
      const next = future.current.pop();
      if (next === undefined) return;
      past.current.push(now);
      changedAt.current = 0;
      write(next);
      render();
    },
  };
}
