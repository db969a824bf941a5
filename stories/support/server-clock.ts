import { hearServerClock } from '#client/platform/server-clock.ts';

const hear = (instant: number) => hearServerClock(String(instant), Date.now(), Date.now());

/** For `beforeEach`: the clock of the server is so many hours behind the device's, until the story is over. */
export function serverBehind(hours: number): () => void {
  hear(Date.now() - hours * 3_600_000);
  return () => hear(Date.now());
}
