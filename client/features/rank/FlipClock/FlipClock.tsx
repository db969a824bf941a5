import { useEffect, useState } from 'react';
import { serverNow } from '#client/platform/server-clock.ts';
import styles from './FlipClock.module.css';

export interface FlipClockProps {
  /** ms since the epoch, by the server's clock */
  until: number;
  /** what it counts to, for who does not see it */
  label: string;
  /** called once when the time has come */
  onEnd?: () => void;
}

const two = (n: number) => String(n).padStart(2, '0');

/** Hours where there are any, minutes and seconds of ms that are left, rounded up to the second. */
export function flipsOf(ms: number): string[] {
  const seconds = Math.max(0, Math.ceil(ms / 1_000));
  const hours = Math.floor(seconds / 3_600);
  const rest = [two(Math.floor(seconds / 60) % 60), two(seconds % 60)];
  return hours > 0 ? [two(hours), ...rest] : rest;
}

const PLACES = ['seconds', 'minutes', 'hours'] as const;

/** Time left on the leaves of a flip clock. */
export function FlipClock({ until, label, onEnd }: FlipClockProps) {
  const [left, setLeft] = useState(() => until - serverNow());
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      const ms = until - serverNow();
      setLeft(ms);
      if (ms <= 0) onEnd?.();
      else timer = setTimeout(tick, ms % 1_000 || 1_000);
    };
    tick();
    return () => clearTimeout(timer);
  }, [until, onEnd]);
  const leaves = flipsOf(left);
  return (
    <time role="timer" aria-live="off" aria-label={label} className={`hero ${styles.clock}`}>
      {leaves.map((leaf, place) => (
        <span key={PLACES[leaves.length - 1 - place]}>{leaf}</span>
      ))}
    </time>
  );
}
