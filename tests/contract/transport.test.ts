import fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registerHealth } from '#server/api/rest/raw/health.ts';
import { listRoutes } from '#server/api/rest/routes.ts';
import { createSchema } from '#server/schema.ts';
import { type Guest, startTestApp, type TestApp } from '#tests/support/app.ts';

let app: TestApp;
let production: TestApp;
let guest: Guest;
beforeAll(async () => {
  app = await startTestApp();
  production = await startTestApp({ production: true, documents: 'any' });
  guest = await app.api.guest();
});
afterAll(async () => {
  await app.stop();
  await production.stop();
});

const fieldsOf = (reply: { data: { fields?: { path: string }[] } | null }) =>
  reply.data?.fields?.map(({ path }) => path);

describe('the envelope', () => {
  it('wraps an answer', async () => {
    const reply = await app.api.rest('GET /v1/users/assets', undefined, { as: guest });
    expect(reply).toMatchObject({ status: 200, code: 0, message: 'ok', data: { diamond: 0, exp: 0 } });
  });

  it('carries a business error with HTTP 200, in the language of the caller', async () => {
    const get = (language: string) =>
      app.api.rest('GET /v1/package_source/packages/99999', undefined, {
        as: guest,
        headers: { 'accept-language': language },
      });
    expect(await get('zh-CN,zh;q=0.9')).toMatchObject({ status: 200, code: 1203, message: '卡包不存在', data: null });
    expect(await get('en-US')).toMatchObject({ status: 200, code: 1203, message: 'Package not found', data: null });
  });

  it.each([
    ['an unknown name in the body', 'PATCH /v1/users', { nickname: '小麦', admin: true }, ['admin']],
    ['a missing value', 'POST /v1/users/bookshelf', {}, ['packageId']],
    ['a bound', 'PATCH /v1/users', { nickname: '一'.repeat(500) }, ['input.nickname']],
    ['a body that is no object', 'POST /v1/users/bookshelf', [1], ['body']],
    ['text that no database holds', 'PATCH /v1/users', { nickname: 'a\u0000b' }, ['input.nickname']],
  ])('names the place of %s with HTTP 400', async (_, route, body, paths) => {
    const reply = await app.api.rest(route, body, { as: guest });
    expect(reply).toMatchObject({ status: 400, code: 400 });
    expect(fieldsOf(reply)).toEqual(paths);
  });

  it.each(['GET /v1/package_source/packages/abc', 'GET /v1/package_source/packages/1.5', 'GET /v1/atlas/x/look-back'])(
    'knows no %s: a number stands there',
    async (route) => {
      expect(await app.api.rest(route, undefined, { as: guest })).toMatchObject({ status: 404, code: 404 });
    },
  );

  it.each([
    ['GET /v1/package_source/packages/99999999999'],
    ['GET /v1/atlas/stages?limit=1000000'],
    ['GET /v1/atlas/stages?limit=-1'],
    ['GET /v1/users/check-in/stats?startDate=2026-02-30&endDate=2026-03-01'],
    ['GET /v1/users/check-in/stats?startDate=9999999-01-01&endDate=2026-03-01'],
  ])('refuses %s with HTTP 400', async (route) => {
    expect(await app.api.rest(route, undefined, { as: guest })).toMatchObject({ status: 400, code: 400 });
  });

  it('says 404, 401, 413 and 415 in the same form', async () => {
    expect(await app.api.rest('GET /v1/nothing')).toMatchObject({ status: 404, code: 404, data: null });
    expect(await app.api.rest('GET /v1/users/current')).toMatchObject({ status: 401, code: 401, data: null });
    expect(await app.api.rest('POST /v1/users/feedback-of-nobody', {})).toMatchObject({ status: 404 });
    const large = await app.api.rest('PATCH /v1/users', { nickname: 'x'.repeat(600_000) }, { as: guest });
    expect(large).toMatchObject({ status: 413, code: 413 });
    const xml = await app.fastify.inject({
      method: 'PATCH',
      url: '/api/v1/users',
      headers: { 'content-type': 'application/xml', token: guest.token },
      payload: '<a/>',
    });
    expect(xml.statusCode).toBe(415);
    expect(xml.json()).toMatchObject({ code: 415 });
  });

  it('takes an empty JSON body as no arguments', async () => {
    const reply = await app.fastify.inject({
      method: 'POST',
      url: '/api/v1/users/check-in/mark-popped',
      headers: { 'content-type': 'application/json', token: guest.token },
    });
    expect(reply.json()).toMatchObject({ code: 0 });
  });
});

