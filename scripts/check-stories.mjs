// Every component has a story: each client/**/<Name>/<Name>.tsx is imported by some file under stories/.
import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';

const files = (folder, end) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(end))
    .map((entry) => `${entry.parentPath}/${entry.name}`);

const components = files('client', '.tsx').filter((path) => basename(dirname(path)) === basename(path, '.tsx'));
const stories = files('stories', '.stories.tsx')
  .map((path) => readFileSync(path, 'utf8'))
  .join('\n');
const bare = components.filter((path) => !stories.includes(`#${path}`));

if (bare.length) {
  console.error(`No story shows these components:\n${bare.map((path) => `  ${path}`).join('\n')}`);
  process.exit(1);
}
console.log(`${components.length} components, each in a story.`);
