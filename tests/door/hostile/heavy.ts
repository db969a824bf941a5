import type { GraphQLSchema } from 'graphql';
import { LIMITS } from '#server/api/limits.ts';
import { listRoutes } from '#server/api/rest/routes.ts';
import type { Shape } from './shapes.ts';
import { hashTargets, type Target, textTargets } from './targets.ts';

export interface HeavyInput {
  method: 'POST';
  url: string;
  payload: string;
}

/** What a list is filled with: the cheapest to write, each in another way wrong. */
const FILLINGS: Record<string, string> = {
  'empty texts': '""',
  'empty objects': '{}',
  nulls: 'null',
  'empty lists': '[]',
  numbers: '1',
  'long texts': `"${'a'.repeat(2000)}"`,
};

/**
 * Requests as large as a body may be, over every operation of the schema by each face: each list of its input, and each place
 * that should be none, holds as many values, wrong or right, as fit; the whole input as many unknown names, and as deep a nest. By
 * operation.
 */
export function heavyInputs(schema: GraphQLSchema): ReadonlyMap<string, [name: string, input: HeavyInput][]> {
  const byOperation = new Map<string, [string, HeavyInput][]>();
  for (const [operation, name, input] of allHeavyInputs(schema))
    byOperation.set(operation, [...(byOperation.get(operation) ?? []), [name, input]]);
  return byOperation;
}

function allHeavyInputs(schema: GraphQLSchema): [operation: string, name: string, input: HeavyInput][] {
  const rest = listRoutes(schema).filter(({ method }) => method === 'POST');
  const routes = new Map(rest.map((route) => [route.field.name, route]));
  return [...textTargets(schema), ...hashTargets(schema)].flatMap((target) => {
    if (target.input.kind !== 'object' || Object.keys(target.input.fields).length === 0) return [];
    const route = target.face === 'text' ? routes.get(target.operation) : undefined;
    return poisonedVariables(target.input, LIMITS.bodyBytes - 4096).flatMap(([name, variables]) => {
      const made: [string, string, HeavyInput][] = [
        [
          target.operation,
          `by ${target.face}, ${name}`,
          { method: 'POST', url: '/graphql', payload: wrap(target, variables) },
        ],
      ];
      const body = route && (route.inputArg ? inner(variables) : variables);
      if (route && body)
        made.push([
          target.operation,
          `by REST, ${name}`,
          { method: 'POST', url: `/api${route.path.replace(/:\w+/g, '1')}`, payload: body },
        ]);
      return made;
    });
  });
}

function wrap({ face, address }: Target, variables: string): string {
  const operation =
    face === 'text'
      ? `"query":${JSON.stringify(address)}`
      : `"extensions":{"persistedQuery":{"version":1,"sha256Hash":"${address}"}}`;
  return `{${operation},"variables":${variables}}`;
}

/** `{"input":X}` without its wrapping, as REST takes it. */
const inner = (variables: string): string | null => /^\{"input":([\s\S]*)\}$/.exec(variables)?.[1] ?? null;

function poisonedVariables(shape: Shape, bytes: number): [string, string][] {
  const places = placesOf(shape, []);
  return [
    ...places.flatMap(({ path, list, item }): [string, string][] =>
      Object.entries(item ? { ...FILLINGS, 'good items': rightJson(item) } : FILLINGS).flatMap(
        ([name, filling]): [string, string][] =>
          // A place that should be no list is as wrong whatever is in it.
          list || name === 'empty objects'
            ? [[`${path.join('.')} full of ${name}`, within(shape, path, `[${repeated(filling, bytes)}]`)]]
            : [],
      ),
    ),
    ['unknown names', within(shape, ['input'], `{${repeatedNames(bytes)}}`)],
    ['unknown variables', `{${repeatedNames(bytes)}}`],
    ['a nest', within(shape, places[0]?.path ?? [], '['.repeat(bytes / 2) + ']'.repeat(bytes / 2))],
  ];
}

const repeated = (filling: string, bytes: number): string =>
  Array(Math.floor(bytes / (filling.length + 1)))
    .fill(filling)
    .join();

const repeatedNames = (bytes: number): string =>
  Array.from({ length: Math.floor(bytes / 13) }, (_, index) => `"n${index}":1`).join();

interface PlaceOf {
  path: string[];
  list: boolean;
  /** What the list is of. */
  item?: Shape;
}

/** The shortest value that has a shape, as JSON. */
function rightJson(shape: Shape): string {
  switch (shape.kind) {
    case 'int':
    case 'float':
      return '1';
    case 'boolean':
      return 'true';
    case 'string':
      return '"a"';
    case 'date':
      return '"2026-01-01"';
    case 'instant':
      return '"2026-01-01T00:00:00Z"';
    case 'enum':
      return JSON.stringify(shape.values[0]);
    case 'list':
      return '[]';
    case 'object':
      return `{${shape.required.map((name) => `${JSON.stringify(name)}:${rightJson(shape.fields[name] as Shape)}`).join()}}`;
  }
}

/** Every member of an object, down to those of list items. */
function placesOf(shape: Shape, above: string[]): PlaceOf[] {
  if (shape.kind === 'list') return placesOf(shape.item, above);
  if (shape.kind !== 'object') return [];
  return Object.entries(shape.fields).flatMap(([name, field]) => {
    const path = [...above, name];
    const item = field.kind === 'list' ? field.item : undefined;
    return [{ path, list: item !== undefined, item }, ...placesOf(field, path)];
  });
}

/** JSON that has the poison at a path and one item in each list on the way. */
function within(shape: Shape, [name, ...rest]: string[], poison: string): string {
  if (name === undefined) return poison;
  if (shape.kind === 'list') return `[${within(shape.item, [name, ...rest], poison)}]`;
  const field = shape.kind === 'object' ? shape.fields[name] : undefined;
  return `{${JSON.stringify(name)}:${field ? within(field, rest, poison) : poison}}`;
}
