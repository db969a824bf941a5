import {
  type GraphQLInputType,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  parse,
  typeFromAST,
} from 'graphql';
import trusted from '#server/api/documents/trusted-documents.json' with { type: 'json' };
import { documentOf } from '#server/api/rest/router.ts';
import { listRoutes } from '#server/api/rest/routes.ts';
import { type JsonSchema, type Shape, shapeOfFields, shapeOfSchema } from './shapes.ts';

/** An operation as one of the faces offers it. */
export interface Target {
  /** Name of the root field. */
  operation: string;
  mutation: boolean;
  face: 'text' | 'hash' | 'rest' | 'form';
  /** A document, its hash, or `METHOD /path/{param}` below /api, whose body is JSON or a form with a file. */
  address: string;
  /** What goes into variables or body; for REST without the parts below. */
  input: Shape;
  path: Record<string, Shape>;
  query: Record<string, Shape>;
}

const nothing = { path: {}, query: {} };

/** Every operation by the text of a document with all of its fields. */
export function textTargets(schema: GraphQLSchema): Target[] {
  return listRoutes(schema).map((route) => ({
    operation: route.field.name,
    mutation: route.operation === 'mutation',
    face: 'text',
    address: documentOf(route),
    input: shapeOfFields(route.field.args),
    ...nothing,
  }));
}

/** Every document of the client by its hash. */
export function hashTargets(schema: GraphQLSchema): Target[] {
  return Object.entries(trusted).map(([hash, text]) => {
    const definition = parse(text).definitions[0] as OperationDefinitionNode;
    const root = definition.selectionSet.selections[0];
    const variables = (definition.variableDefinitions ?? []).map(({ variable, type, defaultValue }) => ({
      name: variable.name.value,
      type: typeFromAST(schema, type as never) as GraphQLInputType,
      defaultValue,
    }));
    return {
      operation: root?.kind === Kind.FIELD ? root.name.value : '',
      mutation: definition.operation === 'mutation',
      face: 'hash' as const,
      address: hash,
      input: shapeOfFields(variables),
      ...nothing,
    };
  });
}

/** What the tests read of an OpenAPI document. */
export interface OpenApi {
  paths: Record<string, Record<string, OpenApiOperation>>;
}
interface OpenApiOperation {
  /** A route on which files come or go has none. */
  operationId?: string;
  parameters: { name: string; in: 'path' | 'query'; schema: JsonSchema }[];
  requestBody?: { content: { 'application/json': { schema: JsonSchema }; 'multipart/form-data'?: unknown } };
}
type Mirrored = OpenApiOperation & { operationId: string };

/** Every route of an operation that the OpenAPI document names. */
export function restTargets({ paths }: OpenApi, schema: GraphQLSchema): Target[] {
  const mutations = schema.getMutationType()?.getFields() ?? {};
  return operationsOf(paths)
    .filter((found): found is [string, string, Mirrored] => found[2].operationId !== undefined)
    .map(([path, method, { operationId, parameters, requestBody }]): Target => {
      const placed = (place: string) =>
        Object.fromEntries(
          parameters.filter((one) => one.in === place).map((one) => [one.name, shapeOfSchema(one.schema)]),
        );
      return {
        operation: operationId,
        mutation: operationId in mutations,
        face: 'rest',
        address: `${method.toUpperCase()} ${path}`,
        input: requestBody
          ? shapeOfSchema(requestBody.content['application/json'].schema)
          : { kind: 'object', fields: {}, required: [] },
        path: placed('path'),
        query: placed('query'),
      };
    });
}

/** Every route that takes a file. */
export const formTargets = ({ paths }: OpenApi): Target[] =>
  operationsOf(paths)
    .filter(([, , { requestBody }]) => requestBody?.content['multipart/form-data'])
    .map(([path, method]) => ({
      operation: path,
      mutation: true,
      face: 'form',
      address: `${method.toUpperCase()} ${path}`,
      input: { kind: 'object', fields: {}, required: [] },
      ...nothing,
    }));

const operationsOf = (paths: OpenApi['paths']) =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(
      ([method, operation]) => [path, method, operation] as [string, string, OpenApiOperation],
    ),
  );
