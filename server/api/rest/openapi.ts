import {
  type GraphQLArgument,
  type GraphQLInputField,
  type GraphQLInputType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  type SelectionSetNode,
} from 'graphql';
import type { RawRoute } from '../../kernel/raw.ts';
import { documentOf } from './router.ts';
import { listRoutes, type RestRoute } from './routes.ts';
import { rootSelection } from './selection.ts';

type Json = Record<string, unknown>;

const SCALARS: Record<string, Json> = {
  Int: { type: 'integer', format: 'int32' },
  Float: { type: 'number' },
  String: { type: 'string' },
  Boolean: { type: 'boolean' },
  DateTime: { type: 'string', format: 'date-time' },
  LocalDate: { type: 'string', format: 'date' },
};

/** The REST mirror as an OpenAPI 3.1 document, from the same table that the router is made of. */
export function createOpenApi(schema: GraphQLSchema, version: string, raw: readonly RawRoute[] = []): Json {
  const paths: Record<string, Json> = {};
  for (const route of listRoutes(schema)) {
    const path = route.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operationOf(route) };
  }
  for (const route of raw) Object.assign(paths, rawPath(route));
  return {
    openapi: '3.1.0',
    info: {
      title: '面包地图 Bread Atlas',
      version,
      description:
        'Every route answers HTTP 200 with {code, message, data}; code 0 is success, any other number is an error of the catalogue.',
    },
    servers: [{ url: '/api' }],
    paths,
    components: {
      securitySchemes: { token: { type: 'apiKey', in: 'header', name: 'token' } },
    },
  };
}

const texts = (named: Record<string, string>): Json =>
  Object.fromEntries(Object.entries(named).map(([name, description]) => [name, { type: 'string', description }]));

/** A route on which files come or go. Those that are read stand at the root of the server. */
function rawPath(route: RawRoute): Record<string, Json> {
  const path = route.path.replace(/^\/api(?=\/)/, '').replace(/:(\w+)/g, '{$1}');
  const names = [...route.path.matchAll(/:(\w+)/g)].map((match) => match[1] as string);
  const parameters = names.map((name) => ({ name, in: 'path', required: true, schema: { type: 'string' } }));
  if (route.kind === 'file') {
    const responses = {
      200: { description: 'The file, to be kept for ever.', content: { 'image/*': {} } },
      404: { description: 'There is none.' },
    };
    return {
      [path]: { servers: [{ url: '/' }], get: { tags: ['files'], summary: route.description, parameters, responses } },
    };
  }
  const properties = { ...texts(route.fields ?? {}), file: { type: 'string', format: 'binary' } };
  const data = { type: 'object', properties: texts(route.answers), required: Object.keys(route.answers) };
  const envelope = { type: 'object', properties: { code: { type: 'integer' }, message: { type: 'string' }, data } };
  const post = {
    tags: ['files'],
    summary: route.description,
    security: [{ token: [] }],
    requestBody: {
      required: true,
      content: { 'multipart/form-data': { schema: { type: 'object', properties, required: ['file'] } } },
    },
    responses: {
      200: { description: 'The envelope.', content: { 'application/json': { schema: envelope } } },
      401: { description: 'No or bad token.' },
      413: { description: `The file has more than ${route.maxBytes} bytes.` },
    },
  };
  return { [path]: { post } };
}

function operationOf(route: RestRoute): Json {
  const args = argumentsOf(route);
  const { access } = route.access;
  const inPath = args.filter((arg) => route.pathParams.includes(arg.name));
  const rest = args.filter((arg) => !route.pathParams.includes(arg.name));
  const hasBody = route.method !== 'GET' && rest.length > 0;
  const inQuery = hasBody ? [] : rest;
  return {
    operationId: route.field.name,
    tags: [route.path.split('/').filter((part) => part && !/^v\d$/.test(part))[0]],
    summary: route.field.description ?? route.field.name,
    ...(access === 'visitor' ? {} : { security: [{ token: [] }] }),
    parameters: [...inPath.map((arg) => parameter(arg, 'path')), ...inQuery.map((arg) => parameter(arg, 'query'))],
    ...(hasBody
      ? { requestBody: { required: true, content: { 'application/json': { schema: objectOf(rest) } } } }
      : {}),
    responses: {
      200: { description: 'The envelope.', content: { 'application/json': { schema: envelopeOf(route) } } },
      400: { description: 'Bad input; data.fields names the places.' },
      ...(access === 'visitor' ? {} : { 401: { description: 'No or bad token.' } }),
      ...(access === 'member' ? { 460: { description: 'The account is being terminated.' } } : {}),
    },
  };
}

