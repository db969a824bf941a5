import {
  type GraphQLInputType,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
} from 'graphql';

/** The form that a place of an input asks for, from whichever document describes it. */
export type Shape =
  | { kind: 'int' | 'float' | 'string' | 'boolean' | 'date' | 'instant' }
  | { kind: 'enum'; values: string[] }
  | { kind: 'list'; item: Shape }
  | { kind: 'object'; fields: Record<string, Shape>; required: string[] };

const SCALARS: Record<string, Shape> = {
  Int: { kind: 'int' },
  Float: { kind: 'float' },
  String: { kind: 'string' },
  Boolean: { kind: 'boolean' },
  LocalDate: { kind: 'date' },
  DateTime: { kind: 'instant' },
};

/** The shape of an input type of the GraphQL schema. Throws for a scalar that nobody told how to attack. */
export function shapeOfType(type: GraphQLInputType): Shape {
  const bare = getNullableType(type);
  if (isListType(bare)) return { kind: 'list', item: shapeOfType(bare.ofType as GraphQLInputType) };
  const named = getNamedType(type);
  if (isEnumType(named)) return { kind: 'enum', values: named.getValues().map(({ name }) => name) };
  if (isInputObjectType(named)) return shapeOfFields(Object.values(named.getFields()));
  const scalar = SCALARS[named.name];
  if (!scalar) throw new Error(`no hostile inputs are made for ${named.name}`);
  return scalar;
}

/** The object of some arguments or input fields. */
export function shapeOfFields(
  fields: readonly { name: string; type: GraphQLInputType; defaultValue?: unknown }[],
): Shape {
  return {
    kind: 'object',
    fields: Object.fromEntries(fields.map(({ name, type }) => [name, shapeOfType(type)])),
    required: fields.flatMap(({ name, type, defaultValue }) =>
      isNonNullType(type) && defaultValue === undefined ? [name] : [],
    ),
  };
}

/** What an OpenAPI document says of a value. */
export interface JsonSchema {
  type?: string;
  format?: string;
  enum?: string[];
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  required?: string[];
}

/** The shape of a schema of the OpenAPI document. Throws for a type that nobody told how to attack. */
export function shapeOfSchema(schema: JsonSchema): Shape {
  if (schema.enum) return { kind: 'enum', values: schema.enum };
  switch (schema.type) {
    case 'integer':
      return { kind: 'int' };
    case 'number':
      return { kind: 'float' };
    case 'boolean':
      return { kind: 'boolean' };
    case 'array':
      return { kind: 'list', item: shapeOfSchema(schema.items ?? {}) };
    case 'object': {
      const fields = Object.entries(schema.properties ?? {}).map(([name, field]) => [name, shapeOfSchema(field)]);
      return { kind: 'object', fields: Object.fromEntries(fields), required: schema.required ?? [] };
    }
    case 'string':
      return { kind: schema.format === 'date' ? 'date' : schema.format === 'date-time' ? 'instant' : 'string' };
    default:
      throw new Error(`no hostile inputs are made for ${JSON.stringify(schema)}`);
  }
}
