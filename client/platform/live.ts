/** How often a page that stays open asks for what may have come meanwhile, in milliseconds. */
export const LIVE_MS = {
  /** counts in the navigation */
  badges: 60_000,
  /** places of a group while the league is open */
  league: 30_000,
} as const;

/** Pages that were opened by one event ask apart: each interval is up to a tenth shorter or longer. */
const spread = (ms: number) => ms * (0.9 + Math.random() * 0.2);

/**
 * Calls `ask` about every `ms` while the page is seen and online, and at once when it is seen again after longer than that.
 * Answers what ends it.
 */
export function keepAsking(ask: () => void, ms: number): () => void {
  let last = Date.now();
  let timer = 0;
  const wait = () => {
    clearTimeout(timer);
    timer = window.setTimeout(tick, spread(ms));
  };
  const tick = () => {
    if (!document.hidden && navigator.onLine) {
      last = Date.now();
      ask();
    }
    wait();
  };
  const seen = () => {
    if (!document.hidden && Date.now() - last >= ms) tick();
  };
  document.addEventListener('visibilitychange', seen);
  window.addEventListener('online', seen);
  wait();
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', seen);
    window.removeEventListener('online', seen);
  };
}
