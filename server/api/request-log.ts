import type { FastifyInstance } from 'fastify';
import { destination, levels } from 'pino';
import type { Config } from '../config.ts';
import { whenOver } from './exchange.ts';

/** Lines are gathered up to so many bytes, or a second, before they are written. */
const BUFFER_BYTES = 8192;
const FLUSH_MS = 1000;

/**
 * One line for each request, in the form of the other logs: request id, method, path without its query, address, status,
 * milliseconds, and whether the caller left before the answer. Nothing in it needs redaction, so it goes past the logger,
 * which costs three times as much; and a line lost to a kill is no loss, so many are written at once, to standard output
 * unless told otherwise.
 */
export function logRequests(
  app: FastifyInstance,
  level: Config['logLevel'],
  stream: { write(line: string): void } = destination({
    sync: false,
    minLength: BUFFER_BYTES,
    periodicFlush: FLUSH_MS,
  }),
): void {
  const info = levels.values.info as number;
  if ((levels.values[level] ?? Number.POSITIVE_INFINITY) > info) return;
  app.addHook('onRequest', (request, reply, done) => {
    const began = performance.now();
    whenOver(request, reply, (left) => {
      const line = {
        level: info,
        time: Date.now(),
        reqId: request.id,
        method: request.method,
        path: request.url.split('?', 1)[0],
        ip: request.ip,
        status: reply.raw.statusCode,
        ms: Math.round(performance.now() - began),
        left: left || undefined,
      };
      stream.write(`${JSON.stringify(line)}\n`);
    });
    done();
  });
}
