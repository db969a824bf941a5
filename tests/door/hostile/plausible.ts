import fc from 'fast-check';
import type { Shape } from './shapes.ts';

/** Things that exist, so that an input gets further than the first check. */
export interface World {
  /** A unit that the account has under way. */
  unitId: number;
  packageId: number;
  chapterId: number;
  cardIds: number[];
}

const CARD =
  '{"type":"mcq.card","question":"?","options":[{"content":"1","isAnswer":true},{"content":"2","isAnswer":false}]}';

/** A value as an honest client could send it. */
export function plausible(shape: Shape, name: string, world: World): fc.Arbitrary<unknown> {
  switch (shape.kind) {
    case 'int':
      return integer(name, world);
    case 'float':
      return fc.double({ min: 0, max: 1, noNaN: true });
    case 'string':
      return text(name);
    case 'boolean':
      return fc.boolean();
    case 'date':
      return fc.constantFrom('2026-01-01', '2026-01-31', '2026-11-20');
    case 'instant':
      return fc.constantFrom('2026-11-21T00:00:00Z', '2026-11-21T00:00:01.500Z');
    case 'enum':
      return fc.constantFrom(...shape.values);
    case 'list':
      return fc.array(plausible(shape.item, name, world), { minLength: 1, maxLength: 10 });
    case 'object':
      return fc.record(
        Object.fromEntries(Object.entries(shape.fields).map(([key, field]) => [key, plausible(field, key, world)])),
        { requiredKeys: shape.required },
      );
  }
}

function integer(name: string, { unitId, packageId, chapterId, cardIds }: World): fc.Arbitrary<number> {
  if (name === 'unitId') return fc.constant(unitId);
  if (/^(packageId|sourcePkgId)$/.test(name)) return fc.constant(packageId);
  if (/^(chapterId|\w+ChapterId|parentId)$/.test(name)) return fc.constant(chapterId);
  if (/^(cardIds?|afterCardId|beforeCardId)$/.test(name)) return fc.constantFrom(...cardIds);
  if (name === 'id') return fc.constantFrom(packageId, unitId);
  if (name === 'taskNo') return fc.constantFrom(101, 102, 201, 301);
  if (name === 'days') return fc.constantFrom(7, 14, 30, 60);
  if (/key$/i.test(name)) return fc.constantFrom(5, 11, 31);
  return fc.integer({ min: 0, max: 20 });
}

function text(name: string): fc.Arbitrary<string> {
  if (name === 'email' || name === 'account') return fc.nat(1_000_000).map((number) => `hostile${number}@example.com`);
  if (name === 'code') return fc.constantFrom('000000', '888888', '123456');
  if (name === 'password') return fc.constant('correct horse');
  if (name === 'content') return fc.constantFrom(CARD, '{"type":"mcq.card"}');
  if (name === 'nickname') return fc.constantFrom('小麦', '面包师傅', 'Baker');
  return fc.constantFrom('mcq', '小麦', 'text');
}

/** The same value with one to three places replaced by hostile ones. */
export function poisoned(value: fc.Arbitrary<unknown>, poison: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  return fc
    .tuple(value, fc.array(fc.tuple(fc.nat(), poison), { minLength: 1, maxLength: 3 }))
    .map(([honest, poisons]) => {
      let result = structuredClone(honest);
      for (const [place, bad] of poisons) {
        const places = placesOf(result);
        result = places.length === 0 ? bad : replaced(result, places[place % places.length] as Place, bad);
      }
      return result;
    });
}

type Place = (string | number)[];

/** The paths of all members below a value, at most three levels down. */
function placesOf(value: unknown, above: Place = []): Place[] {
  if (typeof value !== 'object' || value === null || above.length === 4) return [];
  return Object.entries(value).flatMap(([key, member]) => {
    const place = [...above, Array.isArray(value) ? Number(key) : key];
    return [place, ...placesOf(member, place)];
  });
}

function replaced(value: unknown, [key, ...rest]: Place, bad: unknown): unknown {
  if (key === undefined) return bad;
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<string | number, unknown>;
  copy[key] = replaced(copy[key], rest, bad);
  return copy;
}
