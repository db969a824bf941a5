// Runs every story in Chromium: play functions, accessibility, pictures. `-u` accepts changed pictures; other arguments go
// to Vitest (a file, -t name).
import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { ensureChromium } from './support/chromium.mjs';
import { pictureMismatch, writeStamp } from './support/pictures.mjs';

const given = process.argv.slice(2);
const update = given.some((arg) => arg === '-u' || arg === '--update');
// last, or Vitest would take the file after it for its value
const args = [...given.filter((arg) => arg !== '-u' && arg !== '--update'), ...(update ? ['--update'] : [])];
const run = (command, rest, options = {}) => spawnSync(command, rest, { stdio: 'inherit', ...options }).status ?? 1;

function checkPictures() {
  const mismatch = pictureMismatch();
  if (!mismatch || update) return {};
  console.warn(
    `\n${'!'.repeat(100)}\nPICTURES ARE NOT COMPARED: ${mismatch}.\nStories and accessibility still run. \`npm run test:stories -- -u\` takes new baselines.\n${'!'.repeat(100)}\n`,
  );
  return { PICTURES: 'skip' };
}

ensureChromium();
const coverage = run(process.execPath, ['scripts/check-stories.mjs']);
const env = { ...process.env, ...checkPictures(), ...(update ? { PICTURES: 'compare' } : {}) };
const stories = run('npx', ['vitest', 'run', '--project', 'storybook', ...args], { env });
if (update && stories === 0) {
  mkdirSync('tests/visual/baseline', { recursive: true });
  writeStamp();
}
process.exit(stories || coverage);
