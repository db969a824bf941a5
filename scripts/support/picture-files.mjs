import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

const BASELINE = 'tests/visual/baseline';
const DIFF = 'tests/visual/diff';
/** Where the run of the stories leaves what it asked for. */
export const ASKED = 'test-results/pictures/asked.json';
/** How many of them were compared, and how many not. */
export const COUNTED = 'test-results/pictures/counted.json';

const pngs = (folder) => (existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.png')) : []);
const nameOf = (file) => file.slice(0, -'.png'.length);

/** Paths of all baseline pictures. */
export const baselinePaths = () => pngs(BASELINE).map((file) => join(BASELINE, file));

/** Names of all baseline pictures with the time each was written, in ms. */
export const baselineTimes = () =>
  new Map(pngs(BASELINE).map((file) => [nameOf(file), statSync(join(BASELINE, file)).mtimeMs]));

export const baselinePath = (name) => join(BASELINE, `${name}.png`);

/** Forgets the differences of the run before. */
export const clearDiffs = () => rmSync(DIFF, { recursive: true, force: true });

/** What differed in the run just over: a name with the files that show it, by side. */
export function readDiffs() {
  const sides = /-(reference|actual|diff)$/;
  const found = new Map();
  for (const file of pngs(DIFF)) {
    const side = nameOf(file).match(sides)?.[1];
    if (!side) continue;
    const name = nameOf(file).replace(sides, '');
    found.set(name, { ...found.get(name), [side]: join(DIFF, file) });
  }
  return found;
}

/** As Vitest writes the name of a picture: dashes in a row become one. */
const fileNameOf = (asked) => asked.replaceAll(/-+/g, '-');

/** File names of the pictures that the stories of the last run asked for. */
export const askedPictures = () => (existsSync(ASKED) ? JSON.parse(readFileSync(ASKED, 'utf8')).map(fileNameOf) : []);
