/** Milliseconds that the server's clock is ahead of the device's, as far as answers told. */
let ahead = 0;
/** Less than that is the way of an answer, not a clock that goes wrong. */
const SLACK_MS = 1_000;

/**
 * Hears the server's clock in an answer: its instant (ms since the epoch, null where the answer has none), and by the device's clock
 * when it was asked and when the answer came. What is known is kept while it may be right, so that no second is shown twice.
 */
export function hearServerClock(told: string | null, askedAt: number, heardAt: number): void {
  const instant = told ? Number(told) : Number.NaN;
  const way = heardAt - askedAt;
  // A device whose clock was set in between says nothing.
  if (!Number.isFinite(instant) || way < 0) return;
  const now = instant + way / 2 - heardAt;
  if (Math.abs(now - ahead) > way / 2 + SLACK_MS) ahead = now;
}

/** Now by the server's clock, in ms since the epoch: what deadlines of the server are measured by, however wrong the device goes. */
export const serverNow = (): number => Date.now() + ahead;
