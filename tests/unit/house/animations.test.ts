import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

// CSS Modules give every animation name a name of their own. One that is defined elsewhere must be written `global(name)`,
// or it names nothing, and nothing moves, without a word from any tool.
const sheets = readdirSync('client', { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.css'));
const read = (path: string) => readFileSync(`client/${path}`, 'utf8');
const definedIn = (css: string) => new Set([...css.matchAll(/@keyframes ([\w-]+)/g)].map((match) => match[1] ?? ''));
const shared = definedIn(read('theme/base.css'));

/** Words of an `animation` that are neither timing, nor direction, nor fill, nor count. */
const KEYWORDS = /^(none|infinite|linear|ease(-in|-out|-in-out)?|forwards|backwards|both|alternate|reverse|important)$/;

function namesOf(value: string): string[] {
  const plain = value.replaceAll(/(var|calc|steps|cubic-bezier)\((?:[^()]|\([^()]*\))*\)/g, '');
  return [...plain.matchAll(/global\([\w-]+\)|[a-z][\w-]*/g)].map(String).filter((word) => !KEYWORDS.test(word));
}

it.each(sheets.filter((path) => path.endsWith('.module.css')))('%s names animations that there are', (path) => {
  const css = read(path).replaceAll(/\/\*[\s\S]*?\*\//g, '');
  const own = definedIn(css);
  for (const [, value = ''] of css.matchAll(/animation(?:-name)?:([^;]*);/g)) {
    for (const name of namesOf(value.replaceAll(/\d[\w.]*/g, ''))) {
      const global = /^global\((.*)\)$/.exec(name)?.[1];
      expect(global ? shared.has(global) : own.has(name), `${name} in ${value.trim()}`).toBe(true);
    }
  }
});
