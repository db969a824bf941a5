import compileMessage from 'icu-minify/compile';
import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { _createCache, _createIntlFormatters } from 'use-intl/core';
import parseAndFormat from 'use-intl/format-message';
import { describe, expect, it } from 'vitest';
import formatCompiled from '#client/i18n/format-message.ts';
import { allWords } from '#tests/support/all-words.ts';

const cache = _createCache();
const formatters = _createIntlFormatters(cache);

/** Something for every placeholder and tag that a message may name. */
const valuesOf = (message: string, count: number) =>
  Object.fromEntries([
    ...[...message.matchAll(/\{\s*(\w+)\s*[,}]/g)].map(([, name]) => [name, count]),
    ...[...message.matchAll(/<(\w+)>/g)].map(([, name]) => [
      name,
      (chunks: ReactNode) => createElement('b', { key: name }, ...[chunks].flat()),
    ]),
  ]);

// The built client carries compiled messages and no parser; development, stories and tests parse them.
describe.each([
  ['zh', allWords.zh],
  ['en', allWords.en],
])('compiled messages in %s', (locale, wording) => {
  const messages = wording.flatMap(([namespace, words]) =>
    Object.entries(words).map(([key, message]) => [`${namespace}.${key}`, message] as const),
  );

  it.each([0, 1, 2, 999, 1000, 12_345, -7, 0.5])('read as the parsed ones do, counting %i', (count) => {
    const options = { cache, formatters: formatters as never, locale };
    const read = (formatted: ReactNode) => renderToStaticMarkup(createElement('p', {}, formatted));
    for (const [key, message] of messages) {
      const values = valuesOf(message, count);
      const parsed = parseAndFormat(key, message, values, options);
      const compiled = formatCompiled(key, compileMessage(message), values, options);
      expect(read(compiled), key).toBe(read(parsed));
    }
  });
});
