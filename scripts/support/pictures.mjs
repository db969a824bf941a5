// Which Chromium the stories run in, and whether its pictures can be compared with those that were committed.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { findChromium } from './chromium.mjs';

const root = new URL('../../', import.meta.url);
const stampFile = new URL('tests/visual/baseline/chromium.json', root);

const fontPackages = [
  '@fontsource-variable/noto-sans-sc',
  '@fontsource-variable/nunito',
  '@fontsource/noto-sans',
  '@fontsource/zcool-kuaile',
];

/** What a picture depends on beside the code: the browser's major version, the system and the fonts. */
export function pictureStamp() {
  const chromium = findChromium();
  const version =
    chromium && execFileSync(chromium, ['--version'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  const fonts = fontPackages.map(
    (name) => JSON.parse(readFileSync(new URL(`node_modules/${name}/package.json`, root), 'utf8')).version,
  );
  return {
    chromium: version?.match(/(\d+)\./)?.[1] ?? 'none',
    /** Says which one it was, should a minor version ever draw differently. */
    version: version?.match(/\d+(\.\d+)+/)?.[0] ?? 'none',
    platform: `${process.platform}-${process.arch}`,
    fonts: createHash('sha256').update(fonts.join()).digest('hex').slice(0, 12),
  };
}

const same = (a, b) => ['chromium', 'platform', 'fonts'].every((key) => a[key] === b[key]);
const committed = () => (existsSync(stampFile) ? JSON.parse(readFileSync(stampFile, 'utf8')) : undefined);

/** Why pictures of this machine cannot be compared, or undefined where they can. */
export function pictureMismatch() {
  const then = committed();
  const now = pictureStamp();
  if (!then || same(then, now)) return undefined;
  return `the baselines were taken with ${JSON.stringify(then)}, this machine has ${JSON.stringify(now)}`;
}

/** Whether the baselines were taken on a platform like this one; on another they are never compared. */
export const isSamePlatform = () => committed()?.platform === pictureStamp().platform;

/** `compare`, or `skip` where another browser would draw the same thing differently. `PICTURES` overrules. */
export const picturesMode = () => process.env.PICTURES ?? (pictureMismatch() ? 'skip' : 'compare');

export const writeStamp = () => writeFileSync(stampFile, `${JSON.stringify(pictureStamp(), null, 2)}\n`);
