import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';

const SAMPLE_MS = 500;
const RESOLUTION_MS = 20;

/** Milliseconds that the event loop lagged, on average over the latest half second. */
export function watchEventLoop(app: FastifyInstance): () => number {
  const histogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  let lagMs = 0;
  let timer: NodeJS.Timeout | undefined;
  // Not before: the start itself keeps the loop busy.
  app.addHook('onListen', async () => {
    histogram.enable();
    timer = setInterval(() => {
      lagMs = Math.max(0, histogram.mean / 1e6 - RESOLUTION_MS) || 0;
      histogram.reset();
    }, SAMPLE_MS).unref();
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    histogram.disable();
  });
  return () => lagMs;
}
