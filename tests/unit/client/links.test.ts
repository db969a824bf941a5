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

describe('a server without room', () => {
  /** How often a call is made of a server that refuses the first `refusals` of them, and how it ends. */
  const asked = async (operation: 'query' | 'mutation', refusals: number, refused: ResponseInit) => {
    vi.useFakeTimers();
    vi.stubGlobal('navigator', { userAgent: 'a browser' });
    const times: number[] = [];
    const begun = Date.now();
    vi.stubGlobal('fetch', async () => {
      times.push(Date.now() - begun);
      return times.length > refusals
        ? Response.json({ data: { served: true } })
        : Response.json({ errors: [{ message: '忙', extensions: { code: 'OVERLOADED' } }] }, refused);
    });
    const client = new ApolloClient({ cache: new InMemoryCache(), link: linkTo('http://localhost/graphql', () => {}) });
    const call =
      operation === 'query'
        ? client.query({ query: gql`query Served { served }` })
        : client.mutate({ mutation: gql`mutation Served { served }` });
    const ended = call.then(
      () => 'answered',
      () => 'refused',
    );
    await vi.runAllTimersAsync();
    vi.useRealTimers();
    return { ended: await ended, times };
  };
  const soon = { status: 503, headers: { 'retry-after': '1' } };

  it('is asked once more, after the time it names', async () => {
    const { ended, times } = await asked('query', 1, soon);
    expect([ended, times.length, times[0]]).toEqual(['answered', 2, 0]);
    expect(times[1]).toBeGreaterThanOrEqual(1000);
    expect(times[1]).toBeLessThanOrEqual(1500);
  });

  it('is asked no third time', async () => {
    expect(await asked('query', 2, soon)).toMatchObject({ ended: 'refused', times: { length: 2 } });
  });

  it.each([
    ['a mutation', 'mutation', soon],
    ['a server that names no time', 'query', { status: 503 }],
    ['a server that is away for long', 'query', { status: 503, headers: { 'retry-after': '6' } }],
    ['another refusal', 'query', { status: 429, headers: { 'retry-after': '1' } }],
  ] as const)('%s is not asked again', async (_, operation, refused) => {
    expect(await asked(operation, 1, refused)).toMatchObject({ ended: 'refused', times: { length: 1 } });
  });
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
