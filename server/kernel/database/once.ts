import type { Context } from '../context.ts';

/**
 * Reads something of a thing at most once as long as the thing is there: fields of one object that stand on the same answer
 * share it. An object lives as long as its request, so nothing is kept beyond.
 */
export function onceOf<Of extends object, Found>(
  read: (ctx: Context, of: Of) => Promise<Found>,
): (ctx: Context, of: Of) => Promise<Found> {
  const reading = new WeakMap<Of, Promise<Found>>();
  return (ctx, of) => {
    const known = reading.get(of);
    if (known) return known;
    const made = read(ctx, of);
    reading.set(of, made);
    return made;
  };
}
