import { guests } from '#client/art/Guest/guests.ts';
import { mascots } from '#client/art/Mascot/mascots.ts';
import { scenes } from '#client/art/Scene/scenes.ts';
import { lands } from '#client/art/Scenery/lands.ts';

/** Fetches every drawing, so that no story shows the blank of one that is still on its way. */
export async function loadAllArt() {
  const all = [mascots, guests, lands].flatMap(({ keys, load }) => keys.map((key) => load(Number(key))));
  await Promise.all([...all, ...scenes.keys.map(scenes.load)]);
}
