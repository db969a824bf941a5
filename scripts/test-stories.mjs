// Runs every story in Chromium: play functions, accessibility, pictures. `-u` accepts changed pictures and drops those that no
// story asks for any more; other arguments go to Vitest (a file, -t name).
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { ensureChromium } from './support/chromium.mjs';
import { askedPictures, baselinePath, baselineTimes, clearDiffs, readDiffs } from './support/picture-files.mjs';
import { REPORT, writePictureReport } from './support/picture-report.mjs';
import { isSamePlatform, pictureMismatch, picturesMode, writeStamp } from './support/pictures.mjs';
import { shrinkPictures } from './support/shrink-pictures.mjs';

const given = process.argv.slice(2);
const update = given.some((arg) => arg === '-u' || arg === '--update');
// last, or Vitest would take the file after it for its value
const args = [...given.filter((arg) => arg !== '-u' && arg !== '--update'), ...(update ? ['--update'] : [])];
/** Only a run of all stories knows which pictures nobody asks for. */
const isWhole = given.every((arg) => arg.startsWith('--') || arg === '-u');
const run = (command, rest, options = {}) => spawnSync(command, rest, { stdio: 'inherit', ...options }).status ?? 1;

const mismatch = update ? undefined : pictureMismatch();
/** Nobody shall believe that pictures were compared: another browser of the same platform fails the run unless it is told to skip them. */
const unheard = mismatch !== undefined && process.env.PICTURES === undefined && isSamePlatform();
const banner = `\n${'!'.repeat(100)}\nPICTURES ARE NOT COMPARED: ${mismatch}.\n${
  unheard
    ? 'Look at what changed and take new baselines (`npm run test:stories -- -u`), or say PICTURES=skip to do without.'
    : 'Stories and accessibility still run.'
}\n${'!'.repeat(100)}\n`;

/** What became of the pictures; a baseline without a story fails the run, or goes with `-u` where every story passed. */
function settlePictures(before, stories) {
  const after = baselineTimes();
  const taken = [...after].filter(([name, time]) => before.get(name) !== time).map(([name]) => name);
  const asked = new Set(askedPictures());
  const orphans =
    isWhole && stories === 0 && asked.size > 0 ? [...after.keys()].filter((name) => !asked.has(name)) : [];
  if (update) {
    for (const name of orphans) rmSync(baselinePath(name));
    const kept = taken.filter((name) => !orphans.includes(name));
    const { before: was, after: is } = shrinkPictures(kept.map(baselinePath));
    console.log(
      `pictures: ${taken.length} taken (${Math.round(is / 1024)} KB, packed from ${Math.round(was / 1024)}), ${orphans.length} dropped that no story asks for`,
    );
    return 0;
  }
  const changed = readDiffs();
  const fresh = taken.filter((name) => !before.has(name));
  if (changed.size + fresh.length + orphans.length === 0) return 0;
  writePictureReport({ changed, fresh, orphans });
  console.log(
    `pictures: ${changed.size} changed, ${fresh.length} new, ${orphans.length} that no story asks for: see ${REPORT}`,
  );
  return changed.size + orphans.length > 0 ? 1 : 0;
}

ensureChromium();
const coverage = run(process.execPath, ['scripts/check-stories.mjs']);
const env = { ...process.env, ...(mismatch ? { PICTURES: 'skip' } : {}), ...(update ? { PICTURES: 'compare' } : {}) };
if (mismatch) console.warn(banner);
const before = baselineTimes();
clearDiffs();
const reporters = [
  ...(given.some((arg) => arg.startsWith('--reporter')) ? [] : ['--reporter=default']),
  '--reporter=./scripts/support/picture-reporter.mjs',
];
const stories = run('npx', ['vitest', 'run', '--project', 'storybook', ...reporters, ...args], { env });
const compared = update || (env.PICTURES ?? picturesMode()) !== 'skip';
const pictures = compared ? settlePictures(before, stories) : 0;
if (update && stories === 0) {
  mkdirSync('tests/visual/baseline', { recursive: true });
  writeStamp();
}
// Again at the end, where a long log is read first.
if (mismatch) console.warn(banner);
process.exit(stories || pictures || coverage || (unheard ? 1 : 0));
