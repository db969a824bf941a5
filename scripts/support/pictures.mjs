// Which Chromium the stories run in, and whether its pictures can be compared with those that were committed.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { findChromium } from './chromium.mjs';

const root = new URL('../../', import.meta.url);
const stampFile = new URL('tests/visual/baseline/chromium.json', root);

const fontPackages = [
  '@fontsource/dejavu-mono',
  '@fontsource/dejavu-sans',
  '@fontsource-variable/noto-sans-sc',
  '@fontsource-variable/nunito',
  '@fontsource/noto-sans',
  '@fontsource/zcool-kuaile',
];

/** What a picture depends on beside the code: the browser, the system and the fonts. */
export function pictureStamp() {
  const chromium = findChromium();
  const version =
    chromium && execFileSync(chromium, ['--version'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  const fonts = fontPackages.map(
    (name) => JSON.parse(readFileSync(new URL(`node_modules/${name}/package.json`, root), 'utf8')).version,
  );
  return {
    chromium: version?.match(/\d+(\.\d+)+/)?.[0] ?? 'none',
    platform: `${process.platform}-${process.arch}`,
    fonts: createHash('sha256').update(fonts.join()).digest('hex').slice(0, 12),
  };
}

const same = (a, b) => Object.keys(a).every((key) => a[key] === b[key]);
const committed = () => (existsSync(stampFile) ? JSON.parse(readFileSync(stampFile, 'utf8')) : undefined);

/**
 * How pictures stand between two stamps: `match`; `browser` where the same system has another browser or other fonts, which
 * may draw the same, so they are compared; `platform` where this system could never have drawn them.
 */
export function comparePictureStamps(then, now) {
  if (!then || same(then, now)) return 'match';
  return then.platform === now.platform ? 'browser' : 'platform';
}

/** How this machine stands to the committed pictures, and that in words. */
export function pictureStanding() {
  const then = committed();
  const now = pictureStamp();
  return {
    standing: comparePictureStamps(then, now),
    told: `the baselines were taken with ${JSON.stringify(then)}, this machine has ${JSON.stringify(now)}`,
  };
}

/** `compare`, or `skip` on another system. `PICTURES` overrules. */
export const picturesMode = (standing = pictureStanding().standing) =>
  process.env.PICTURES ?? (standing === 'platform' ? 'skip' : 'compare');

/**
 * Whether a run must fail because its pictures were not compared: where nobody reads what is printed (`CI` is set), unless `PICTURES=skip`
 * says that it is meant.
 */
export const missesPictures = (mode, { CI, PICTURES } = process.env) =>
  mode === 'skip' && PICTURES !== 'skip' && !['', '0', 'false', undefined].includes(CI);

export const writeStamp = () => writeFileSync(stampFile, `${JSON.stringify(pictureStamp(), null, 2)}\n`);
