import { PNG } from 'pngjs';

/** Bytes of a small picture (40 × 10 px) of vertical bars in so many colours. */
export function drawBars(/** @type {number} */ colours) {
  const picture = new PNG({ width: 40, height: 10 });
  for (let at = 0; at < 400; at++) picture.data.set([(at % 40) % colours, 0, 0, 255], at * 4);
  return PNG.sync.write(picture);
}
