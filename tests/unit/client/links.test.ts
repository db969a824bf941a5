import { ApolloClient, gql, InMemoryCache } from '@apollo/client';
import { afterEach, expect, it, vi } from 'vitest';
import { linkTo } from '#client/graphql/links.ts';

afterEach(() => vi.unstubAllGlobals());

it('a mutation carries who asks, and no key: nothing sends it again', async () => {
  const sent: Headers[] = [];
  vi.stubGlobal('navigator', { userAgent: 'a browser' });
  vi.stubGlobal('fetch', async (_: unknown, init: RequestInit) => {
    sent.push(new Headers(init.headers));
    return Response.json({ data: { logout: true } });
  });
  const client = new ApolloClient({ cache: new InMemoryCache(), link: linkTo('http://localhost/graphql', () => {}) });
  const { data } = await client.mutate({ mutation: gql`mutation Logout { logout }` });
  expect(data).toEqual({ logout: true });
  expect(sent.map((headers) => [headers.has('idempotency-key'), headers.get('client-type')])).toEqual([[false, 'WEB']]);
});
