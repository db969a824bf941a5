import { useEffect, useState } from 'react';
import { useReducedMotion } from '#client/platform/motion.ts';
import { CHALLENGE_HINT_MS } from '#domain/limits.ts';

/** Which of some hints is said now: the next one every 3 s, the first for good where motion is reduced. */
export function useHint(count: number): number {
  const [place, setPlace] = useState(0);
  const still = useReducedMotion();
  useEffect(() => {
    if (still) return;
    const timer = setInterval(() => setPlace((now) => now + 1), CHALLENGE_HINT_MS);
    return () => clearInterval(timer);
  }, [still]);
  return still ? 0 : place % count;
}
