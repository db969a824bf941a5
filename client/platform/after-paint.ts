import { useEffect, useState } from 'react';

/** Runs work once the next frame is painted: what is seen comes first. */
export function afterPaint(work: () => void) {
  requestAnimationFrame(() => setTimeout(work));
}

/** A value as it was when the page was last painted: what shows it never keeps a paint waiting. */
export function usePainted<T>(value: T): T {
  const [painted, setPainted] = useState(value);
  useEffect(() => {
    let over = false;
    afterPaint(() => {
      if (!over) setPainted(value);
    });
    return () => {
      over = true;
    };
  }, [value]);
  return painted;
}
