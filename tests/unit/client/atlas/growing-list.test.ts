import { gql, InMemoryCache } from '@apollo/client';
import { expect, it } from 'vitest';
import { growingList } from '#client/features/atlas/growing-list.ts';

const PAGE = gql`query Page($offset: Int!, $limit: Int!) { list(offset: $offset, limit: $limit) { total offset rows } }`;

/** The numbers in the cache after pages of a list whose newest row is `total`. */
function after(...pages: { total: number; offset: number; limit: number }[]): number[] {
  const cache = new InMemoryCache({ typePolicies: { Query: { fields: { list: growingList('rows') } } } });
  for (const { total, offset, limit } of pages) {
    const all = Array.from({ length: total }, (_, place) => total - place);
    const list = { __typename: 'List', total, offset, rows: all.slice(offset, offset + limit) };
    cache.writeQuery({ query: PAGE, variables: { offset, limit }, data: { list } });
  }
  return (
    cache.readQuery<{ list: { rows: number[] } }>({ query: PAGE, variables: { offset: 0, limit: 0 } })?.list.rows ?? []
  );
}
const page = (total: number, offset = 0) => ({ total, offset, limit: 4 });

it('lays later pages at their place', () => {
  expect(after(page(12), page(12, 4), page(12, 8))).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
});

it.each([0, 1, 3, 4])('keeps what is below where %i rows are new on the first page', (grown) => {
  const rows = after(page(12), page(12, 4), page(12 + grown));
  expect(rows).toEqual(Array.from({ length: 8 + grown }, (_, place) => 12 + grown - place));
});

it('starts over where more is new than the page holds, and where there is less than before', () => {
  expect(after(page(12), page(12, 4), page(17))).toEqual([17, 16, 15, 14]);
  expect(after(page(12), page(12, 4), page(3))).toEqual([3, 2, 1]);
});
