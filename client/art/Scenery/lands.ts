import { lazyDrawings } from '../kit/lazy.ts';

/** The six lands, each in a chunk of its own. Text of the inner SVG without sky and night. */
export const lands = lazyDrawings<number, () => string>(
  {
    0: () => import('../lands/toast.ts').then((m) => m.toast),
    1: () => import('../lands/matcha.ts').then((m) => m.matcha),
    2: () => import('../lands/berry.ts').then((m) => m.berry),
    3: () => import('../lands/sea.ts').then((m) => m.sea),
    4: () => import('../lands/taro.ts').then((m) => m.taro),
    5: () => import('../lands/rye.ts').then((m) => m.rye),
  },
  0,
);
