import { Extensions } from 'type-graphql';

export interface RestOptions {
  /** Key under `data` for an operation that answers a scalar or a list. */
  as?: string;
  /** GraphQL selection set (`{ id name }`) that narrows or widens the default shape. */
  shape?: string;
  /** Bytes that a body may have; 64 KiB where absent. */
  bodyBytes?: number;
}

/** `METHOD /path/:param` below /api of the REST mirror; recorded on the field, compiled at boot. */
export const Rest = (route: string, options: RestOptions = {}): MethodDecorator =>
  Extensions({ rest: { route, ...options } }) as MethodDecorator;

/**
 * Marks a list field that REST answers as an object keyed by `key` under the name `as`;
 * with `value`, the object's values are that field alone.
 */
export const KeyedBy = (
  key: string,
  options: { as?: string; value?: string } = {},
): PropertyDecorator & MethodDecorator =>
  Extensions({ keyedBy: { key, ...options } }) as PropertyDecorator & MethodDecorator;
