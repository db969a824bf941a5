import type { FastifyRequest } from 'fastify';

/** What a log line tells of a request and of an error: nothing that opens an account, no rows, no addresses of people. */
export const LOG_FORM = {
  redact: {
    paths: [
      'req.headers.token',
      'req.headers.authorization',
      'req.headers.cookie',
      '*.password',
      '*.code',
      '*.email',
      '*.token',
    ],
    censor: '[redacted]',
  },
  serializers: {
    req: (request: FastifyRequest) => ({
      method: request.method,
      path: request.url?.split('?')[0],
      ip: request.ip,
    }),
    err: describeError,
  },
};

/**
 * Name, words, stack and, of the database, SQLSTATE and place. PostgreSQL adds the row that was refused as `detail`,
 * with e-mail and password hash.
 */
function describeError(error: Error & { code?: string; constraint?: string; table?: string }) {
  const { name, message, stack = '', code, constraint, table } = error;
  return { type: name, message, stack, sqlState: code, constraint, table };
}
