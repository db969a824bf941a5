import { ApolloClient, gql, InMemoryCache } from '@apollo/client';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Failure } from '#client/graphql/failures.ts';
import { linkTo } from '#client/graphql/links.ts';
import { serverNow } from '#client/platform/server-clock.ts';
import { setToken } from '#client/platform/session.ts';

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

it('an answer tells the clock of the server', async () => {
  const server = Date.now() + 5 * 3_600_000;
  vi.stubGlobal('navigator', { userAgent: 'a browser' });
  vi.stubGlobal('fetch', async () =>
    Response.json({ data: { logout: true } }, { headers: { 'server-clock': String(server) } }),
  );
  const client = new ApolloClient({ cache: new InMemoryCache(), link: linkTo('http://localhost/graphql', () => {}) });
  await client.mutate({ mutation: gql`mutation Logout { logout }` });
  expect(Math.abs(serverNow() - server)).toBeLessThan(2_000);
});

describe('a call that nobody is logged in for', () => {
  const refused = { errors: [{ message: '请先登录', extensions: { code: 'UNAUTHENTICATED', bizCode: 401 } }] };
  /** What the app is told of a call that was sent with one token and answered when another one is there. */
  const toldOf = async (sentWith: string | null, answeredWith: string | null) => {
    vi.stubGlobal('navigator', { userAgent: 'a browser' });
    vi.stubGlobal('fetch', async () => {
      setToken(answeredWith);
      return Response.json(refused, { status: 401 });
    });
    const told: Failure[] = [];
    setToken(sentWith);
    const link = linkTo('http://localhost/graphql', (failure) => void told.push(failure));
    const client = new ApolloClient({ cache: new InMemoryCache(), link });
    await client.query({ query: gql`query Whose { currentUser { id } }` }).catch(() => undefined);
    setToken(null);
    return told;
  };

  it('logs out', async () => {
    expect(await toldOf('one.login.token', 'one.login.token')).toEqual([{ kind: 'unauthenticated' }]);
    expect(await toldOf(null, null)).toEqual([{ kind: 'unauthenticated' }]);
  });

  it('does not log out who has logged in since', async () => {
    expect(await toldOf('an.earlier.login', 'the.present.login')).toEqual([]);
    expect(await toldOf(null, 'the.present.login')).toEqual([]);
  });
});
