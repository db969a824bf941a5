import { hearServerClock } from '#client/platform/server-clock.ts';

/** The server's clock is so many ms behind the device's, read once: a tick between two readings would stay for all stories after it. */
function hear(behindMs: number) {
  const now = Date.now();
  hearServerClock(String(now - behindMs), now, now);
}

/** For `beforeEach`: the clock of the server is so many hours behind the device's, until the story is over. */
export function serverBehind(hours: number): () => void {
  hear(hours * 3_600_000);
  return () => hear(0);
}
