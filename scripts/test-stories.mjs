// Runs every story in Chromium: play functions, accessibility, pictures. `-u` accepts changed pictures and drops those that no
// story asks for any more; `--changed` runs those that changed since the main line, and a quarter of the rest by turns; other
// arguments go to Vitest (a file, -t name).
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { changedStories } from './support/changed-stories.mjs';
import { ensureChromium } from './support/chromium.mjs';
import {
  askedPictures,
  COUNTED,
  clearDiffs,
  layOutPictures,
  packBaseline,
  picturePath,
  pictureTimes,
  readDiffs,
} from './support/picture-files.mjs';
import { REPORT, writePictureReport } from './support/picture-report.mjs';
import { missesPictures, pictureStanding, picturesMode, writeStamp } from './support/pictures.mjs';

const onlyChanged = process.argv.includes('--changed');
const given = process.argv.slice(2).filter((arg) => arg !== '--changed');
const update = given.some((arg) => arg === '-u' || arg === '--update');
// last, or Vitest would take the file after it for its value
const args = [...given.filter((arg) => arg !== '-u' && arg !== '--update'), ...(update ? ['--update'] : [])];
/** Only a run of all stories knows which pictures nobody asks for. */
const isWhole = !onlyChanged && given.every((arg) => arg.startsWith('--') || arg === '-u');
const run = (command, rest, options = {}) => spawnSync(command, rest, { stdio: 'inherit', ...options }).status ?? 1;

/** Whether pictures are compared in this run, and what it says last. */
function planPictures() {
  if (update) return { mode: 'compare' };
  const { standing, told } = pictureStanding();
  const mode = picturesMode(standing);
  const line = '!'.repeat(100);
  const say = (words) => `\n${line}\n${words}\n${line}`;
  if (mode === 'skip') {
    const why = process.env.PICTURES ? 'PICTURES=skip was said' : told;
    return { mode, warning: say(`PICTURES WERE NOT COMPARED: ${why}.`) };
  }
  if (standing === 'match') return { mode };
  return {
    mode,
    warning: say(
      `Pictures were compared, but ${told}. Where many of them differ by little, the browser drew them differently: on a clean tree \`npm run pictures:renew\` takes all anew.`,
    ),
  };
}

/** Counts for the last line of `npm test`. */
function countPictures(mode) {
  const asked = new Set(askedPictures()).size;
  writeFileSync(
    COUNTED,
    JSON.stringify(mode === 'skip' ? { compared: 0, skipped: asked } : { compared: asked, skipped: 0 }),
  );
}

/** What became of the pictures; a baseline without a story fails the run, or goes with `-u` where every story passed. */
async function settlePictures(before, stories) {
  const after = pictureTimes();
  const taken = [...after].filter(([name, time]) => before.get(name) !== time).map(([name]) => name);
  const asked = new Set(askedPictures());
  const orphans =
    isWhole && stories === 0 && asked.size > 0 ? [...after.keys()].filter((name) => !asked.has(name)) : [];
  if (update) {
    for (const name of orphans) rmSync(picturePath(name));
    const packs = await packBaseline();
    console.log(
      `pictures: ${taken.length} taken, ${orphans.length} dropped that no story asks for, ${packs} packs written`,
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
const { mode, warning } = planPictures();
const env = { ...process.env, PICTURES: mode };
await layOutPictures();
const before = pictureTimes();
clearDiffs();
const reporters = [
  ...(given.some((arg) => arg.startsWith('--reporter')) ? [] : ['--reporter=default']),
  '--reporter=./scripts/support/picture-reporter.mjs',
];
const chosen = onlyChanged ? changedStories() : { stories: [], why: 'all stories' };
console.log(`stories: ${chosen.why}`);
const stories = run('npx', ['vitest', 'run', '--project', 'storybook', ...reporters, ...args, ...chosen.stories], {
  env,
});
const pictures = mode === 'skip' ? 0 : await settlePictures(before, stories);
countPictures(mode);
// One stamp speaks for all pictures: only a run that took all of them may write it.
if (update && isWhole && stories === 0) {
  mkdirSync('tests/visual/baseline', { recursive: true });
  writeStamp();
}
// Last, where it cannot be missed.
if (warning) console.warn(warning);
process.exit(stories || pictures || coverage || Number(missesPictures(mode)));
