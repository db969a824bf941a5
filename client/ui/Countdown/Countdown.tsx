import { useEffect, useState } from 'react';
import { cx } from '../cx.ts';
import { formatCountdown } from '../numbers.ts';

const deviceClock = () => Date.now();

export interface CountdownProps {
  /** ms since the epoch */
  until: number;
  /** called once when the time has come */
  onEnd?: () => void;
  /** the clock; the device's unless told */
  now?: () => number;
  className?: string;
}

/** Time left as mm:ss. Aligned to the second of its end, and right again after the device has slept. */
export function Countdown({ until, onEnd, now = deviceClock, className }: CountdownProps) {
  const [left, setLeft] = useState(() => until - now());

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      const ms = until - now();
      setLeft(ms);
      if (ms <= 0) onEnd?.();
      else timer = setTimeout(tick, ms % 1_000 || 1_000);
    };
    tick();
    return () => clearTimeout(timer);
  }, [until, now, onEnd]);

  return (
    <time role="timer" aria-live="off" className={cx('num', className)}>
      {formatCountdown(left)}
    </time>
  );
}
