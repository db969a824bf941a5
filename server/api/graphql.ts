import { ApolloServer, type GraphQLRequest, type GraphQLResponse } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import { fastifyApolloDrainPlugin, fastifyApolloHandler } from '@as-integrations/fastify';
import { renderGraphiQL } from '@graphql-yoga/render-graphiql';
import type { FastifyInstance } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import { contentTypeFor } from './content-type.ts';
import type { Context } from './context.ts';
import { compileOften } from './documents/compile-often.ts';
import { isTrustedRequest, trustedHandler } from './documents/route.ts';
import { AppError, toGraphQLError } from './errors.ts';
import { withBizCode } from './format-errors.ts';
import { createArmor, LIMITS } from './limits.ts';
import { parseLocale } from './locale.ts';
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
    refuseHost(request.host);
    return byText.call(this, request, reply);
  });
  if (!production) registerGraphiQL(app);
}

/** The integration of Apollo makes an address of the host; one that is none would look like a fault of ours. */
function refuseHost(host: string): void {
  if (!URL.canParse(`http://${host}/`)) throw new AppError('BAD_USER_INPUT');
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
