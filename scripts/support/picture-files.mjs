import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { describePicture, groupBy, listPictures, packPictures, unpackPictures } from './picture-pack.mjs';

/** What is committed: a pack for each folder of stories. */
const BASELINE = 'tests/visual/baseline';
/** The same as PNG, which is what Vitest compares and writes. */
const UNPACKED = 'tests/visual/unpacked';
/** Which picture each PNG there was written from, and when. */
const INDEX = join(UNPACKED, 'index.json');
const DIFF = 'tests/visual/diff';
const PACK = '.pictures';
const PNG = '.png';
/** Where the run of the stories leaves what it asked for. */
export const ASKED = 'test-results/pictures/asked.json';
/** How many of them were compared, and how many not. */
export const COUNTED = 'test-results/pictures/counted.json';

const filesOf = (folder, ending) =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((file) => file.endsWith(ending))
        .map((file) => file.slice(0, -ending.length))
        .sort()
    : [];
const packPath = (pack) => join(BASELINE, `${pack}${PACK}`);
const loosePath = (name) => join(BASELINE, `${name}${PNG}`);
/** Path of a picture as PNG. */
export const picturePath = (name) => join(UNPACKED, `${name}${PNG}`);

/** The longest beginning first: a folder within a folder has a pack of its own. */
const byLength = (a, b) => b.length - a.length || (a < b ? -1 : 1);

/** Names of the folders of stories as pictures carry them, such as `features-auth`. */
const storyFolders = () =>
  [
    ...new Set(
      readdirSync('stories', { recursive: true, encoding: 'utf8' })
        .filter((path) => path.endsWith('.stories.tsx'))
        .map((path) => dirname(path).replaceAll(/[/\\]/g, '-').toLowerCase()),
    ),
  ].sort(byLength);

async function readPng(path) {
  // what is transparent stands on white, as the comparison sees it
  const { data, info } = await sharp(path)
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { pixels: data, width: info.width, height: info.height };
}
async function readPicture(name, path) {
  const { pixels, ...size } = await readPng(path);
  return { ...describePicture(name, size, pixels), pixels };
}
const writePng = (path, { pixels, width, height }) =>
  sharp(pixels, { raw: { width, height, channels: 3 } })
    .png({ compressionLevel: 1 })
    .toFile(path);

/** What is committed, picture by picture; PNG files that nobody packed yet count too. */
export async function baselineEntries() {
  const packed = filesOf(BASELINE, PACK).flatMap((pack) => listPictures(readFileSync(packPath(pack))));
  const loose = [];
  for (const name of filesOf(BASELINE, PNG)) {
    const { pixels: _, ...entry } = await readPicture(name, loosePath(name));
    loose.push(entry);
  }
  return [...packed, ...loose];
}

/** Bytes of all that is committed. */
export const baselineBytes = () =>
  [...filesOf(BASELINE, PACK).map(packPath), ...filesOf(BASELINE, PNG).map(loosePath)].reduce(
    (sum, path) => sum + statSync(path).size,
    0,
  );

/** Lays out what is committed as PNG for a run; what is there already stays, anything else goes. */
export async function layOutPictures() {
  mkdirSync(UNPACKED, { recursive: true });
  const known = existsSync(INDEX) ? JSON.parse(readFileSync(INDEX, 'utf8')) : {};
  const index = {};
  const isLaidOut = ({ name, sha256 }) =>
    known[name]?.sha256 === sha256 &&
    existsSync(picturePath(name)) &&
    statSync(picturePath(name)).mtimeMs === known[name].written;
  const write = async (picture) => {
    await writePng(picturePath(picture.name), picture);
    index[picture.name] = { sha256: picture.sha256, written: statSync(picturePath(picture.name)).mtimeMs };
  };
  for (const pack of filesOf(BASELINE, PACK)) {
    const bytes = readFileSync(packPath(pack));
    const entries = listPictures(bytes);
    for (const entry of entries.filter(isLaidOut)) index[entry.name] = known[entry.name];
    if (entries.every(isLaidOut)) continue;
    await Promise.all(
      unpackPictures(bytes)
        .filter(({ name }) => !index[name])
        .map(write),
    );
  }
  for (const name of filesOf(BASELINE, PNG)) await write(await readPicture(name, loosePath(name)));
  for (const name of filesOf(UNPACKED, PNG)) if (!index[name]) rmSync(picturePath(name));
  writeFileSync(INDEX, JSON.stringify(index));
}

/**
 * Packs the PNG files of a run (or, the first time, those that lie loose): a pack is written anew where one of its pictures
 * has other pixels than before, is new or is gone. Answers how many packs were.
 */
export async function packBaseline() {
  const folders = storyFolders();
  const packOf = (name) => folders.find((folder) => name.startsWith(`${folder}-`)) ?? 'other';
  const index = existsSync(INDEX) ? JSON.parse(readFileSync(INDEX, 'utf8')) : {};
  const packs = groupBy(filesOf(UNPACKED, PNG), packOf);
  let written = 0;
  for (const pack of new Set([...packs.keys(), ...filesOf(BASELINE, PACK)])) {
    const names = packs.get(pack) ?? [];
    const before = existsSync(packPath(pack)) ? listPictures(readFileSync(packPath(pack))) : [];
    const isAsBefore = (name) => statSync(picturePath(name)).mtimeMs === index[name]?.written;
    if (names.join() === before.map(({ name }) => name).join() && names.every(isAsBefore)) continue;
    const pictures = [];
    for (const name of names) pictures.push(await readPicture(name, picturePath(name)));
    if (pictures.map(({ sha256 }) => sha256).join() === before.map(({ sha256 }) => sha256).join()) continue;
    written++;
    if (pictures.length > 0) writeFileSync(packPath(pack), packPictures(pictures));
    else rmSync(packPath(pack));
  }
  for (const name of filesOf(BASELINE, PNG)) rmSync(loosePath(name));
  return written;
}

/** Names of all pictures laid out, with the time each was written, in ms. */
export const pictureTimes = () =>
  new Map(filesOf(UNPACKED, PNG).map((name) => [name, statSync(picturePath(name)).mtimeMs]));

/** Forgets the differences of the run before. */
export const clearDiffs = () => rmSync(DIFF, { recursive: true, force: true });

const sides = /-(reference|actual|diff)$/;

/** Forgets how these pictures differed: at a second look they were the same. */
export function forgetDiffs(asked) {
  const names = new Set(asked.map(fileNameOf));
  for (const file of filesOf(DIFF, PNG)) if (names.has(file.replace(sides, ''))) rmSync(join(DIFF, `${file}${PNG}`));
}

/** What differed in the run just over: a name with the files that show it, by side. */
export function readDiffs() {
  const found = new Map();
  for (const file of filesOf(DIFF, PNG)) {
    const side = file.match(sides)?.[1];
    if (!side) continue;
    const name = file.replace(sides, '');
    found.set(name, { ...found.get(name), [side]: join(DIFF, `${file}${PNG}`) });
  }
  return found;
}

/** As Vitest writes the name of a picture: dashes in a row become one. */
const fileNameOf = (asked) => asked.replaceAll(/-+/g, '-');

/** File names of the pictures that the stories of the last run asked for. */
export const askedPictures = () => (existsSync(ASKED) ? JSON.parse(readFileSync(ASKED, 'utf8')).map(fileNameOf) : []);
