import type { PackageLook_StyleFragment } from '#client/graphql/generated/shared.ts';

/** How a package looks on the shelf: the subject on its label, the colours of its paper, its companion. */
export interface PackageLook {
  label: string;
  /** 0 to 5 */
  region: number;
  /** 1001 to 1012 */
  mascot: number;
}

/** What the server puts on a cover for which nothing was chosen: the label says the subject instead. */
export const NO_ICON: PackageLook_StyleFragment['icon'] = { type: 'emoji', content: '🍞' };

/** Whether a picture or an emoji was chosen for a cover. */
export const hasIcon = ({ icon }: PackageLook_StyleFragment): boolean => icon.content !== NO_ICON.content;

/** The dough of each region: the colours a cover may have, which any theme colour is matched against. */
export const regionDoughs = ['#E29A45', '#7BA84C', '#EC6F8B', '#559FC9', '#A98BD0', '#A07C48'];

const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

function distance(a: string, b: string) {
  const other = channels(b);
  return channels(a).reduce((sum, channel, i) => sum + (channel - (other[i] ?? 0)) ** 2, 0);
}

/** Index of the region whose dough is nearest to a colour `#rrggbb`; toast for anything else. */
export function nearestRegion(colour: string): number {
  if (!/^#[0-9a-f]{6}$/i.test(colour)) return 0;
  const distances = regionDoughs.map((dough) => distance(colour, dough));
  return distances.indexOf(Math.min(...distances));
}

export interface LookedPackage {
  id: number;
  name: string;
  style: PackageLook_StyleFragment;
}

/** The companion of a package's bag, who also stands at the counter while it is learned. */
export const companionOf = (packageId: number | null): number => 1001 + (((packageId ?? 0) * 7 + 3) % 12);

const LATIN = /^\p{Script=Latin}/u;

/**
 * What a label says: the first tag, or the name where there is none. Many packages share a tag, and of Latin letters no more than
 * two fit: there the initials of the name tell bags apart better than the beginning of the tag.
 */
function labelOf(name: string, tag = name): string {
  if (!LATIN.test(tag)) return tag;
  const words = (name.match(/\p{Script=Latin}[\p{L}’'-]*/gu) ?? []).filter(
    (word, i) => word.length > 2 || (i > 0 && /^\p{Lu}/u.test(word)),
  );
  return words.length > 1 ? words.map(([initial]) => initial?.toUpperCase()).join('') : tag;
}

/** The look of a package, the same wherever it appears. */
export const packageLook = ({ id, name, style }: LookedPackage): PackageLook => ({
  label: labelOf(name, style.packageNameTags[0] || undefined),
  region: nearestRegion(style.themeColor),
  mascot: companionOf(id),
});
