import { getMetadataStorage as getRules } from 'class-validator';
import {
  type GraphQLArgument,
  type GraphQLInputField,
  type GraphQLInputType,
  type GraphQLSchema,
  getNullableType,
  isInputObjectType,
  isListType,
} from 'graphql';
import { getMetadataStorage } from 'type-graphql';
import { AppError } from '../kernel/errors.ts';
import type { Words } from '../kernel/locale.ts';

type Place = GraphQLArgument | GraphQLInputField;
type Class = abstract new (...args: never[]) => object;

/** How many items each list of the schema's inputs may have. */
export type ListBounds = ReadonlyMap<Place, number>;

/**
 * The `@ArrayMaxSize` of every list that an operation takes, as an argument or in an input.
 * Throws at boot for a list without one: its size would be found out only after all of it was read.
 */
export function listBoundsOf(schema: GraphQLSchema): ListBounds {
  const known = found.get(schema) ?? searchBounds(schema);
  found.set(schema, known);
  return known;
}

const found = new WeakMap<GraphQLSchema, ListBounds>();

function searchBounds(schema: GraphQLSchema): ListBounds {
  const { inputTypes, queries, mutations } = getMetadataStorage();
  const bounds = new Map<Place, number>();
  const add = (places: readonly Place[], classOf: Class | undefined, owner: string) => {
    for (const place of places) {
      if (!isListType(getNullableType(place.type))) continue;
      const most = classOf && maxSizeOf(classOf, place.name);
      if (most === undefined)
        throw new Error(`${owner}.${place.name} does not say how long it may be: add @ArrayMaxSize`);
      bounds.set(place, most);
    }
  };
  for (const { name, target } of inputTypes) {
    const type = schema.getType(name);
    if (isInputObjectType(type)) add(Object.values(type.getFields()), target as Class, name);
  }
  for (const [root, metadata] of [
    [schema.getQueryType(), queries],
    [schema.getMutationType(), mutations],
  ] as const)
    for (const field of Object.values(root?.getFields() ?? {})) {
      const params = metadata.find(({ schemaName }) => schemaName === field.name)?.params ?? [];
      const args = params.find(({ kind }) => kind === 'args');
      add(field.args, args && 'getType' in args ? (args.getType?.() as Class) : undefined, field.name);
    }
  return bounds;
}

function maxSizeOf(target: Class, property: string): number | undefined {
  const rules = getRules().getTargetValidationMetadatas(target, '', true, false);
  return rules.find(({ propertyName, name }) => propertyName === property && name === 'arrayMaxSize')?.constraints[0];
}

/** Where the walk is: names only, because they are put together for a refusal alone. */
interface Trail {
  name: string;
  above: Trail | null;
}

/**
 * Walks over a value that was sent for a place of an input and counts what is in it. Follows the schema, so the depth of
 * the walk is the schema's, whatever was sent. Throws BAD_USER_INPUT at the first list that is longer than it may be, or
 * object with more names than its type has.
 */
export function countValues(bounds: ListBounds, place: Place, value: unknown, above: Trail | null = null): number {
  return count(bounds, place.type, value, { name: place.name, above }, bounds.get(place));
}

function count(bounds: ListBounds, type: GraphQLInputType, value: unknown, trail: Trail, most?: number): number {
  const bare = getNullableType(type);
  if (isListType(bare)) {
    if (!Array.isArray(value)) return 1;
    // guard: lists are bounded before they are read
    if (most !== undefined && value.length > most)
      refuse(trail, { zh: `最多 ${most} 项`, en: `must have at most ${most} entries` });
    let sum = 1;
    for (const item of value) sum += count(bounds, bare.ofType, item, trail, most);
    return sum;
  }
  if (!isInputObjectType(bare) || typeof value !== 'object' || value === null) return 1;
  const fields = bare.getFields();
  const entries = Object.entries(value);
  // guard: objects have no more names than their type
  if (entries.length > Object.keys(fields).length)
    refuse(trail, { zh: '字段比规定的多', en: 'has more fields than there are' });
  let sum = 1;
  for (const [name, inner] of entries) {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (field) sum += countValues(bounds, field, inner, trail);
  }
  return sum;
}

function refuse(trail: Trail, message: Words): never {
  const names: string[] = [];
  for (let at: Trail | null = trail; at; at = at.above) names.unshift(at.name);
  throw new AppError('BAD_USER_INPUT', { fields: [{ path: names.join('.'), message }] });
}
