import { ITEMS, type ItemName } from '../kit/items.ts';
import { PROPS, type PropName } from '../kit/props.ts';
import { type FigureName, figureSets, isFigure, placeOf } from './figures.ts';
import { WORDS, type WordName, wordSets } from './words.ts';

const PREFIX = 'kit:';

const MASCOTS = {
  toast: 1001,
  croissant: 1002,
  bagel: 1003,
  baguette: 1004,
  'pineapple-bun': 1005,
  'cinnamon-roll': 1006,
  donut: 1007,
  'steamed-bun': 1008,
  'flower-roll': 1009,
  flatbread: 1010,
  mooncake: 1011,
} as const;

const GUESTS = {
  ghost: 1001,
  dragon: 1002,
  slime: 1003,
  samurai: 1004,
  spider: 1005,
  king: 1006,
  witch: 1007,
  ninja: 1008,
  bear: 1009,
  knight: 1010,
  fox: 1011,
  octopus: 1012,
} as const;

export type BuiltInName = ItemName | PropName | WordName | keyof typeof MASCOTS | keyof typeof GUESTS;

/** What may stand after `kit:` in an asset id: what anybody may choose, and figures that teach. */
export type DrawingName = BuiltInName | FigureName;

type Illustrated =
  | { kind: 'figure'; name: FigureName }
  | { kind: 'item'; name: ItemName }
  | { kind: 'prop'; name: PropName }
  | { kind: 'word'; name: WordName }
  | { kind: 'mascot' | 'guest'; id: number };

/** Every drawing that may be chosen for a card or a cover. */
export const builtInNames = [ITEMS, PROPS, MASCOTS, GUESTS, WORDS].flatMap((table) =>
  Object.keys(table),
) as BuiltInName[];

/** Which drawing a built-in name means. */
export function illustrationOf(name: DrawingName): Illustrated {
  if (isFigure(name)) return { kind: 'figure', name };
  if (name in ITEMS) return { kind: 'item', name: name as ItemName };
  if (name in PROPS) return { kind: 'prop', name: name as PropName };
  if (name in WORDS) return { kind: 'word', name: name as WordName };
  if (name in MASCOTS) return { kind: 'mascot', id: MASCOTS[name as keyof typeof MASCOTS] };
  return { kind: 'guest', id: GUESTS[name as keyof typeof GUESTS] };
}

/** The built-in drawing an asset id names (`kit:windmill`), or undefined for an uploaded asset and for an unknown name. */
export function illustration(assetId: string): DrawingName | undefined {
  if (!assetId.startsWith(PREFIX)) return undefined;
  const figure = assetId.slice(PREFIX.length);
  if (isFigure(figure)) return figure;
  return builtInNames.find((name) => name === assetId.slice(PREFIX.length));
}

/** Fetches the built-in drawing that an asset id names, where it comes on its own, so that it is there when the network is not. */
export async function loadIllustration(assetId: string): Promise<void> {
  const name = illustration(assetId);
  if (!name) return;
  if (isFigure(name)) await figureSets.load(placeOf(name).set);
  else if (name in WORDS) await wordSets.load(WORDS[name as WordName]);
}
