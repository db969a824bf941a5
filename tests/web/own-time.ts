interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** µs */
  ts: number;
  /** µs by the clock */
  dur?: number;
  /** µs the thread was on a processor */
  tdur?: number;
  args?: { data?: { documentLoaderURL?: string } };
}

/** A task longer than this keeps a tap waiting; the rest of it is blocking time (web.dev/articles/tbt). */
const SHORT_MS = 50;
/** The slower processor that Lighthouse's mobile preset supposes. */
const SLOWDOWN = 4;

/**
 * Blocking time from the first paint on, in ms at a quarter of the speed, counted by the time the page's main thread was on a
 * processor. Where it is far below the blocking time by the clock, the thread was kept waiting by others on this machine.
 */
export function ownBlockingMs(trace: TraceEvent[], url: string): number {
  const start = trace.findLast(
    ({ name, args }) => name === 'navigationStart' && args?.data?.documentLoaderURL?.startsWith(url),
  );
  if (!start) return Number.NaN;
  const painted = trace.findLast(({ name, pid }) => name === 'firstContentfulPaint' && pid === start.pid);
  return trace
    .filter(
      ({ name, pid, tid, ts, ph }) =>
        ph === 'X' && name.endsWith('RunTask') && pid === start.pid && tid === start.tid && ts >= (painted ?? start).ts,
    )
    .reduce((total, { tdur = 0 }) => total + Math.max(0, (tdur / 1000) * SLOWDOWN - SHORT_MS), 0);
}
