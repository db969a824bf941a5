import { useEffect, useRef, useState } from 'react';
import { useReducedMotion } from '#client/platform/motion.ts';
import { REWARD_ANIMATION_END_MS } from '#domain/limits.ts';
import { cx } from '../cx.ts';
import styles from './CountUp.module.css';
import { countAt } from './count-at.ts';

export interface CountUpProps {
  value: number;
  /** where it begins when it first appears; at its value unless told */
  from?: number;
  /** ms from one value to the next; 716 */
  duration?: number;
  /** how the number is written, on the way too */
  format?: (value: number) => string;
  className?: string;
}

/** A number that runs to each new value, in the room of that value. Heard as the value itself; with less motion it only changes. */
export function CountUp({
  value,
  from = value,
  duration = REWARD_ANIMATION_END_MS,
  format = String,
  className,
}: CountUpProps) {
  const still = useReducedMotion();
  const [shown, setShown] = useState(still ? value : from);
  const latest = useRef(shown);

  useEffect(() => {
    const show = (next: number) => {
      latest.current = next;
      setShown(next);
    };
    if (still || duration <= 0) {
      show(value);
      return;
    }
    const start = latest.current;
    if (start === value) return;
    let began: number | undefined;
    let frame = requestAnimationFrame(function step(now) {
      began ??= now;
      const share = Math.min(1, (now - began) / duration);
      show(countAt(start, value, share));
      if (share < 1) frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, [value, still, duration]);

  return (
    <span className={cx('num', styles.count, className)}>
      <span aria-hidden="true" className={styles.shown}>
        {format(shown)}
      </span>
      <span className={styles.heard}>{format(value)}</span>
    </span>
  );
}
