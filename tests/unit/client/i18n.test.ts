import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { allWords } from '#tests/support/all-words.ts';

const zh = Object.fromEntries(allWords.zh);
const en = Object.fromEntries(allWords.en);
const namespaces = Object.keys(zh);

const sources = ['client', 'domain']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
      .map((entry) => `${entry.parentPath}/${entry.name}`),
  )
  .filter((path) => !/\/words\.(zh|en)\.ts$/.test(path))
  .map((path) => readFileSync(path, 'utf8'));

/** Keys that are put together, such as `level_${state}`, as patterns of the whole key. */
const composed = sources
  .flatMap((source) => [...source.matchAll(/`(\w*(?:\$\{[^`}]+\}\w*)+)`/g)].map(([, template]) => template ?? ''))
  .map((template) => template.split(/\$\{[^}]+\}/))
  .filter((parts) => parts.join('').length > 1)
  .map((parts) => new RegExp(`^${parts.join('\\w+')}$`));

const text = sources.join('\n');
const isUsed = (key: string) =>
  new RegExp(`['"]${key}['"]|\\b${/^\d+$/.test(key) ? key : '(?!)'}\\b`).test(text) ||
  composed.some((pattern) => pattern.test(key));

const branches = /(?:=\d+|zero|one|two|few|many|other)\s*\{[^{}]*\}/g;

/** What a message must be given: placeholders and tags by name, whatever the branches of its plurals say. */
const asked = (message: string) =>
  [
    ...new Set(
      [...message.replace(branches, '').matchAll(/\{(\w+)[,}]|<(\w+)>/g)].map(([, value, tag]) => value ?? `<${tag}>`),
    ),
  ].sort();

it('is in both languages, each namespace in one place', () => {
  expect(namespaces.length).toBeGreaterThan(20);
  expect(allWords.zh.map(([name]) => name).sort()).toEqual(namespaces.sort());
  expect(allWords.en.map(([name]) => name).sort()).toEqual(namespaces.sort());
});

describe.each(namespaces)('%s', (namespace) => {
  const chinese = zh[namespace] ?? {};
  const english = en[namespace] ?? {};

  it('has the same keys in both languages', () => {
    expect(Object.keys(english).sort()).toEqual(Object.keys(chinese).sort());
  });

  it('asks for the same placeholders and tags in both languages', () => {
    for (const [key, message] of Object.entries(chinese))
      expect(asked(english[key] ?? ''), key).toEqual(asked(message));
  });

  it('holds no empty message and no unused key', () => {
    for (const [key, message] of Object.entries({ ...chinese, ...english })) expect(message.trim(), key).not.toBe('');
    expect(Object.keys(chinese).filter((key) => !isUsed(key))).toEqual([]);
  });
});

it('sees an unused key where there is one', () => {
  expect(isUsed('surely_nobody_uses_this')).toBe(false);
  expect(isUsed('level_done')).toBe(true);
});
