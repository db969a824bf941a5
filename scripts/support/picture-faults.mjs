import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { PNG } from 'pngjs';

/** Fewer colours than these are a surface and an edge: letters alone bring dozens. */
const LEAST_COLOURS = 4;

/** A larger file holds more than that: it need not be unpacked. */
const BARE_BYTES = 4096;

/** Colours of a picture, counted up to `most`. */
function coloursOf({ data }, most) {
  const pixels = new Uint32Array(data.buffer, data.byteOffset, data.length / 4);
  const colours = new Set();
  for (const pixel of pixels) if (colours.add(pixel).size >= most) break;
  return colours.size;
}

/** Whether a picture (bytes of a PNG) shows nothing but a surface: a bare scrim, canvas or strip. */
export const isBare = (bytes) =>
  bytes.length <= BARE_BYTES && coloursOf(PNG.sync.read(bytes), LEAST_COLOURS) < LEAST_COLOURS;

/**
 * What is wrong with pictures as they lie on the disk: those that show nothing, and those that equal another byte for byte,
 * where `allowed` (lists of names that may be equal) does not say so. A list in `allowed` that no longer holds is named too.
 */
export function findPictureFaults(paths, allowed) {
  const bare = [];
  const byContent = new Map();
  for (const path of paths) {
    const bytes = readFileSync(path);
    const name = basename(path, '.png');
    if (isBare(bytes)) bare.push(name);
    const hash = createHash('sha256').update(bytes).digest('hex');
    byContent.set(hash, [...(byContent.get(hash) ?? []), name].sort());
  }
  const equal = [...byContent.values()].filter((names) => names.length > 1);
  const known = new Set(allowed.map((names) => names.join()));
  const found = new Set(equal.map((names) => names.join()));
  return {
    bare,
    equal: equal.filter((names) => !known.has(names.join())),
    gone: allowed.filter((names) => !found.has(names.join())),
  };
}
