import { groupBy } from './picture-pack.mjs';

/** @typedef {import('./picture-pack.mjs').PictureEntry} PictureEntry */

/**
 * What is wrong with pictures: those that show nothing, and those that equal another pixel for pixel,
 * where `allowed` (lists of names that may be equal) does not say so. A list in `allowed` that no longer holds is named too.
 */
export function findPictureFaults(/** @type {PictureEntry[]} */ pictures, /** @type {string[][]} */ allowed) {
  const equal = [...groupBy(pictures, ({ sha256 }) => sha256).values()]
    .filter((alike) => alike.length > 1)
    .map((alike) => alike.map(({ name }) => name).sort());
  const known = new Set(allowed.map((names) => names.join()));
  const found = new Set(equal.map((names) => names.join()));
  return {
    bare: pictures.filter(({ bare }) => bare).map(({ name }) => name),
    equal: equal.filter((names) => !known.has(names.join())),
    gone: allowed.filter((names) => !found.has(names.join())),
  };
}
