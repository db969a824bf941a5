import { lazyDrawings } from '../kit/lazy.ts';
import type { Place } from '../kit/place.ts';

/** The six regions as places, each in a chunk of its own. */
export const regions = lazyDrawings<number, Place>(
  {
    0: () => import('../places/toast.ts').then((m) => m.toastPlain),
    1: () => import('../places/matcha.ts').then((m) => m.matcha),
    2: () => import('../places/berry.ts').then((m) => m.berry),
    3: () => import('../places/sea.ts').then((m) => m.sea),
    4: () => import('../places/taro.ts').then((m) => m.taro),
    5: () => import('../places/rye.ts').then((m) => m.rye),
  },
  0,
);
