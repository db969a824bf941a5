import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { astFromValue, type GraphQLArgument, type GraphQLSchema, getNullableType, print } from 'graphql';
import type { Context } from '../../kernel/context.ts';
import { AppError, toGraphQLError } from '../../kernel/errors.ts';
import { refusalOf } from '../authorise.ts';
import { compileDocument } from '../documents/documents.ts';
import { createContext, type ServerParts } from '../request-context.ts';
import { failure, type RestAnswer, success } from './envelope.ts';
import { listRoutes, type RestRoute } from './routes.ts';
import { defaultSelection, rootSelection, shaperOf } from './selection.ts';
import { variablesOf } from './variables.ts';

/** A route compiled to one document of the same schema that GraphQL answers from. */
type Call = (ctx: Context, variables: Record<string, unknown>) => Promise<RestAnswer>;

/** Registers the REST mirror below /api. Throws at boot where a route cannot be compiled. */
export function registerRest(app: FastifyInstance, schema: GraphQLSchema, parts: ServerParts): void {
  for (const route of listRoutes(schema)) {
    const call = compile(schema, route);
    app.route({
      method: route.method,
      url: `/api${route.path}`,
      bodyLimit: route.bodyBytes,
      handler: (request, reply) => answer(route, call, parts, request, reply),
    });
  }
}

async function answer(route: RestRoute, call: Call, parts: ServerParts, request: FastifyRequest, reply: FastifyReply) {
  const ctx = await createContext(parts, request, reply);
  const { status, headers, body } = await attempt(ctx, route, call, request);
  return reply.code(status).headers(headers).send(body);
}

async function attempt(ctx: Context, route: RestRoute, call: Call, request: FastifyRequest): Promise<RestAnswer> {
  try {
    // Who may not call is told so, whatever was sent.
    const refusal = refusalOf(ctx, route.access);
    // guard: who may not call is told so, whatever was sent
    if (refusal) throw refusal;
    // guard: a change needs JSON
    if (route.operation === 'mutation') refuseUnlessJson(request);
    const variables = variablesOf(route, {
      params: request.params as Record<string, string>,
      query: request.query as Record<string, string>,
      body: request.body,
    });
    return await call(ctx, variables);
  } catch (error) {
    if (error instanceof AppError) return failure(toGraphQLError(error, ctx.locale), ctx.locale);
    throw error;
  }
}

/**
 * A page of another site can post without asking its browser's leave first, but no JSON. Other methods than POST are never
 * sent without leave. Throws UNSUPPORTED_MEDIA_TYPE.
 */
function refuseUnlessJson({ method, headers }: FastifyRequest): void {
  if (method === 'POST' && !/^application\/json\b/i.test(headers['content-type'] ?? ''))
    throw new AppError('UNSUPPORTED_MEDIA_TYPE');
}

/** The document of a route, for example `query currentUser { currentUser { id … } }`. */
export function documentOf(route: RestRoute): string {
  const { field, operation } = route;
  const declared = field.args.map((arg) => `$${arg.name}: ${declarationOf(arg)}`).join(', ');
  const passed = field.args.map((arg) => `${arg.name}: $${arg.name}`).join(', ');
  const selection = route.shape ?? defaultSelection(field.type, route.also);
  return `${operation} ${field.name}${declared && `(${declared})`} { ${field.name}${passed && `(${passed})`} ${selection} }`;
}

/** A variable does not take over the default of its argument; with one of its own it is optional, which the type says. */
function declarationOf({ defaultValue, type }: GraphQLArgument): string {
  const value = defaultValue === undefined ? null : astFromValue(defaultValue, type);
  return value ? `${String(getNullableType(type))} = ${print(value)}` : String(type);
}

function compile(schema: GraphQLSchema, route: RestRoute): Call {
  const document = documentOf(route);
  const run = compileDocument(schema, document);
  const shape = shaperOf(route.field.type, rootSelection(document));
  return async (ctx, variables) => {
    const { errors, data } = await run(ctx, variables);
    if (errors?.[0]) return failure(errors[0], ctx.locale);
    const value = data?.[route.field.name];
    const shaped = shape ? shape(value) : value;
    return success(route.as ? { [route.as]: shaped } : shaped);
  };
}
