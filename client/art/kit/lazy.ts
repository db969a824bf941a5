import { use } from 'react';

const RETRY_MS = 5_000;

/**
 * Drawings that are fetched when first shown. `useDrawing` suspends until then; a drawing that cannot be fetched is null
 * (a missing picture must not take the page with it) and is tried again the next time it is shown.
 */
export function lazyDrawings<Key extends string | number, Drawing>(
  sources: Record<Key, () => Promise<Drawing>>,
  fallback: Key,
) {
  const pending = new Map<Key, Promise<Drawing | null>>();
  const known = (key: Key) => (key in sources ? key : fallback);

  const fetch = (key: Key) => {
    const promise: Promise<Drawing | null> = sources[key]().then(
      (drawing) => {
        // React's own marks of a settled promise: `use` then reads it without suspending.
        Object.assign(promise, { status: 'fulfilled', value: drawing });
        return drawing;
      },
      () => {
        setTimeout(() => pending.delete(key), RETRY_MS);
        return null;
      },
    );
    pending.set(key, promise);
    return promise;
  };
  const load = (key: Key) => pending.get(known(key)) ?? fetch(known(key));

  return {
    keys: Object.keys(sources) as `${Key}`[],
    load,
    /** The drawing, or null where it could not be fetched. An unknown key shows the fallback. */
    useDrawing: (key: Key) => use(load(key)),
  };
}
