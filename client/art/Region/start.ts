import { lazyDrawings } from '../kit/lazy.ts';

/** Where the map begins: the bakery and its yard. Only the foot of the map needs them. */
export const begin = lazyDrawings<'start', { bakery: () => string; yard: () => string }>(
  { start: () => import('../places/start.ts').then((m) => m.start) },
  'start',
);
