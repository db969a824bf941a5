import {
  type GraphQLObjectType,
  type GraphQLOutputType,
  getNamedType,
  isLeafType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  parse,
  type SelectionSetNode,
} from 'graphql';

/**
 * The default shape of a REST answer: all scalars and the objects below that need no arguments and are not unlisted, cut at a
 * cycle, and what `also` adds to them. Empty for a scalar.
 */
export function defaultSelection(type: GraphQLOutputType, also = '', above: readonly string[] = []): string {
  const named = getNamedType(type);
  if (!isObjectType(named)) return '';
  const path = [...above, named.name];
  const parts = Object.values(named.getFields()).flatMap((field) => {
    if (field.extensions.unlisted || field.args.some((arg) => arg.defaultValue === undefined)) return [];
    const below = getNamedType(field.type);
    if (isLeafType(below)) return [field.name];
    if (path.includes(below.name)) return [];
    return [`${field.name} ${defaultSelection(field.type, '', path)}`];
  });
  return `{ ${parts.join(' ')} ${also} }`;
}

interface Keyed {
  key: string;
  as?: string;
  value?: string;
}

export type Shaper = (value: unknown) => unknown;

/** A function that turns lists marked `@KeyedBy` into objects keyed by id, or null where nothing is marked. */
export function shaperOf(type: GraphQLOutputType, selection: SelectionSetNode | undefined): Shaper | null {
  const named = getNamedType(type);
  if (!isObjectType(named) || !selection) return null;
  const steps = fieldSteps(named, selection);
  if (steps.length === 0) return null;
  const shape = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(shape);
    if (!value || typeof value !== 'object') return value;
    const result = { ...(value as Record<string, unknown>) };
    for (const step of steps) step(result);
    return result;
  };
  return shape;
}

function fieldSteps(
  type: GraphQLObjectType,
  selection: SelectionSetNode,
): ((target: Record<string, unknown>) => void)[] {
  return selection.selections.flatMap((node) => {
    if (node.kind !== Kind.FIELD) return [];
    const name = node.alias?.value ?? node.name.value;
    const field = type.getFields()[node.name.value];
    if (!field) return [];
    const inner = shaperOf(field.type, node.selectionSet);
    const keyed = field.extensions.keyedBy as Keyed | undefined;
    if (!inner && !keyed) return [];
    return [
      (target: Record<string, unknown>) => {
        const shaped = inner ? inner(target[name]) : target[name];
        if (!keyed) {
          target[name] = shaped;
          return;
        }
        delete target[name];
        target[keyed.as ?? name] = keyedObject(shaped, keyed);
      },
    ];
  });
}

function keyedObject(list: unknown, { key, value }: Keyed): unknown {
  if (!Array.isArray(list)) return list;
  return Object.fromEntries(
    list.map((item: Record<string, unknown>) => [String(item[key]), value ? item[value] : item]),
  );
}

/** The root selection of a compiled document, from which a shaper is made. */
export function rootSelection(document: string): SelectionSetNode | undefined {
  const operation = parse(document).definitions[0] as OperationDefinitionNode;
  const field = operation.selectionSet.selections[0];
  return field?.kind === Kind.FIELD ? field.selectionSet : undefined;
}
