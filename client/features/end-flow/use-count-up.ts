import { useEffect, useState } from 'react';
import { useReducedMotion } from '#client/platform/motion.ts';
import { REWARD_ANIMATION_END_MS } from '#domain/limits.ts';

const eased = (share: number) => 1 - (1 - share) ** 3;

/** A number that runs up from 0 to its value within 716 ms; at once where movement is unwanted. */
export function useCountUp(value: number): number {
  const still = useReducedMotion();
  const [shown, setShown] = useState(still ? value : 0);
  useEffect(() => {
    if (still) {
      setShown(value);
      return;
    }
    let frame = 0;
    let began: number | null = null;
    const step = (now: number) => {
      began ??= now;
      const share = Math.min(1, (now - began) / REWARD_ANIMATION_END_MS);
      setShown(Math.round(value * eased(share)));
      if (share < 1) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [value, still]);
  return shown;
}
