import { createHash } from 'node:crypto';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';

/**
 * Pictures of one folder of stories, packed together: a line of JSON that lists them, then the pixels (RGB, row by row, one picture after
 * the other) as one Brotli stream. Stories of a folder repeat each other from far away, which a window as large as all of them finds.
 *
 * @typedef {{ name: string, width: number, height: number, sha256: string, bare?: boolean }} PictureEntry
 * @typedef {PictureEntry & { pixels: Buffer }} Picture
 */

/** Window of the packer, as a power of two of bytes: as large as the pixels of a large folder. */
const WINDOW = 29;
/** Brotli's own levels; 10 and 11 take ten times as long for 3 % less. */
const EFFORT = 9;
const CHANNELS = 3;
/** Fewer colours than these are a surface and an edge: letters alone bring dozens. */
const LEAST_COLOURS = 4;

/** Whether pixels show nothing but a surface: a bare scrim, canvas or strip. */
export function isBare(pixels) {
  const colours = new Set();
  for (let at = 0; at < pixels.length; at += CHANNELS)
    if (colours.add(pixels.readUIntBE(at, CHANNELS)).size >= LEAST_COLOURS) return false;
  return true;
}

const hashOf = ({ width, height }, pixels) =>
  createHash('sha256').update(`${width}x${height}\n`).update(pixels).digest('hex');

/** What a pack says of a picture. @returns {PictureEntry} */
export const describePicture = (/** @type {string} */ name, { width, height }, /** @type {Buffer} */ pixels) => ({
  name,
  width,
  height,
  sha256: hashOf({ width, height }, pixels),
  ...(isBare(pixels) ? { bare: true } : {}),
});

/** Packs pictures, in the order of their names. */
export function packPictures(/** @type {Picture[]} */ pictures) {
  const sorted = [...pictures].sort((a, b) => (a.name < b.name ? -1 : 1));
  const pixels = Buffer.concat(sorted.map((picture) => picture.pixels));
  const packed = brotliCompressSync(pixels, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: EFFORT,
      [constants.BROTLI_PARAM_LARGE_WINDOW]: 1,
      [constants.BROTLI_PARAM_LGWIN]: WINDOW,
      [constants.BROTLI_PARAM_SIZE_HINT]: pixels.length,
    },
  });
  const entries = sorted.map(({ pixels: _, ...entry }) => entry);
  return Buffer.concat([Buffer.from(`${JSON.stringify(entries)}\n`), packed]);
}

const endOfList = (bytes) => bytes.indexOf('\n');

/** Values by what they have in common. */
export function groupBy(values, keyOf) {
  const groups = new Map();
  for (const value of values) groups.set(keyOf(value), [...(groups.get(keyOf(value)) ?? []), value]);
  return groups;
}

/** What is in a pack, without unpacking it. @returns {PictureEntry[]} */
export const listPictures = (bytes) => JSON.parse(bytes.subarray(0, endOfList(bytes)).toString());

/** The pictures of a pack. Throws where pixels are not those that its list promises. @returns {Picture[]} */
export function unpackPictures(bytes) {
  const pixels = brotliDecompressSync(bytes.subarray(endOfList(bytes) + 1), {
    params: { [constants.BROTLI_DECODER_PARAM_LARGE_WINDOW]: 1 },
  });
  let from = 0;
  return listPictures(bytes).map((entry) => {
    const own = pixels.subarray(from, from + entry.width * entry.height * CHANNELS);
    from += own.length;
    if (hashOf(entry, own) !== entry.sha256) throw new Error(`The pack of ${entry.name} is damaged`);
    return { ...entry, pixels: own };
  });
}
