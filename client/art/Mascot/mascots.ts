import { lazyDrawings } from '../kit/lazy.ts';
import type { MascotDrawing } from '../kit/mascot.ts';

/** The twelve companions by id, each in a chunk of its own. */
export const mascots = lazyDrawings<number, MascotDrawing>(
  {
    1001: () => import('../mascots/toast.ts').then((m) => m.toast),
    1002: () => import('../mascots/croissant.ts').then((m) => m.croissant),
    1003: () => import('../mascots/bagel.ts').then((m) => m.bagel),
    1004: () => import('../mascots/baguette.ts').then((m) => m.baguette),
    1005: () => import('../mascots/pineapple-bun.ts').then((m) => m.pineappleBun),
    1006: () => import('../mascots/cinnamon-roll.ts').then((m) => m.cinnamonRoll),
    1007: () => import('../mascots/donut.ts').then((m) => m.donut),
    1008: () => import('../mascots/steamed-bun.ts').then((m) => m.steamedBun),
    1009: () => import('../mascots/flower-roll.ts').then((m) => m.flowerRoll),
    1010: () => import('../mascots/flatbread.ts').then((m) => m.flatbread),
    1011: () => import('../mascots/mooncake.ts').then((m) => m.mooncake),
    1012: () => import('../mascots/donkey-roll.ts').then((m) => m.donkeyRoll),
  },
  1001,
);
