import type { GraphQLArgument, GraphQLField, GraphQLSchema } from 'graphql';
import { getNamedType, isInputObjectType } from 'graphql';
import type { Context } from '../../kernel/context.ts';
import type { RestOptions } from '../../kernel/rest.ts';
import { type Accessible, accessOf } from '../authorise.ts';
import { LIMITS } from '../limits.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** One route of the mirror, read from the metadata of a root field. */
export interface RestRoute {
  method: Method;
  /** Below /api, with `:name` parameters. */
  path: string;
  pathParams: string[];
  operation: 'query' | 'mutation';
  field: GraphQLField<unknown, Context>;
  access: Accessible;
  /** Bytes that a body may have. */
  bodyBytes: number;
  as?: string;
  shape?: string;
  also?: string;
  /** The single `input` argument whose fields stand directly in the body, if that is the field's form. */
  inputArg: GraphQLArgument | null;
}

/** Every route of the schema. Throws at boot on a malformed, duplicate or dishonest route. */
export function listRoutes(schema: GraphQLSchema): RestRoute[] {
  const routes = [
    ...routesOf(schema.getQueryType()?.getFields() ?? {}, 'query'),
    ...routesOf(schema.getMutationType()?.getFields() ?? {}, 'mutation'),
  ];
  const seen = new Map<string, string>();
  for (const route of routes) {
    const key = `${route.method} ${route.path.replace(/:\w+/g, ':')}`;
    const other = seen.get(key);
    if (other) throw new Error(`${route.field.name} and ${other} both answer ${key}`);
    seen.set(key, route.field.name);
  }
  return routes;
}

function routesOf(
  fields: Record<string, GraphQLField<unknown, Context>>,
  operation: RestRoute['operation'],
): RestRoute[] {
  return Object.values(fields).flatMap((field) => {
    const { rest } = field.extensions as { rest?: RestOptions & { route: string } };
    return rest ? [routeOf(field, operation, rest)] : [];
  });
}

function routeOf(
  field: GraphQLField<unknown, Context>,
  operation: RestRoute['operation'],
  { route, as, shape, also, bodyBytes = LIMITS.routeBodyBytes }: RestOptions & { route: string },
): RestRoute {
  const match = /^(GET|POST|PUT|PATCH|DELETE) (\/[\w\-/:]*)$/.exec(route);
  if (!match) throw new Error(`${field.name}: "${route}" is not METHOD /path`);
  const [, method, path] = match as unknown as [string, Method, string];
  if (method === 'GET' && operation === 'mutation') throw new Error(`${field.name}: a mutation cannot be a GET route`);
  const pathParams = [...path.matchAll(/:(\w+)/g)].map((param) => param[1] as string);
  const inputArg = inputArgument(field);
  for (const name of pathParams)
    if (!acceptsName(field, inputArg, name)) throw new Error(`${field.name}: no argument for :${name} of ${path}`);
  return { method, path, pathParams, operation, field, access: accessOf(field), bodyBytes, as, shape, also, inputArg };
}

function inputArgument(field: GraphQLField<unknown, Context>): GraphQLArgument | null {
  const arg = field.args.find((candidate) => candidate.name === 'input');
  return arg && isInputObjectType(getNamedType(arg.type)) ? arg : null;
}

function acceptsName(field: GraphQLField<unknown, Context>, inputArg: GraphQLArgument | null, name: string): boolean {
  if (field.args.some((arg) => arg.name === name)) return true;
  const input = inputArg && getNamedType(inputArg.type);
  return isInputObjectType(input) && name in input.getFields();
}
