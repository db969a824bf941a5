// No baseline picture shows nothing, none equals another unless tests/visual/equal-pictures.json says so, and all together stay
// within their budget. `--accept` writes down those that are equal now: look at them first.
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { findPictureFaults } from './support/picture-faults.mjs';
import { baselinePaths } from './support/picture-files.mjs';

const EQUAL = 'tests/visual/equal-pictures.json';
/** Largest size of all pictures, MB; what it takes to stay there is in docs/decisions/018. */
const BUDGET_MB = 60;

const paths = baselinePaths();
const accept = process.argv.includes('--accept');
const allowed = !accept && existsSync(EQUAL) ? JSON.parse(readFileSync(EQUAL, 'utf8')) : [];
const { bare, equal, gone } = findPictureFaults(paths, allowed);
if (accept) writeFileSync(EQUAL, `${JSON.stringify(equal, null, 2)}\n`);

const mb = paths.reduce((sum, path) => sum + statSync(path).size, 0) / 1024 ** 2;
const faults = [
  ...bare.map((name) => `${name} shows nothing but a surface`),
  ...(accept ? [] : equal.map((names) => `equal byte for byte: ${names.join(', ')}`)),
  ...gone.map((names) => `no longer equal, drop from ${EQUAL}: ${names.join(', ')}`),
  ...(mb > BUDGET_MB ? [`${mb.toFixed(1)} MB of pictures, ${BUDGET_MB} are allowed`] : []),
];
if (faults.length > 0) {
  console.error(faults.join('\n'));
  process.exit(1);
}
console.log(`${paths.length} pictures, ${mb.toFixed(1)} of ${BUDGET_MB} MB, each shows something of its own.`);
