import type { FastifyInstance, FastifyRequest, RouteHandlerMethod } from 'fastify';
import type { Config } from '../../config.ts';
import { AppError } from '../../kernel/errors.ts';
import { isCallRoute } from '../calls.ts';
import { openExchanges, whenOver } from '../exchange.ts';
import { watchEventLoop } from './event-loop.ts';
import { Limit } from './limit.ts';
import { Line } from './line.ts';

/** Calls that one connection may have under way: honest clients have one, or some few where a proxy pipelines. */
const PIPELINED = 10;
/** A process without a free place for so long is not ready, and a balancer asks another. */
const SATURATED_MS = 15_000;

type Limits = Pick<Config, 'maxRequestsInFlight' | 'targetLatencyMs' | 'maxEventLoopDelayMs'>;

/** A call in its place. */
interface Stay {
  /** Gives the place back; only the first time counts. */
  end(): void;
  /** How long it takes says nothing about the load. */
  slowByDesign: boolean;
}

const stays = new WeakMap<FastifyRequest, Stay>();

export interface Admission {
  /** Calls under way. */
  inFlight(): number;
  /** Whether calls have been refused for want of a place for long. */
  saturated(): boolean;
}

/**
 * Refuses calls that this process could not answer in good time: 503 with Retry-After. Works on at most
 * `maxRequestsInFlight` at a time; fewer while answers take longer than `targetLatencyMs`; as many wait for 400 ms.
 *
 * A place is taken when all of a request is there and given back when its answer is ready: how slowly somebody sends or
 * reads takes no place, and a caller who leaves gives back none that is still worked in. To be registered before any route.
 * Health checks and files are always served.
 */
export function limitAdmission(app: FastifyInstance, limits: Limits): Admission {
  const limit = new Limit(limits.maxRequestsInFlight, limits.targetLatencyMs);
  const line = new Line(limit, limits.maxRequestsInFlight);
  const lag = watchEventLoop(app);

  const begin = (request: FastifyRequest): Stay => {
    const began = performance.now();
    let over = false;
    const stay: Stay = {
      slowByDesign: false,
      end: () => {
        // guard: a place comes back once
        if (over) return;
        over = true;
        const now = performance.now();
        // guard: what is slow by design says nothing about the load
        if (!stay.slowByDesign) limit.learn(now - began, now);
        line.leave();
      },
    };
    // guard: a place is kept by work whose caller left
    stays.set(request, stay);
    return stay;
  };

  const admitted = (handler: RouteHandlerMethod): RouteHandlerMethod =>
    async function (request, reply) {
      if (!(await line.enter())) throw new AppError('SERVICE_UNAVAILABLE');
      const stay = begin(request);
      try {
        // Nobody waits for it any more; nothing has been done yet.
        // guard: who left before the work began is not worked for
        if (request.raw.socket.destroyed) return reply.hijack();
        return await handler.call(this, request, reply);
      } finally {
        stay.end();
      }
    };

  // What is sure to be refused is before its body is read: under a flood the reading alone would keep the process busy.
  app.addHook('onRequest', (request, reply, done) => {
    if (!isCallRoute(request.routeOptions.url)) return done();
    whenOver(request, reply, () => undefined);
    // guard: pipelines are bounded
    const refused = lag() > limits.maxEventLoopDelayMs || openExchanges(request) > PIPELINED || line.hopeless();
    done(refused ? new AppError('SERVICE_UNAVAILABLE') : undefined);
  });
  app.addHook('onRoute', (route) => {
    if (isCallRoute(route.url)) route.handler = admitted(route.handler);
  });
  // A handler that sends its answer itself ends only when all of that was written, which its reader decides.
  app.addHook('onSend', (request, _reply, payload, done) => {
    // guard: a place comes back when the answer is ready
    stays.get(request)?.end();
    done(null, payload);
  });
  return { inFlight: () => line.taken, saturated: () => line.saturatedMs() > SATURATED_MS };
}

/** Says of the call under way that it is slow by design. */
export function excuse(request: FastifyRequest): void {
  const stay = stays.get(request);
  if (stay) stay.slowByDesign = true;
}
