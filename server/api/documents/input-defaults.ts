import {
  type DocumentNode,
  type GraphQLInputType,
  type GraphQLSchema,
  getNullableType,
  isInputObjectType,
  isListType,
  Kind,
  typeFromAST,
} from 'graphql';

type Fill = (value: unknown) => unknown;
type Variables = Record<string, unknown>;

/** Fills in the defaults of input fields, which compiled documents do not where the field must not be null. */
export function inputDefaults(schema: GraphQLSchema, document: DocumentNode): (variables: Variables) => Variables {
  const definitions = document.definitions.flatMap((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION ? (definition.variableDefinitions ?? []) : [],
  );
  const fills = definitions.flatMap(({ variable, type }): [string, Fill][] => {
    const fill = fillOf(typeFromAST(schema, type as never) as GraphQLInputType);
    return fill ? [[variable.name.value, fill]] : [];
  });
  return fills.length === 0 ? (variables) => variables : (variables) => filled(variables, fills);
}

function fillOf(type: GraphQLInputType): Fill | null {
  const bare = getNullableType(type);
  if (isListType(bare)) {
    const fill = fillOf(bare.ofType as GraphQLInputType);
    return fill && ((value) => (Array.isArray(value) ? value.map(fill) : fill(value)));
  }
  if (!isInputObjectType(bare)) return null;
  const fields = Object.values(bare.getFields());
  const withDefault = fields.filter(({ defaultValue }) => defaultValue !== undefined);
  const defaults = Object.fromEntries(withDefault.map(({ name, defaultValue }) => [name, defaultValue]));
  const fills = fields.flatMap((field): [string, Fill][] => {
    const fill = fillOf(field.type);
    return fill ? [[field.name, fill]] : [];
  });
  if (withDefault.length === 0 && fills.length === 0) return null;
  return (value) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? filled({ ...defaults, ...value }, fills)
      : value;
}

function filled(values: Variables, fills: readonly [string, Fill][]): Variables {
  const result = { ...values };
  for (const [name, fill] of fills) if (name in result) result[name] = fill(result[name]);
  return result;
}
