import type { FastifyBaseLogger, FastifyRequest, FastifyServerOptions } from 'fastify';

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

type ChildFactory = NonNullable<FastifyServerOptions['childLoggerFactory']>;
type ChildArguments = [parent: FastifyBaseLogger, ...Parameters<FastifyBaseLogger['child']>];

/** The logger of a request, made when there is something to log: hardly any request has, and making one takes a while. */
class LateLogger implements FastifyBaseLogger {
  readonly #from: ChildArguments;
  #made: FastifyBaseLogger | undefined;

  constructor(...from: ChildArguments) {
    this.#from = from;
  }

  get #log(): FastifyBaseLogger {
    if (!this.#made) {
      const [parent, ...options] = this.#from;
      this.#made = parent.child(...options);
    }
    return this.#made;
  }

  get level() {
    return this.#log.level;
  }
  set level(level) {
    this.#log.level = level;
  }
  fatal(...said: unknown[]) {
    this.#log.fatal(...(said as [string]));
  }
  error(...said: unknown[]) {
    this.#log.error(...(said as [string]));
  }
  warn(...said: unknown[]) {
    this.#log.warn(...(said as [string]));
  }
  info(...said: unknown[]) {
    this.#log.info(...(said as [string]));
  }
  debug(...said: unknown[]) {
    this.#log.debug(...(said as [string]));
  }
  trace(...said: unknown[]) {
    this.#log.trace(...(said as [string]));
  }
  silent() {}
  child(...options: Parameters<FastifyBaseLogger['child']>) {
    return this.#log.child(...options);
  }
}

export const lateLogger: ChildFactory = (logger, bindings, options) => new LateLogger(logger, bindings, options);
