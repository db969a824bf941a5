import { expect, it } from 'vitest';
import { foundPatterns } from '#server/modules/cards/found-pattern.rules.ts';

it.each<[string, string[]]>([
  ['', []],
  ['  \n ', []],
  ['光合 作用', ['%光合%', '%作用%']],
  ['ATP', ['%atp%']],
  // what means something to LIKE, or to JSON, is a letter like others
  ['100%', ['%100\\%%']],
  ['a_b', ['%a\\_b%']],
  ['"x"', ['%\\\\"x\\\\"%']],
  ['c:\\d', ['%c:\\\\\\\\d%']],
  // a database need not know the small form of these
  ['Élan', ['%%lan%']],
  [Array.from({ length: 12 }, (_, at) => `w${at}`).join(' '), Array.from({ length: 10 }, (_, at) => `%w${at}%`)],
])('%j is looked for as %j', (keyword, patterns) => expect(foundPatterns(keyword)).toEqual(patterns));
