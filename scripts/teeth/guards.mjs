// Every guard of what people earned, how it is taken away, and the test that must miss it: `guards/` has a file for each
// module. `sql` runs on the template database; `find` becomes `replace` in a copy of the sources, first after the comment
// `// guard: name`; `file` stands where a source has no comments. `named` is a part of the name of a test of `test`, a file
// of `project` of Vitest.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const groups = await Promise.all(
  readdirSync(`${import.meta.dirname}/guards`).map(
    async (file) => (await import(join(import.meta.dirname, 'guards', file))).default,
  ),
);

export const GUARDS = groups
  .flat()
  .flatMap(({ project, test, guards }) => guards.map((guard) => ({ project, test, ...guard })));

const SOURCES = ['server', 'client', 'domain'];
const MARK = /^ *\/\/ guard: (.+)\n/gm;

/** Where each marked guard stands below the directory: its name, its file and where in the text its mark ends. */
export function marksOf(directory) {
  return SOURCES.flatMap((folder) => sourcesIn(directory, folder)).flatMap((file) => {
    const text = readFileSync(`${directory}/${file}`, 'utf8');
    return [...text.matchAll(MARK)].map((mark) => ({ name: mark[1], file, after: mark.index + mark[0].length }));
  });
}

/** The file of a guard and its text without it; null where nothing, or more than one thing, is what it says. */
export function withoutGuard(directory, guard, marks = marksOf(directory)) {
  const own = guard.file ? [{ file: guard.file, after: 0 }] : marks.filter(({ name }) => name === guard.name);
  if (own.length !== 1) return null;
  const [{ file, after }] = own;
  const text = readFileSync(`${directory}/${file}`, 'utf8');
  const at = text.indexOf(guard.find, after);
  if (at < 0 || (guard.file && text.includes(guard.find, at + 1))) return null;
  return {
    file,
    text: text.slice(0, at) + guard.replace + text.slice(at + guard.find.length),
    lines: lines(text, after, at),
  };
}

const sourcesIn = (directory, folder) =>
  readdirSync(`${directory}/${folder}`, { recursive: true })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => `${folder}/${file}`);

const lines = (text, from, to) => text.slice(from, to).split('\n').length;
