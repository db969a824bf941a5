import { ApolloServer } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import fastifyApollo, { fastifyApolloDrainPlugin } from '@as-integrations/fastify';
import { renderGraphiQL } from '@graphql-yoga/render-graphiql';
import type { FastifyInstance } from 'fastify';
import { GraphQLError, type GraphQLFormattedError, type GraphQLSchema } from 'graphql';
import type { Context } from './context.ts';
import { ERRORS, type ErrorName } from './errors.ts';
import { createArmor, LIMITS } from './limits.ts';
import { createContext, type ServerParts } from './request-context.ts';

/** Serves POST /graphql, and GraphiQL on GET /graphql outside production. Returns what stops it. */
export async function registerGraphQL(app: FastifyInstance, schema: GraphQLSchema, parts: ServerParts) {
  const { production } = parts.config;
  const armor = createArmor();
  const server = new ApolloServer<Context>({
    schema,
    introspection: !production,
    includeStacktraceInErrorResponses: false,
    hideSchemaDetailsFromClientErrors: production,
    stopOnTerminationSignals: false,
    allowBatchedHttpRequests: false,
    csrfPrevention: true,
    parseOptions: { maxTokens: LIMITS.documentTokens },
    validationRules: armor.validationRules,
    plugins: [
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      fastifyApolloDrainPlugin(app),
    ],
    formatError: (formatted, error) => withBizCode(formatted, error, app),
    logger: { debug: () => {}, info: () => {}, warn: (m) => app.log.warn(m), error: (m) => app.log.error(m) },
  });
  await server.start();
  await app.register(fastifyApollo(server), {
    path: '/graphql',
    method: ['POST', 'OPTIONS'],
    context: (request, reply) => createContext(parts, request, reply),
  });
  if (!production) registerGraphiQL(app);
  return server;
}

/** Errors of the pipeline itself get the catalogue's numbers too; anything unknown says nothing about its cause. */
function withBizCode(formatted: GraphQLFormattedError, error: unknown, app: FastifyInstance): GraphQLFormattedError {
  const code = formatted.extensions?.code;
  if (typeof code === 'string' && code in ERRORS) {
    const name = code as ErrorName;
    if (name === 'INTERNAL_SERVER_ERROR' && formatted.extensions?.bizCode === undefined)
      app.log.error({ err: error }, 'graphql');
    const message = name === 'INTERNAL_SERVER_ERROR' ? ERRORS.INTERNAL_SERVER_ERROR.zh : formatted.message;
    return { ...formatted, message, extensions: { ...formatted.extensions, bizCode: ERRORS[name].biz } };
  }
  if (error instanceof GraphQLError) return { ...formatted, extensions: { ...formatted.extensions, bizCode: 400 } };
  app.log.error({ err: error }, 'graphql');
  return { message: ERRORS.INTERNAL_SERVER_ERROR.zh, extensions: { code: 'INTERNAL_SERVER_ERROR', bizCode: 500 } };
}

function registerGraphiQL(app: FastifyInstance): void {
  const page = renderGraphiQL({ endpoint: '/graphql', title: '面包地图 GraphiQL', headers: '{ "token": "" }' });
  app.get('/graphql', { helmet: { contentSecurityPolicy: false } }, (_request, reply) =>
    reply.type('text/html').send(page),
  );
}
