import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { drawBars } from '#tests/support/draw-bars.mjs';
import { findPictureFaults } from '../../../scripts/support/picture-faults.mjs';
import { comparePictureStamps } from '../../../scripts/support/pictures.mjs';

/** Writes pictures of vertical bars, each of so many colours; answers their paths by name. */
function draw(pictures: Record<string, number>): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
  return Object.entries(pictures).map(([name, colours]) => {
    const path = join(folder, `${name}.png`);
    writeFileSync(path, drawBars(colours));
    return path;
  });
}

it('a picture of a bare scrim, canvas or strip is refused', () => {
  expect(findPictureFaults(draw({ canvas: 1, strip: 2, edge: 3, dialog: 9 }), []).bare).toEqual([
    'canvas',
    'strip',
    'edge',
  ]);
});

it('pictures that are equal must be said to be, and only those', () => {
  const paths = draw({ a: 8, b: 8, c: 9 });
  expect(findPictureFaults(paths, []).equal).toEqual([['a', 'b']]);
  expect(findPictureFaults(paths, [['a', 'b']])).toEqual({ bare: [], equal: [], gone: [] });
  expect(
    findPictureFaults(paths, [
      ['a', 'b'],
      ['c', 'd'],
    ]).gone,
  ).toEqual([['c', 'd']]);
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
