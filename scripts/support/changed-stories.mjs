import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { quarterOf, storiesOfChange } from './story-graph.mjs';

const DAY_MS = 86_400_000;
const filesBelow = (folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => `${folder}/${path}`)
    .filter((path) => statSync(path).isFile());
const git = (...args) => execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
const lines = (text) => text.split('\n').filter(Boolean);

/** Where this work left the main line; undefined where git does not know: a shallow clone, no main line, or the main line itself. */
function mergeBase() {
  try {
    if (git('rev-parse', '--is-shallow-repository') === 'true') return undefined;
  } catch {
    return undefined;
  }
  for (const main of ['origin/main', 'main'])
    try {
      const base = git('merge-base', 'HEAD', main);
      return base === git('rev-parse', 'HEAD') ? undefined : base;
    } catch {
      // this clone has no such line
    }
  return undefined;
}

/** The story files that a run has to look at, sorted, and why. All of them where it cannot be known. */
export function changedStories() {
  const stories = filesBelow('stories')
    .filter((path) => path.endsWith('.stories.tsx'))
    .sort();
  const base = mergeBase();
  if (!base) return { stories, why: 'no commit to compare with' };
  const changed = [
    ...lines(git('-c', 'core.quotePath=false', 'diff', '--name-only', '--no-renames', base)),
    ...lines(git('-c', 'core.quotePath=false', 'ls-files', '--others', '--exclude-standard')),
  ];
  const found = storiesOfChange({
    stories,
    stage: filesBelow('.storybook').filter((path) => /\.tsx?$/.test(path)),
    changed,
    files: {
      read: (path) => readFileSync(path, 'utf8'),
      exists: (path) => existsSync(path) && statSync(path).isFile(),
    },
  });
  const rest = stories.filter((path) => !found.stories.includes(path));
  const quarter = quarterOf(rest, Math.floor(Date.now() / DAY_MS));
  return {
    stories: [...found.stories, ...quarter].sort(),
    why: `${found.why}: ${found.stories.length} of ${stories.length} story files, and ${quarter.length} of the rest by turns`,
  };
}
