import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import helmet from '@fastify/helmet';
import fastifyStatic from '@fastify/static';
import fastify, { type FastifyError, type FastifyInstance } from 'fastify';
import type { DataSource } from 'typeorm';
import { registerCors } from './api/cors.ts';
import { AppError, type ErrorName, errorMessage, toGraphQLError } from './api/errors.ts';
import { registerGraphQL } from './api/graphql.ts';
import { LIMITS } from './api/limits.ts';
import { parseLocale } from './api/locale.ts';
import type { ServerParts } from './api/request-context.ts';
import { failure } from './api/rest/envelope.ts';
import { registerDocs } from './api/rest/raw/docs.ts';
import { registerHealth } from './api/rest/raw/health.ts';
import { registerOutbox } from './api/rest/raw/outbox.ts';
import { registerRest } from './api/rest/router.ts';
import { createSchema } from './api/schema.ts';
import { CONTENT_SECURITY_POLICY } from './api/security.ts';

export interface AppParts extends ServerParts {
  source: DataSource;
  /** Folder of the built client; absent in tests. */
  clientDir?: string;
}

/** Composes HTTP: health, GraphQL, the REST mirror with its documentation, and the client's files. */
export async function createApp(parts: AppParts): Promise<FastifyInstance> {
  const { config } = parts;
  const app = fastify({
    bodyLimit: LIMITS.bodyBytes,
    trustProxy: (_address, hop) => hop < config.trustProxy,
    requestTimeout: 30_000,
    genReqId: () => randomUUID(),
    forceCloseConnections: 'idle',
    logger: {
      level: config.logLevel,
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
        req: (request) => ({ method: request.method, path: request.url?.split('?')[0], ip: request.ip }),
      },
    },
  });
  app.addHook('onRequest', async (request, reply) => void reply.header('x-request-id', request.id));
  await app.register(helmet, {
    contentSecurityPolicy: { directives: CONTENT_SECURITY_POLICY },
    enableCSPNonces: false,
  });
  registerCors(app, config.corsOrigins);
  handleFailures(app);
  acceptEmptyJson(app);

  const schema = createSchema();
  registerHealth(app, parts.source);
  await registerGraphQL(app, schema, parts);
  registerRest(app, schema, parts);
  await registerDocs(app, schema);
  if (!config.smtpUrl) registerOutbox(app, parts.mailer);
  if (parts.clientDir && existsSync(parts.clientDir)) await registerClient(app, resolve(parts.clientDir));
  return app;
}

/** The built client: hashed files for ever, every other path answers the page so that the router of the client decides. */
async function registerClient(app: FastifyInstance, root: string): Promise<void> {
  await app.register(fastifyStatic, {
    root,
    wildcard: false,
    index: false,
    preCompressed: false,
    setHeaders: (response, path) => {
      const hashed = path.includes('/assets/');
      response.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  app.get('/*', (request, reply) => {
    if (request.url.startsWith('/api/') || /\.\w{2,5}$/.test(request.url.split('?')[0] ?? ''))
      return reply.callNotFound();
    return reply.header('cache-control', 'no-cache').sendFile('index.html');
  });
}

/** A call without arguments may say that it sends JSON and send nothing. */
function acceptEmptyJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else parse(request, body, done);
  });
}

const BY_STATUS: Record<number, ErrorName> = {
  400: 'BAD_USER_INPUT',
  404: 'NOT_FOUND',
  413: 'PAYLOAD_TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  429: 'TOO_MANY_REQUESTS',
  503: 'SERVICE_UNAVAILABLE',
};

/** Everything that fails before or around an operation answers in the same envelope. */
function handleFailures(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const locale = parseLocale(request.headers['accept-language']);
    const code = error.statusCode && error.statusCode < 500 ? BY_STATUS[error.statusCode] : undefined;
    if (!code) request.log.error({ err: error }, 'request failed');
    const answer = failure(toGraphQLError(new AppError(code ?? 'INTERNAL_SERVER_ERROR'), locale), locale);
    return reply.code(answer.status).send(answer.body);
  });
  app.setNotFoundHandler((request, reply) => {
    const locale = parseLocale(request.headers['accept-language']);
    return reply.code(404).send({ code: 404, message: errorMessage('NOT_FOUND', locale), data: null });
  });
}