type Named = GraphQLArgument | GraphQLInputField;

function argumentsOf(route: RestRoute): Named[] {
  const plain = route.field.args.filter((arg) => arg !== route.inputArg);
  const input = route.inputArg && getNamedType(route.inputArg.type);
  return isInputObjectType(input) ? [...plain, ...Object.values(input.getFields())] : plain;
}

const parameter = (arg: Named, place: 'path' | 'query'): Json => ({
  name: arg.name,
  in: place,
  required: place === 'path' || (isNonNullType(arg.type) && arg.defaultValue === undefined),
  ...(arg.description ? { description: arg.description } : {}),
  schema: inputSchema(arg.type),
});

function objectOf(fields: readonly Named[]): Json {
  const required = fields.filter((field) => isNonNullType(field.type) && field.defaultValue === undefined);
  return {
    type: 'object',
    properties: Object.fromEntries(
      fields.map((field) => [
        field.name,
        { ...inputSchema(field.type), ...(field.description ? { description: field.description } : {}) },
      ]),
    ),
    ...(required.length > 0 ? { required: required.map((field) => field.name) } : {}),
    additionalProperties: false,
  };
}

function inputSchema(type: GraphQLInputType): Json {
  const bare = getNullableType(type);
  if (isListType(bare)) return { type: 'array', items: inputSchema(bare.ofType as GraphQLInputType) };
  const named = getNamedType(type);
  if (isEnumType(named)) return { type: 'string', enum: named.getValues().map((value) => value.name) };
  if (isInputObjectType(named)) return objectOf(Object.values(named.getFields()));
  return SCALARS[named.name] ?? {};
}

function envelopeOf(route: RestRoute): Json {
  const data = outputSchema(route.field.type, rootSelection(documentOf(route)));
  return {
    type: 'object',
    required: ['code', 'message', 'data'],
    properties: {
      code: { type: 'integer' },
      message: { type: 'string' },
      data: route.as ? { type: 'object', properties: { [route.as]: data }, required: [route.as] } : data,
    },
  };
}

function outputSchema(type: GraphQLOutputType, selection: SelectionSetNode | undefined): Json {
  const bare = getNullableType(type);
  const schema = isListType(bare)
    ? { type: 'array', items: outputSchema(bare.ofType as GraphQLOutputType, selection) }
    : outputObject(bare, selection);
  return orNull(type, schema);
}

const orNull = (type: GraphQLOutputType, schema: Json): Json =>
  isNonNullType(type) ? schema : { anyOf: [schema, { type: 'null' }] };

function outputObject(type: GraphQLOutputType, selection: SelectionSetNode | undefined): Json {
  const named = getNamedType(type);
  if (isEnumType(named)) return { type: 'string', enum: named.getValues().map((value) => value.name) };
  if (!isObjectType(named) || !selection) return SCALARS[named.name] ?? {};
  const properties: Record<string, Json> = {};
  for (const node of selection.selections) {
    if (node.kind !== Kind.FIELD) continue;
    const field = named.getFields()[node.name.value];
    if (!field) continue;
    const keyed = field.extensions.keyedBy as { as?: string; value?: string } | undefined;
    const schema = outputSchema(field.type, node.selectionSet);
    properties[keyed?.as ?? node.alias?.value ?? field.name] = {
      ...(keyed ? keyedSchema(field.type, node.selectionSet, keyed.value) : schema),
      ...(field.description ? { description: field.description } : {}),
    };
  }
  return { type: 'object', properties, required: Object.keys(properties) };
}

function keyedSchema(
  type: GraphQLOutputType,
  selection: SelectionSetNode | undefined,
  value: string | undefined,
): Json {
  const item = outputObject(getNamedType(type) as GraphQLOutputType, selection) as { properties: Record<string, Json> };
  return orNull(type, { type: 'object', additionalProperties: value ? item.properties[value] : item });
}
