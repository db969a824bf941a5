import { guests } from '#client/art/Guest/guests.ts';
import { mascots } from '#client/art/Mascot/mascots.ts';
import { regions } from '#client/art/Region/regions.ts';
import { begin } from '#client/art/Region/start.ts';
import { scenes } from '#client/art/Scene/scenes.ts';

/** Fetches every drawing, so that no story shows the blank of one that is still on its way. */
export async function loadAllArt() {
  const all = [mascots, guests, regions].flatMap(({ keys, load }) => keys.map((key) => load(Number(key))));
  await Promise.all([...all, ...scenes.keys.map(scenes.load), ...begin.keys.map(begin.load)]);
}
