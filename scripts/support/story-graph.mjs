import { posix } from 'node:path';

/** What changes every story, whatever it imports. */
const EVERYWHERE = [
  /^\.storybook\//,
  /^client\/(theme|i18n)\//,
  /\.graphql$/,
  /^(package|package-lock|tsconfig)\.json$/,
  /^vitest\.config\.ts$/,
  /^scripts\/(test-stories\.mjs|support\/)/,
  /^tests\/visual\/baseline\/chromium\.json$/,
];

/** The stage fetches all art beforehand; a story shows the art that it imports itself. */
const PRELOADS = '.storybook/art.ts';

const SCRIPT_IMPORT = /(?:\bfrom|\bimport)\s*\(?\s*(['"`])([^'"`]+)\1|new URL\(\s*(['"])([^'"]+)\3/g;
const STYLE_IMPORT = /(?:@import\s+(?:url\()?|url\(|\bfrom\s+)\s*(["']?)([^"')\s;]+)\1/g;
/** What names its files only when it runs. */
const UNKNOWN_IMPORT = /import\.meta\.glob|\bimport\(\s*[^'"`\s/)]|\bimport\(\s*`[^`]*\$\{/;

/** Paths of our own files that a file imports, by value, type, style, address or later; packages are the lockfile's. */
function importsOf(path, { read, exists }) {
  const style = path.endsWith('.css');
  if (!style && !/\.[cm]?[jt]sx?$/.test(path)) return [];
  const text = read(path);
  if (!style && UNKNOWN_IMPORT.test(text)) throw new Error(`${path} imports what cannot be read from it`);
  return [...text.matchAll(style ? STYLE_IMPORT : SCRIPT_IMPORT)].flatMap((match) => {
    const asked = (match[2] ?? match[4]).replace(/\?.*$/, '');
    if (asked.startsWith('#')) return named(asked.slice(1), exists);
    if (asked.startsWith('.')) return named(posix.join(posix.dirname(path), asked), exists);
    return [];
  });
}

/** A file under this name. One that does not exist is kept: it may be what was deleted. */
const named = (path, exists) => [[path, `${path}.ts`, `${path}.tsx`].find(exists) ?? path];

/** All files that the given ones reach, themselves among them. */
function reach(from, files) {
  const reached = new Set(from);
  for (const path of reached) {
    if (!files.exists(path)) continue;
    for (const next of files.imports(path)) reached.add(next);
  }
  return reached;
}

/**
 * The stories that a change can alter: all of them, or those that reach a changed file. `files` reads the repository
 * (`read(path)`, `exists(path)`); paths are relative to its root. Where an import cannot be followed the answer is all.
 *
 * @returns {{ stories: string[], why: string }}
 */
export function storiesOfChange({ stories, stage, changed, files: { read, exists } }) {
  const known = new Map();
  const imports = (path) => {
    if (!known.has(path)) known.set(path, importsOf(path, { read, exists }));
    return known.get(path);
  };
  const files = { exists, imports };
  const global = changed.find((path) => EVERYWHERE.some((pattern) => pattern.test(path)));
  if (global) return { stories, why: `${global} changed` };
  try {
    const everywhere = reach(
      stage.filter((path) => path !== PRELOADS),
      { exists, imports: (path) => imports(path).filter((next) => next !== PRELOADS) },
    );
    const shared = changed.find((path) => everywhere.has(path));
    if (shared) return { stories, why: `every story stands on ${shared}` };
    const wanted = new Set(changed);
    const touched = stories.filter((story) => [...reach([story], files)].some((path) => wanted.has(path)));
    return { stories: touched, why: `${changed.length} files changed` };
  } catch (error) {
    return { stories, why: error.message };
  }
}

/** Every fourth of the stories, another one each day, so that in four days all were run. `day` counts from anywhere. */
export const quarterOf = (stories, day) => stories.filter((_, at) => at % 4 === day % 4);
