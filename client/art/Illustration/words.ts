import { lazyDrawings } from '../kit/lazy.ts';
import type { garden } from '../words/garden.ts';
import type { journey } from '../words/journey.ts';
import type { kitchen } from '../words/kitchen.ts';

export type WordName = keyof typeof kitchen | keyof typeof garden | keyof typeof journey;
export type WordSet = 'kitchen' | 'garden' | 'journey';

/** Where each drawn word is found. The names stand here as well, as a page must know them before it fetches a drawing. */
export const WORDS = {
  // guard: a drawn word is found where it is said to be
  kettle: 'kitchen',
  mug: 'kitchen',
  bowl: 'kitchen',
  ladle: 'kitchen',
  whisk: 'kitchen',
  apron: 'kitchen',
  candle: 'kitchen',
  cheese: 'kitchen',
  mushroom: 'kitchen',
  pumpkin: 'kitchen',
  carrot: 'kitchen',
  cherry: 'kitchen',
  lemon: 'kitchen',
  pear: 'kitchen',
  snail: 'garden',
  butterfly: 'garden',
  ladybird: 'garden',
  bee: 'garden',
  feather: 'garden',
  acorn: 'garden',
  tulip: 'garden',
  cactus: 'garden',
  ladder: 'garden',
  fence: 'garden',
  nest: 'garden',
  owl: 'garden',
  whale: 'garden',
  turtle: 'garden',
  compass: 'journey',
  sailboat: 'journey',
  rainbow: 'journey',
  umbrella: 'journey',
  lighthouse: 'journey',
  anchor: 'journey',
  tent: 'journey',
  kite: 'journey',
  balloon: 'journey',
  rocket: 'journey',
  bridge: 'journey',
  volcano: 'journey',
  envelope: 'journey',
  suitcase: 'journey',
  lantern: 'journey',
  hourglass: 'journey',
  telescope: 'journey',
  submarine: 'journey',
} as const satisfies Record<WordName, WordSet>;

/** The drawings of words, those of one chapter in one chunk: a question shows four of them together. */
export const wordSets = lazyDrawings<WordSet, Record<string, string>>(
  {
    kitchen: () => import('../words/kitchen.ts').then((m) => m.kitchen),
    garden: () => import('../words/garden.ts').then((m) => m.garden),
    journey: () => import('../words/journey.ts').then((m) => m.journey),
  },
  'kitchen',
);
