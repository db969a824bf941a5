import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ExecutionResult, GraphQLSchema } from 'graphql';
import { AppError, toGraphQLError } from '../../kernel/errors.ts';
import { parseLocale } from '../../kernel/locale.ts';
import { contentTypeFor } from '../content-type.ts';
import { formatErrors } from '../format-errors.ts';
import { createContext, type ServerParts } from '../request-context.ts';
import { compileTrustedDocuments, type Run } from './documents.ts';

interface Body {
  query?: unknown;
  variables?: unknown;
  extensions?: { persistedQuery?: { sha256Hash?: unknown } | null } | null;
}

/** True for a request that names its document by hash, in the form of Automatic Persisted Queries. */
export function isTrustedRequest({ headers, body }: FastifyRequest): boolean {
  // Another site's page can send a form with cookies of ours, never JSON.
  const json = headers['content-type']?.startsWith('application/json');
  return Boolean(json && isRecord(body) && body.query === undefined && hashOf(body) !== undefined);
}

/** Answers requests by hash from the client's own documents, compiled at boot; refuses every other one. */
export function trustedHandler(schema: GraphQLSchema, parts: ServerParts) {
  const documents = compileTrustedDocuments(schema, parts.config.trustedDocuments);
  return async (request: FastifyRequest, reply: FastifyReply) => {
    try {
      const { run, variables } = callOf(documents, request);
      const ctx = await createContext(parts, request, reply);
      return send(request, reply, await run(ctx, variables));
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      const locale = parseLocale(request.headers['accept-language']);
      return send(request, reply, { errors: [toGraphQLError(error, locale)] });
    }
  };
}

function callOf(documents: ReadonlyMap<string, Run>, request: FastifyRequest) {
  if (!isTrustedRequest(request)) throw new AppError('DOCUMENT_NOT_TRUSTED');
  const body = request.body as Body;
  const run = documents.get(hashOf(body) as string);
  if (!run) throw new AppError('PERSISTED_QUERY_NOT_FOUND');
  const variables = body.variables ?? {};
  if (!isRecord(variables))
    throw new AppError('BAD_USER_INPUT', {
      fields: [{ path: 'variables', message: { zh: '必须是对象', en: 'must be an object' } }],
    });
  return { run, variables };
}

function send(request: FastifyRequest, reply: FastifyReply, { errors, data }: ExecutionResult) {
  reply.type(contentTypeFor(request.headers.accept));
  if (!errors) return reply.send(JSON.stringify({ data }));
  const refused = data === undefined;
  const formatted = formatErrors(errors, refused ? 'BAD_USER_INPUT' : 'INTERNAL_SERVER_ERROR', request.log);
  return reply.code(formatted.status ?? (refused ? 400 : 200)).send(JSON.stringify({ errors: formatted.errors, data }));
}

function hashOf(body: Body): string | undefined {
  const hash = body.extensions?.persistedQuery?.sha256Hash;
  return typeof hash === 'string' ? hash : undefined;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
