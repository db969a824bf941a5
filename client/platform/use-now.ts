import { useEffect, useState } from 'react';

const deviceClock = () => Date.now();

/** Milliseconds since the epoch by a clock, the device's unless told, renewed every `intervalMs`; it stands still while that is null. */
export function useNow(intervalMs: number | null, clock: () => number = deviceClock): number {
  const [now, setNow] = useState(clock);
  useEffect(() => {
    if (intervalMs === null) return;
    setNow(clock());
    const timer = setInterval(() => setNow(clock()), intervalMs);
    return () => clearInterval(timer);
  }, [intervalMs, clock]);
  return now;
}
