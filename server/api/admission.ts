import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { isCall } from './calls.ts';
import { AppError } from './errors.ts';

const SAMPLE_MS = 500;
const RESOLUTION_MS = 20;
/** However slow answers are, so many calls are worked on at a time: about what keeps the database busy. */
const LEAST_IN_FLIGHT = 8;
/** As many timely answers as the limit allows at a time raise it by this. */
const RAISE = 2;
/** An answer that took too long lowers the limit to this share of it, at most once in the pause. */
const BACK_OFF = 0.8;
const BACK_OFF_PAUSE_MS = 100;

type Limits = Pick<Config, 'maxRequestsInFlight' | 'targetLatencyMs' | 'maxEventLoopDelayMs'>;

/**
 * Refuses calls that this process could not answer in good time, before they cost anything: 503 with Retry-After.
 * Works on at most `maxRequestsInFlight` calls at a time; fewer while answers take longer than `targetLatencyMs`.
 * Health checks and files are always served.
 */
export function limitAdmission(app: FastifyInstance, limits: Limits): void {
  let inFlight = 0;
  const limit = createLimit(limits);
  const lag = watchEventLoop(app);
  app.addHook('onRequest', (request, reply, done) => {
    if (!isCall(request.url)) return done();
    if (inFlight >= limit.now() || lag() > limits.maxEventLoopDelayMs) return done(new AppError('SERVICE_UNAVAILABLE'));
    inFlight += 1;
    const began = performance.now();
    reply.raw.on('close', () => {
      limit.learn(performance.now() - began, inFlight);
      inFlight -= 1;
    });
    done();
  });
}

/** How many calls may be under way: rises with each timely answer while it is made use of, falls with late ones. */
function createLimit({ maxRequestsInFlight: most, targetLatencyMs }: Limits) {
  const least = Math.min(LEAST_IN_FLIGHT, most);
  let limit: number = most;
  let loweredAt = 0;
  return {
    now: () => limit,
    learn: (tookMs: number, inFlight: number) => {
      if (tookMs <= targetLatencyMs) {
        if (inFlight * 2 > limit) limit = Math.min(most, limit + RAISE / limit);
      } else if (performance.now() - loweredAt > BACK_OFF_PAUSE_MS) {
        limit = Math.max(least, limit * BACK_OFF);
        loweredAt = performance.now();
      }
    },
  };
}

/** Milliseconds that the event loop lagged, on average over the latest half second. */
function watchEventLoop(app: FastifyInstance): () => number {
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
