import { readFileSync } from 'node:fs';
import { PNG } from 'pngjs';

const SAMPLES = 50_000;

/**
 * Share of the most frequent colour of a picture, 0 to 1, shades of it taken together.
 * @param {string} path
 */
export function largestShare(path) {
  const { data, width, height } = PNG.sync.read(readFileSync(path));
  const step = Math.max(1, Math.floor((width * height) / SAMPLES));
  /** @type {Map<number, number>} */
  const counts = new Map();
  let sampled = 0;
  for (let at = 0; at < data.length; at += 4 * step) {
    const colour = ((data[at] >> 3) << 10) | ((data[at + 1] >> 3) << 5) | (data[at + 2] >> 3);
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
    sampled += 1;
  }
  return Math.max(...counts.values()) / sampled;
}
