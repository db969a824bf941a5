import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { isEmail } from '#domain/users/email.ts';
import { parseLocale, parseTimeZone } from '#server/kernel/locale.ts';
import { DateTimeScalar } from '#server/kernel/scalars/date-time.ts';
import { LocalDateScalar } from '#server/kernel/scalars/local-date.ts';
import { addressKey } from '#server/modules/auth/address.rules.ts';
import { nicknameRefusal } from '#server/modules/users/user.rules.ts';

/** Milliseconds of computing for one long text; what grows with the square of the length takes a hundred times as long. */
const BOUND_MS = 60;
const EXPRESSION_LENGTH = 20_000;
const VALIDATION_LENGTH = 100_000;

const sources = ['domain', 'server'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => join(folder, file)),
);

/** Every regular expression that stands in our sources, with the place of the first. */
function expressions(): Map<string, string> {
  const found = new Map<string, string>();
  for (const file of sources) {
    const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
    const visit = (node: ts.Node): void => {
      if (ts.isRegularExpressionLiteral(node) && !found.has(node.text)) found.set(node.text, file);
      ts.forEachChild(node, visit);
    };
    visit(source);
  }
  return found;
}

const UNITS = [
  'a',
  'Z',
  '0',
  ' ',
  '\t',
  '\n',
  '-',
  '_',
  '.',
  ',',
  '/',
  ':',
  '@',
  '%',
  "'",
  '"',
  '{',
  '(',
  '面',
  'é',
  'a.',
  '!.',
  '!#',
  'a@',
  'a-',
  '0-',
  '1,',
  'a ',
  '{a',
  '::',
  'en,',
  'zh',
  '{{',
  '\u0301',
];
const stress = (length: number) =>
  UNITS.flatMap((unit) => {
    const long = unit.repeat(length / unit.length);
    return [long, `${long}\u0000`, `a@${long}!`, `2026-${long}`];
  });

function slowest(texts: readonly string[], work: (text: string) => unknown): number {
  let most = 0;
  for (const text of texts) {
    let least = Number.POSITIVE_INFINITY;
    // A pause of the machine or of the collector is no fault of the text: it has to be slow each time.
    for (let round = 0; round < 3 && least > BOUND_MS; round++) {
      const before = process.cpuUsage();
      work(text);
      least = Math.min(least, process.cpuUsage(before).user / 1000);
    }
    most = Math.max(most, least);
  }
  return most;
}

describe('a regular expression of ours', () => {
  const texts = stress(EXPRESSION_LENGTH);
  it.each([...expressions()])('takes time in proportion to the text: %s in %s', (literal) => {
    const end = literal.lastIndexOf('/');
    const expression = new RegExp(literal.slice(1, end), literal.slice(end + 1).replace('g', ''));
    expect(slowest(texts, (text) => expression.test(text))).toBeLessThan(BOUND_MS);
  });

  it('would be found out here if it did not', () => {
    const square = /\s+$/;
    expect(slowest([`${' '.repeat(EXPRESSION_LENGTH)}x`], (text) => square.test(text))).toBeGreaterThan(BOUND_MS);
  });
});

describe('a validation', () => {
  const orRefuse = (parse: (text: string) => unknown) => (text: string) => {
    try {
      return parse(text);
    } catch {
      return undefined;
    }
  };
  it.each<[string, (text: string) => unknown]>([
    ['an e-mail', isEmail],
    ['a nickname', (text) => nicknameRefusal(text)],
    ['a language', parseLocale],
    ['a time zone', parseTimeZone],
    ['an address', addressKey],
    ['an instant', orRefuse((text) => DateTimeScalar.parseValue(text))],
    ['a day', orRefuse((text) => LocalDateScalar.parseValue(text))],
  ])('of %s takes time in proportion to the text', (_, validate) => {
    expect(slowest(stress(VALIDATION_LENGTH), validate)).toBeLessThan(BOUND_MS);
  });
});
