import { ApolloServer, type ApolloServerPlugin, type GraphQLRequest, type GraphQLResponse } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import { fastifyApolloDrainPlugin, fastifyApolloHandler } from '@as-integrations/fastify';
import { renderGraphiQL } from '@graphql-yoga/render-graphiql';
import type { FastifyInstance } from 'fastify';
import type { GraphQLError, GraphQLSchema } from 'graphql';
import type { Context } from '../kernel/context.ts';
import { AppError, toGraphQLError } from '../kernel/errors.ts';
import { parseLocale } from '../kernel/locale.ts';
import { refusalOfAll, rootFieldsOf } from './authorise.ts';
import { contentTypeFor } from './content-type.ts';
import { compileOften } from './documents/compile-often.ts';
import { isTrustedRequest, trustedHandler } from './documents/route.ts';
import { variablesCheck } from './documents/variables.ts';
import { withBizCode } from './format-errors.ts';
import { createArmor, LIMITS } from './limits.ts';
import { createContext, type ServerParts } from './request-context.ts';

/**
 * Serves POST /graphql, and GraphiQL on GET /graphql outside production. Trusted documents are answered by hash; the
 * text of any other document goes through Apollo Server where the configuration allows it.
 */
export async function registerGraphQL(app: FastifyInstance, schema: GraphQLSchema, parts: ServerParts) {
  const { production, anyDocument } = parts.config;
  const armor = createArmor();
  const server = new ApolloServer<Context>({
    schema,
    introspection: !production,
    includeStacktraceInErrorResponses: false,
    hideSchemaDetailsFromClientErrors: production,
    stopOnTerminationSignals: false,
    allowBatchedHttpRequests: false,
    csrfPrevention: true,
    persistedQueries: false,
    stringifyResult: (result) => JSON.stringify(result),
    parseOptions: { maxTokens: LIMITS.documentTokens },
    validationRules: armor.validationRules,
    plugins: [
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      fastifyApolloDrainPlugin(app),
      { requestDidStart: async () => ({ willSendResponse: async (sent) => finish(sent) }) },
      refuseEarly(schema),
      compileOften(schema),
    ],
    formatError: (formatted, error) => withBizCode(formatted, error, app.log),
    logger: { debug: () => {}, info: () => {}, warn: (m) => app.log.warn(m), error: (m) => app.log.error(m) },
  });
  await server.start();
  const byText = fastifyApolloHandler(server, {
    context: (request, reply) =>
      createContext(parts, request, reply).catch((error: unknown) => {
        if (!(error instanceof AppError)) throw error;
        throw toGraphQLError(error, parseLocale(request.headers['accept-language']));
      }),
  });
  const byHash = trustedHandler(schema, parts);
  app.post<{ Reply: string }>('/graphql', function (request, reply) {
    if (!anyDocument || isTrustedRequest(request)) return byHash(request, reply);
    return byText.call(this, request, reply);
  });
  if (production) app.get('/graphql', (_request, reply) => reply.callNotFound());
  else registerGraphiQL(app);
}

/** Refuses a document whose caller may have nothing of it, then variables of impossible size, before any is coerced. */
function refuseEarly(schema: GraphQLSchema): ApolloServerPlugin<Context> {
  return {
    requestDidStart: async () => ({
      didResolveOperation: async ({ operation, document, request: { variables = {} }, contextValue: ctx }) => {
        const refusal =
          refusalOfAll(ctx, operation ? rootFieldsOf(schema, operation) : []) ??
          variablesCheck(schema, document)(variables);
        // Without a status of its own Apollo takes what a plugin throws for a fault of ours.
        if (refusal) throw withStatus(toGraphQLError(refusal, ctx.locale), 400);
      },
    }),
  };
}

function withStatus(error: GraphQLError, status: number): GraphQLError {
  error.extensions.http ??= { status };
  return error;
}

function finish({ request, response }: { request: GraphQLRequest; response: GraphQLResponse }): void {
  response.http.headers.set('content-type', contentTypeFor(request.http?.headers.get('accept')));
  refuse(response);
}

/** A document that did not run is bad input, also where Apollo would answer 200; only some of its problems are told. */
function refuse({ body, http }: GraphQLResponse): void {
  if (body.kind !== 'single' || body.singleResult.data !== undefined || !body.singleResult.errors) return;
  body.singleResult.errors = body.singleResult.errors.slice(0, LIMITS.problems);
  if (!http.status || http.status === 200) http.status = 400;
}

function registerGraphiQL(app: FastifyInstance): void {
  const page = renderGraphiQL({ endpoint: '/graphql', title: '面包地图 GraphiQL', headers: '{ "token": "" }' });
  app.get('/graphql', (request, reply) =>
    // A page of megabytes is for people; a program that asks a query by GET is told that there is none.
    request.headers.accept?.includes('text/html')
      ? reply.removeHeader('content-security-policy').type('text/html').send(page)
      : reply.callNotFound(),
  );
}
