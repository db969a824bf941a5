import { Extensions } from 'type-graphql';

export interface RestOptions {
  /** Key under `data` for an operation that answers a scalar or a list. */
  as?: string;
  /** GraphQL selection set (`{ id title: name }`) in place of the default shape, which is all that needs no arguments and is not unlisted. */
  shape?: string;
  /** Unlisted fields (`author { id }`) that the default shape has besides. */
  also?: string;
  /** Bytes that a body may have; 64 KiB where absent. */
  bodyBytes?: number;
}

/** `METHOD /path/:param` below /api of the REST mirror; recorded on the field, compiled at boot. */
export const Rest = (route: string, options: RestOptions = {}): MethodDecorator =>
  Extensions({ rest: { route, ...options } }) as MethodDecorator;

/** Marks a field that REST answers only where a shape names it: what is added to a type widens no route. */
export const Unlisted = (): PropertyDecorator & MethodDecorator =>
  Extensions({ unlisted: true }) as PropertyDecorator & MethodDecorator;

/**
 * Marks a list field that REST answers as an object keyed by `key` under the name `as`;
 * with `value`, the object's values are that field alone.
 */
export const KeyedBy = (
  key: string,
  options: { as?: string; value?: string } = {},
): PropertyDecorator & MethodDecorator =>
  Extensions({ keyedBy: { key, ...options } }) as PropertyDecorator & MethodDecorator;
