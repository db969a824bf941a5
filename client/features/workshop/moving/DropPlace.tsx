import { useDroppable } from '@dnd-kit/core';
import { type RefObject, useEffect } from 'react';

/**
 * Makes an element a place to drop. A row of a long list has it only while something is carried: each place that comes and goes
 * draws everything in the room anew, once a row while it is scrolled.
 */
export function DropPlace({ id, of }: { id: string; of: RefObject<HTMLElement | null> }) {
  const { setNodeRef } = useDroppable({ id });
  useEffect(() => {
    setNodeRef(of.current);
    return () => setNodeRef(null);
  }, [setNodeRef, of]);
  return null;
}
