import type { FastifyInstance } from 'fastify';
import { type DestinationStream, destination, pino } from 'pino';
import type { Config } from '../config.ts';

/** Lines are gathered up to so many bytes, or a second, before they are written. */
const BUFFER_BYTES = 4096;
const FLUSH_MS = 1000;

/**
 * One line for each request: request id, method, path without its query, status, milliseconds. Nothing in it needs
 * redaction, and a line lost to a kill is no loss, so it has a logger of its own that writes many lines at once, to
 * standard output unless told otherwise.
 */
export function logRequests(app: FastifyInstance, level: Config['logLevel'], stream?: DestinationStream): void {
  const log = pino(
    { level, base: undefined },
    stream ?? destination({ sync: false, minLength: BUFFER_BYTES, periodicFlush: FLUSH_MS }),
  );
  if (!log.isLevelEnabled('info')) return;
  app.addHook('onResponse', (request, reply, done) => {
    log.info({
      reqId: request.id,
      method: request.method,
      path: request.url.split('?', 1)[0],
      ip: request.ip,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    });
    done();
  });
}
