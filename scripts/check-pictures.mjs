// No baseline picture shows nothing, none equals another unless tests/visual/equal-pictures.json says so, and all together stay
// within a budget that grows with the stories. `--accept` writes down those that are equal now: look at them first.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { findPictureFaults } from './support/picture-faults.mjs';
import { baselineBytes, baselineEntries } from './support/picture-files.mjs';

const EQUAL = 'tests/visual/equal-pictures.json';
/** Largest size of all pictures, KB: what art and theme take, which do not grow with the product, and so much a story. 60 MB at 2,500 stories. */
const budgetOf = (stories) => 10 * 1024 + 20 * stories;

const storyCount = () =>
  readdirSync('stories', { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.stories.tsx'))
    .reduce(
      (sum, path) => sum + (readFileSync(`stories/${path}`, 'utf8').match(/^export const [A-Z]/gm) ?? []).length,
      0,
    );

const pictures = await baselineEntries();
const accept = process.argv.includes('--accept');
const allowed = !accept && existsSync(EQUAL) ? JSON.parse(readFileSync(EQUAL, 'utf8')) : [];
const { bare, equal, gone } = findPictureFaults(pictures, allowed);
if (accept) writeFileSync(EQUAL, `${JSON.stringify(equal, null, 2)}\n`);

const stories = storyCount();
const kb = baselineBytes() / 1024;
const budget = budgetOf(stories);
const faults = [
  ...bare.map((name) => `${name} shows nothing but a surface`),
  ...(accept ? [] : equal.map((names) => `equal pixel for pixel: ${names.join(', ')}`)),
  ...gone.map((names) => `no longer equal, drop from ${EQUAL}: ${names.join(', ')}`),
  ...(kb > budget
    ? [`${stories} stories may have ${budget} KB of pictures, they have ${Math.ceil(kb)}; is one not packed?`]
    : []),
];
if (faults.length > 0) {
  console.error(faults.join('\n'));
  process.exit(1);
}
console.log(
  `${pictures.length} pictures of ${stories} stories, ${Math.ceil(kb)} of ${budget} KB; each shows something of its own.`,
);
