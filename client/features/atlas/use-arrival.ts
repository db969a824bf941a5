import { useEffect, useLayoutEffect, useState } from 'react';

/** The level that was active when the map was last seen; the map itself is built anew after every lesson. */
let lastSeen: number | undefined;

/** Milliseconds after which an arrival is over: a map that is hidden and shown again does not repeat it. */
const OVER_MS = 3000;

/** Whether the learner has just come one level further than when the map was last seen. */
export function useArrival(activeLevel: number | undefined): boolean {
  const [arriving, setArriving] = useState(false);
  useLayoutEffect(() => {
    if (activeLevel === undefined) return;
    if (lastSeen !== undefined && activeLevel === lastSeen + 1) setArriving(true);
    lastSeen = activeLevel;
  }, [activeLevel]);
  useEffect(() => {
    if (!arriving) return;
    const over = setTimeout(() => setArriving(false), OVER_MS);
    return () => clearTimeout(over);
  }, [arriving]);
  return arriving;
}