describe('headers', () => {
  it('accept a bearer token as well', async () => {
    const headers = { authorization: `Bearer ${guest.token}` };
    expect(await app.api.rest('GET /v1/users/current', undefined, { headers })).toMatchObject({ code: 0 });
  });

  it('refuse a forged token, another algorithm and a foreign signature', async () => {
    const [head, body] = guest.token.split('.') as [string, string];
    const none = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${body}.`;
    for (const token of ['nonsense', none, `${head}.${body}.AAAA`, `${guest.token}x`])
      expect(await app.api.rest('GET /v1/users/current', undefined, { as: { token } })).toMatchObject({ status: 401 });
  });

  it('answer a request id and a strict content policy', async () => {
    const { headers } = await app.api.rest('GET /public/misc/app-info');
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  it('tell the clock that the call was decided by, on both faces', async () => {
    const at = '2027-03-01T12:00:00.000Z';
    const headers = { debug: JSON.stringify({ futureTimestamp: at }) };
    const clockOf = (reply: { headers: Record<string, unknown> }) => Number(reply.headers['server-clock']);
    const rest = (more = {}) => app.api.rest('GET /v1/users/assets', undefined, { as: guest, headers: more });
    expect(clockOf(await rest(headers))).toBe(Date.parse(at));
    expect(clockOf(await app.api.graphql('{ assets { exp } }', {}, { as: guest, headers }))).toBe(Date.parse(at));
    expect(Math.abs(clockOf(await rest()) - Date.now())).toBeLessThan(5_000);
    // Who is refused is told it as well.
    expect(clockOf(await app.api.rest('GET /v1/users/assets', undefined, { headers }))).toBe(Date.parse(at));
  });

  it('renew a token after a day', async () => {
    const debug = { debug: JSON.stringify({ futureTimestamp: new Date(Date.now() + 2 * 86_400_000).toISOString() }) };
    const { headers } = await app.api.rest('GET /v1/users/current', undefined, { as: guest, headers: debug });
    expect(headers.token).toBeTruthy();
    expect(headers.token).not.toBe(guest.token);
    const renewed = { token: headers.token as string };
    expect(await app.api.rest('GET /v1/users/current', undefined, { as: renewed, headers: debug })).toMatchObject({
      code: 0,
    });
  });
});

describe('documentation', () => {
  it('is an OpenAPI document with a path for each route', async () => {
    const { body } = await app.api.send('GET', '/api/openapi.json', undefined, {});
    expect(body.openapi).toBe('3.1.0');
    const paths = body.paths as Record<string, Record<string, { operationId: string }>>;
    const described = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { operationId }]) => `${method} ${path} ${operationId}`),
    );
    const served = listRoutes(createSchema()).map(
      ({ method, path, field }) => `${method.toLowerCase()} ${path.replace(/:(\w+)/g, '{$1}')} ${field.name}`,
    );
    expect(described).toEqual(expect.arrayContaining(served));
    expect(described).toContain('get /v1/atlas/{id}/look-back stageLookBack');
    expect(paths['/v1/users/users/vip/energy/left-times']).toBeUndefined();
  });

  it('is a page whose files all come from this server', async () => {
    const page = await app.api.send('GET', '/api/docs', undefined, {});
    const sources = [...String(page.body.text).matchAll(/(?:src|href)="([^"]+)"/g)].map((match) => match[1] as string);
    expect(sources.length).toBeGreaterThan(2);
    for (const source of sources) {
      expect(source).toMatch(/^\/api\/docs\//);
      expect((await app.api.send('GET', source, undefined, {})).status).toBe(200);
    }
  });
});

describe('production', () => {
  it('shows no schema, no GraphiQL, no debug operation and no stack', async () => {
    const introspection = await production.api.graphql('{ __schema { types { name } } }');
    expect(introspection.data?.__schema).toBeUndefined();
    expect(introspection.errors).toBeDefined();
    expect((await production.api.send('GET', '/graphql', undefined, {})).status).toBe(404);
    expect(await production.api.rest('POST /debug/login-guest', {})).toMatchObject({ status: 404, code: 404 });
    const typo = await production.api.graphql('{ curentUser { id } }');
    expect(JSON.stringify(typo.errors)).not.toMatch(/currentUser|stack|node_modules/);
  });

  it('does not listen to the debug header', async () => {
    const person = await production.api.guest();
    const headers = { debug: JSON.stringify({ futureTimestamp: '2031-01-01T00:00:00Z' }) };
    expect(await production.api.rest('GET /v1/users/current', undefined, { as: person, headers })).toMatchObject({
      code: 0,
    });
  });
});

describe('health', () => {
  it('is up and ready, and pg_trgm sees Chinese', async () => {
    expect((await app.api.send('GET', '/healthz', undefined, {})).body).toEqual({ status: 'up' });
    expect((await app.api.send('GET', '/readyz', undefined, {})).body).toEqual({
      status: 'ready',
      checks: { database: true, migrated: true, chineseSearch: true, capacity: true },
    });
  });

  it('is up but not ready where calls have found no place for long', async () => {
    const server = fastify();
    registerHealth(server, app.source, { inFlight: () => 100, saturated: () => true });
    expect((await server.inject('/healthz')).statusCode).toBe(200);
    const ready = await server.inject('/readyz');
    expect([ready.statusCode, ready.json()]).toMatchObject([503, { status: 'not ready', checks: { capacity: false } }]);
    await server.close();
  });
});

describe('GraphQL', () => {
  it('answers errors with a name and a number', async () => {
    const reply = await app.api.graphql('{ package(id: 99999) { id } }', {}, { as: guest });
    expect(reply.errors?.[0]).toMatchObject({ extensions: { code: 'PACKAGE_NOT_FOUND', bizCode: 1203 } });
  });

  it('says 401 and 460 as HTTP status too', async () => {
    expect((await app.api.graphql('{ currentUser { id } }')).status).toBe(401);
    const leaving = await app.api.guest();
    await app.api.rest('POST /v1/users/apply-termination', {}, { as: leaving });
    const reply = await app.api.graphql('{ currentUser { id } }', {}, { as: leaving });
    expect(reply.status).toBe(460);
    expect(reply.errors?.[0]?.extensions.willTerminateAt).toMatch(/^\d{4}-/);
    const rest = await app.api.rest('GET /v1/users/current', undefined, { as: leaving });
    expect(rest).toMatchObject({ status: 460, code: 460, data: { willTerminateAt: expect.stringMatching(/^\d{4}-/) } });
  });

  it.each([
    ['many aliases', `{ ${Array.from({ length: 40 }, (_, i) => `a${i}: appInfo { fullVersion }`).join(' ')} }`],
    ['endless tokens', `{ ${'appInfo { fullVersion } '.repeat(2000)} }`],
    ['doubled directives', `{ appInfo ${'@include(if: true) '.repeat(20)} { fullVersion } }`],
  ])('refuses %s with 400', async (_, query) => {
    expect((await app.api.graphql(query)).status).toBe(400);
  });

  it('refuses batches and forms', async () => {
    const batch = await app.fastify.inject({
      method: 'POST',
      url: '/graphql',
      payload: [{ query: '{ appInfo { fullVersion } }' }],
    });
    expect(batch.statusCode).toBe(400);
    const form = await app.fastify.inject({
      method: 'POST',
      url: '/graphql',
      headers: { 'content-type': 'text/plain' },
      payload: '{"query":"mutation { guestLogin { token } }"}',
    });
    expect(form.statusCode).toBeGreaterThanOrEqual(400);
  });
});
