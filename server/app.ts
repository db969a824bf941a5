import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import type { DataSource } from 'typeorm';
import { DOCUMENT_MAX_BYTES } from '#domain/assets.ts';
import { limitAdmission } from './api/admission/admission.ts';
import { registerCors } from './api/cors.ts';
import { answerNoHttp, answerUnroutable, handleFailures } from './api/failures.ts';
import { registerGraphQL } from './api/graphql.ts';
import { refuseForeignHosts } from './api/hosts.ts';
import { LIMITS } from './api/limits.ts';
import { LOG_FORM, lateLogger } from './api/logging.ts';
import type { ServerParts } from './api/request-context.ts';
import { logRequests } from './api/request-log.ts';
import { registerDocs } from './api/rest/raw/docs.ts';
import { registerFiles } from './api/rest/raw/files.ts';
import { registerHealth } from './api/rest/raw/health.ts';
import { registerOutbox } from './api/rest/raw/outbox.ts';
import { registerUploads } from './api/rest/raw/uploads.ts';
import { registerRest } from './api/rest/router.ts';
import { secureAnswers, WORKER_POLICY } from './api/security.ts';
import { readSession } from './modules/auth/session.service.ts';
import { MODULES } from './modules/modules.ts';
import { createSchema } from './schema.ts';

/** How often connections are looked through for requests that take too long to arrive. */
const CHECK_TIMEOUTS_MS = 1000;

export interface AppParts extends Omit<ServerParts, 'identify'> {
  source: DataSource;
  /** Folder of the built client; absent in tests. */
  clientDir?: string;
  /** Receives the log instead of standard output. */
  logStream?: { write(line: string): void };
}

/** Composes HTTP: health, GraphQL, the REST mirror with its documentation, and the client's files. */
export async function createApp(given: AppParts): Promise<FastifyInstance> {
  const parts = { ...given, identify: readSession };
  const { config } = parts;
  const app = fastify({
    bodyLimit: LIMITS.bodyBytes,
    trustProxy: config.trustProxy > 0 && ((_address, hop) => hop < config.trustProxy),
    requestTimeout: config.requestTimeoutMs,
    // guard: a connection on which nothing moves is cut
    connectionTimeout: config.connectionTimeoutMs,
    keepAliveTimeout: config.keepAliveTimeoutMs,
    // guard: what a connection sends comes in time
    http: { headersTimeout: config.headersTimeoutMs, connectionsCheckingInterval: CHECK_TIMEOUTS_MS },
    genReqId: () => randomUUID(),
    forceCloseConnections: 'idle',
    // What reaches us on an open connection while we stop is still answered; the answer closes the connection.
    return503OnClosing: false,
    logController: new LogController({ disableRequestLogging: true }),
    frameworkErrors: answerUnroutable,
    clientErrorHandler: answerNoHttp,
    childLoggerFactory: lateLogger,
    logger: { level: config.logLevel, stream: parts.logStream, ...LOG_FORM },
  });
  await secureAnswers(app, {
    connect: config.objectStore?.origin,
    media: config.helpVideoUrl === null ? undefined : new URL(config.helpVideoUrl).origin,
  });
  logRequests(app, config.logLevel, parts.logStream);
  refuseForeignHosts(app, config.allowedHosts);
  registerCors(app, config.corsOrigins);
  const admission = limitAdmission(app, config);
  handleFailures(app);
  acceptOnlyJson(app);

  const schema = createSchema();
  registerHealth(app, parts.source, admission);
  await registerGraphQL(app, schema, parts);
  registerRest(app, schema, parts);
  const raw = MODULES.flatMap(({ raw: routes = [] }) => routes);
  await registerFiles(app, raw, parts);
  await registerUploads(app, parts, DOCUMENT_MAX_BYTES);
  await registerDocs(app, schema, raw);
  if (!config.smtpUrl) registerOutbox(app, parts.providers.mailer);
  // What is no operation is no page either.
  for (const url of ['/api/*', '/graphql/*', '/files/*', '/strokes/*', '/pinyin/*'])
    app.all(url, (_request, reply) => reply.callNotFound());
  if (parts.clientDir && existsSync(parts.clientDir)) await registerClient(app, resolve(parts.clientDir));
  return app;
}

/**
 * The built client: hashed files for ever, every other path answers a page so that the router of the client decides. The
 * page of the root shows the landing page before its scripts have come.
 */
async function registerClient(app: FastifyInstance, root: string): Promise<void> {
  await app.register(fastifyStatic, {
    root,
    wildcard: false,
    index: false,
    preCompressed: true,
    setHeaders: (response, path) => {
      const hashed = path.includes('/assets/');
      response.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      // guard: only workers compile WebAssembly
      // What was compressed beforehand is sent from a file beside it.
      if (/\.worker-[\w-]+\.js(\.(br|gz))?$/.test(path)) response.header('content-security-policy', WORKER_POLICY);
    },
  });
  app.get('/*', (request, reply) => {
    const [path = ''] = request.url.split('?');
    if (/\.\w{2,5}$/.test(path)) return reply.callNotFound();
    return reply.header('cache-control', 'no-cache').sendFile(path === '/' ? 'index.html' : 'app.html');
  });
}

/** Only JSON is read: a page of another site can send text and forms unasked. A call without arguments may send nothing. */
function acceptOnlyJson(app: FastifyInstance): void {
  app.removeContentTypeParser('text/plain');
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else parse(request, body, done);
  });
}
