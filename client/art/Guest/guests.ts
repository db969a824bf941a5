import type { GuestDrawing } from '../kit/guest.ts';
import { lazyDrawings } from '../kit/lazy.ts';

/** The twelve challenge guests by id, each in a chunk of its own. */
export const guests = lazyDrawings<number, GuestDrawing>(
  {
    1001: () => import('../guests/flour-ghost.ts').then((m) => m.flourGhost),
    1002: () => import('../guests/caramel-dragon.ts').then((m) => m.caramelDragon),
    1003: () => import('../guests/yeast-slime.ts').then((m) => m.yeastSlime),
    1004: () => import('../guests/rolling-pin-samurai.ts').then((m) => m.rollingPinSamurai),
    1005: () => import('../guests/whisk-spider.ts').then((m) => m.whiskSpider),
    1006: () => import('../guests/oven-king.ts').then((m) => m.ovenKing),
    1007: () => import('../guests/icing-witch.ts').then((m) => m.icingWitch),
    1008: () => import('../guests/coffee-ninja.ts').then((m) => m.coffeeNinja),
    1009: () => import('../guests/butter-bear.ts').then((m) => m.butterBear),
    1010: () => import('../guests/salt-knight.ts').then((m) => m.saltKnight),
    1011: () => import('../guests/vanilla-fox.ts').then((m) => m.vanillaFox),
    1012: () => import('../guests/jam-octopus.ts').then((m) => m.jamOctopus),
  },
  1001,
);
