const hour = 3_600_000;

export interface TimeLeft {
  days: number;
  /** hh:mm:ss of what remains below a day */
  clock: string;
}

/** Splits milliseconds into whole days and a clock, rounded up to the second; never negative. */
export function timeLeft(ms: number): TimeLeft {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
  const rest = seconds % 86_400;
  return {
    days: Math.floor(seconds / 86_400),
    clock: `${two(rest / 3600)}:${two((rest % 3600) / 60)}:${two(rest % 60)}`,
  };
}

/** A deadline is close: within a day for the week, within an hour for the day. */
export const isSoon = (ms: number, kind: 'weekly' | 'daily') => ms <= (kind === 'weekly' ? 24 * hour : hour);
