// Every component has a story file of its own name at its own place: client/<path>/<Name>/<Name>.tsx is shown by
// stories/<path>/<Name>.stories.tsx, which imports it.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';

const components = readdirSync('client', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.name.endsWith('.tsx'))
  .map((entry) => `${entry.parentPath}/${entry.name}`)
  .filter((path) => basename(dirname(path)) === basename(path, '.tsx'))
  .sort();
const storyOf = (path) =>
  `${dirname(dirname(path)).replace(/^client/, 'stories')}/${basename(path, '.tsx')}.stories.tsx`;
const isShown = (path) => existsSync(storyOf(path)) && readFileSync(storyOf(path), 'utf8').includes(`#${path}`);
const bare = components.filter((path) => !isShown(path));

if (bare.length) {
  console.error(
    `These components have no story of their own:\n${bare.map((path) => `  ${path}: ${storyOf(path)}`).join('\n')}`,
  );
  process.exit(1);
}
console.log(`${components.length} components, each with a story of its own.`);
