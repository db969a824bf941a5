import { createMemoryHistory } from '@tanstack/react-router';
import { expect, it } from 'vitest';
import { places, routesIn } from '#client/app/features.ts';
import { createAppRouter } from '#client/app/router.tsx';
import { createCache } from '#client/graphql/cache.ts';
import { readRoutes } from '../../../scripts/support/budgets.mjs';

/** Lead elsewhere, or are shown where an address leads nowhere. */
const WITHOUT_PAGE = ['/help', '/404', '/$'];

const router = createAppRouter(
  () => Promise.reject(new Error('no data')),
  createMemoryHistory({ initialEntries: ['/'] }),
);
const paths = Object.keys(router.routesByPath).filter((path) => !WITHOUT_PAGE.includes(path));

it('every page has a title in both languages', () => {
  const routes = [...routesIn('open'), ...routesIn('data'), ...routesIn('shell')].filter(
    ({ fullPath }) => !WITHOUT_PAGE.includes(fullPath),
  );
  expect(routes.length).toBe(paths.length);
  for (const { fullPath, options } of routes) {
    const title = options.staticData?.title;
    expect([title?.zh, title?.en].filter(Boolean), fullPath).toHaveLength(2);
  }
});

it('every page has a budget, and every budget a page', () => {
  // one address is two pages: a package of others is looked into, an own one is written
  const budgeted = new Set(readRoutes().map(({ path }: { path: string }) => path));
  expect([...budgeted].sort()).toEqual([...paths].sort());
});

it('every place of the main navigation is a page, in an order without doubt', () => {
  for (const { to } of places) expect(paths).toContain(to);
  expect(places.map(({ order }) => order)).toEqual(places.map((_, index) => index + 1));
});

it('two features cannot say in two ways how a type is kept', () => {
  const policy = { Note: { keyFields: ['title'] } };
  expect(() => createCache([policy, policy])).toThrow('Note is kept in two ways');
  const query = { Query: { fields: { notes: { keyArgs: false as const } } } };
  expect(() => createCache([query, query])).toThrow('Query.notes');
});
