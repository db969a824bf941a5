import { describe, expect, it } from 'vitest';
import { composed, ONE_ROW, part } from '#server/kernel/database/parts.ts';

const gift = part<{ delta: number; to: string }>(
  { delta: 'int', to: 'text' },
  '@given AS (INSERT INTO gift (amount, owner) SELECT :delta, :to FROM @from RETURNING amount)',
);

describe('parts of a statement', () => {
  it('keep their values and tables apart, whatever they are named alike', () => {
    const two = composed<unknown, { delta: number }>('tests.two_gifts', { delta: 'bigint' })`
      WITH ${gift.as('first', ONE_ROW)}, ${gift.as('second', 'first_given')} SELECT :delta FROM second_given`;
    expect(two.text.replace(/\s+/g, ' ').trim()).toBe(
      'WITH first_given AS (INSERT INTO gift (amount, owner) SELECT $1::int, $2::text FROM (SELECT) AS one_row RETURNING amount), ' +
        'second_given AS (INSERT INTO gift (amount, owner) SELECT $3::int, $4::text FROM first_given RETURNING amount) ' +
        'SELECT $5::bigint FROM second_given',
    );
    expect(two.values({ delta: 7, first: { delta: -1, to: 'me' }, second: { delta: 1, to: 'you' } })).toEqual([
      -1,
      'me',
      1,
      'you',
      7,
    ]);
  });

  it.each([
    ['a value that a part does not declare', () => part({}, 'SELECT :delta')],
    ['a value that a part does not use', () => part<{ delta: number }>({ delta: 'int' }, 'SELECT 1')],
    ['a value that a statement does not declare', () => composed('tests.a', {})`SELECT :delta`],
    ['a value that a statement does not use', () => composed<unknown, { a: 1 }>('tests.b', { a: 'int' })`SELECT 1`],
    ['two parts of one name', () => composed('tests.c', {})`WITH ${gift.as('a', 'x')}, ${gift.as('a', 'y')} SELECT`],
    ['two tables of one name', () => composed('tests.d', {})`WITH a_given AS (SELECT), ${gift.as('a', 'x')} SELECT`],
    ['a statement whose name is taken', () => [1, 2].map(() => composed('tests.e', {})`SELECT 1`)],
  ])('are refused when the server starts: %s', (_, declare) => {
    expect(declare).toThrow(/does not|two/);
  });

  it('are never sent without a value', () => {
    const one = composed('tests.one_gift', {})`WITH ${gift.as('gift', ONE_ROW)} SELECT`;
    expect(() => one.values({ gift: { delta: 1 } } as never)).toThrow('tests.one_gift was not given gift.to');
  });
});
