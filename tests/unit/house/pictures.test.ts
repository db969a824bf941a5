import { expect, it } from 'vitest';
import { findPictureFaults } from '../../../scripts/support/picture-faults.mjs';
import { describePicture, listPictures, packPictures, unpackPictures } from '../../../scripts/support/picture-pack.mjs';
import { comparePictureStamps, missesPictures } from '../../../scripts/support/pictures.mjs';

const SIZE = { width: 40, height: 10 };

/** A picture of vertical bars in so many colours. */
function draw(name: string, colours: number) {
  const pixels = Buffer.alloc(SIZE.width * SIZE.height * 3);
  for (let at = 0; at < SIZE.width * SIZE.height; at++) pixels[at * 3] = (at % SIZE.width) % colours;
  return { ...describePicture(name, SIZE, pixels), pixels };
}

it('a picture of a bare scrim, canvas or strip is refused', () => {
  const pictures = [draw('canvas', 1), draw('strip', 2), draw('edge', 3), draw('dialog', 9)];
  expect(findPictureFaults(pictures, []).bare).toEqual(['canvas', 'strip', 'edge']);
});

it('pictures that are equal must be said to be, and only those', () => {
  const pictures = [draw('a', 8), draw('b', 8), draw('c', 9)];
  expect(findPictureFaults(pictures, []).equal).toEqual([['a', 'b']]);
  expect(findPictureFaults(pictures, [['a', 'b']])).toEqual({ bare: [], equal: [], gone: [] });
  expect(
    findPictureFaults(pictures, [
      ['a', 'b'],
      ['c', 'd'],
    ]).gone,
  ).toEqual([['c', 'd']]);
});

it('a pack gives back every pixel, in the order of names, and lists what it holds unopened', () => {
  const pictures = [draw('b', 7), draw('a', 30)];
  const pack = packPictures(pictures);
  const back = unpackPictures(pack);
  expect(back.map(({ name }) => name)).toEqual(['a', 'b']);
  expect(listPictures(pack)).toEqual(back.map(({ pixels: _, ...entry }) => entry));
  for (const { name, pixels } of pictures)
    expect(back.find((picture) => picture.name === name)?.pixels.equals(pixels), name).toBe(true);
});

it('a pack whose list promises other pixels is refused', () => {
  const drawn = draw('a', 7);
  const other = { ...drawn, pixels: draw('a', 8).pixels };
  expect(() => unpackPictures(packPictures([other]))).toThrow('damaged');
});

const stamp = { chromium: '156.0.1.2', platform: 'linux-x64', fonts: 'f' };

it.each([
  ['match', {}],
  ['browser', { chromium: '156.0.1.3' }],
  ['browser', { fonts: 'g' }],
  ['platform', { platform: 'darwin-arm64', chromium: '157.0.0.0' }],
])('stamps stand as %s where this differs: %o', (standing, other) =>
  expect(comparePictureStamps(stamp, { ...stamp, ...other })).toBe(standing),
);

it.each([
  [true, 'skip', { CI: 'true' }],
  [false, 'skip', { CI: 'true', PICTURES: 'skip' }],
  [false, 'skip', {}],
  [false, 'skip', { CI: 'false' }],
  [false, 'compare', { CI: 'true' }],
])('a run fails for pictures that were not compared: %s for %s with %o', (fails, mode, env) =>
  expect(missesPictures(mode, env)).toBe(fails),
);
