import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listRoutes } from '#server/api/rest/routes.ts';
import { createSchema } from '#server/schema.ts';
import { type Guest, startTestApp, type TestApp } from '#tests/support/app.ts';

const OURS = 'https://bread.example';
const clientDir = mkdtempSync(join(tmpdir(), 'bread-client-'));

let app: TestApp;
let closed: TestApp;
let guest: Guest;
beforeAll(async () => {
  writeFileSync(join(clientDir, 'index.html'), '<!doctype html><title>面包地图</title>');
  writeFileSync(join(clientDir, 'app.html'), '<!doctype html><title>烤箱边</title>');
  mkdirSync(join(clientDir, 'assets'));
  for (const name of ['count.worker-Ab_1.js', 'main-Ab_1.js'])
    for (const compressed of ['', '.br', '.gz']) writeFileSync(join(clientDir, 'assets', name + compressed), ';');
  app = await startTestApp({
    production: true,
    documents: 'any',
    clientDir,
    env: { CORS_ORIGINS: `${OURS},https://second.example` },
  });
  closed = await startTestApp({ production: true });
  guest = await app.api.guest();
});
afterAll(async () => {
  await app.stop();
  await closed.stop();
  rmSync(clientDir, { recursive: true });
});

/** What a page of another site can send without being asked for leave first. */
const SIMPLE = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'text/plain; application/json',
];
const mutations = listRoutes(createSchema()).filter(({ operation }) => operation === 'mutation');

describe('another site', () => {
  it.each(mutations.map(({ method, path }) => `${method} ${path}`))('cannot post a form to %s', async (route) => {
    const [method, path = ''] = route.split(' ');
    for (const type of SIMPLE) {
      const reply = await app.fastify.inject({
        method: method as 'POST',
        url: `/api${path.replace(/:\w+/g, '1')}`,
        headers: { 'content-type': type, token: guest.token },
        payload: '{"email":"a@example.com"}',
      });
      expect([type, reply.statusCode]).toEqual([type, 415]);
    }
  });

  it.each(
    mutations
      .filter(({ method, access }) => method === 'POST' && !access.debugOnly)
      .map(({ path }) => path.replace(/:\w+/g, '1')),
  )('cannot post to %s without a body, whatever the query says', async (path) => {
    const url = `/api${path}?email=a@example.com&scene=LOGIN&password=correct+horse&packageId=1`;
    const mails = app.mails.length;
    for (const headers of [{ token: guest.token }, { token: guest.token, 'content-type': 'text/plain' }]) {
      const reply = await app.fastify.inject({ method: 'POST', url, headers });
      expect(reply.statusCode).toBe(415);
    }
    expect(app.mails.length).toBe(mails);
  });

  it('is told that first whether it may call, whatever was sent', async () => {
    for (const { method, path, access } of mutations) {
      if (access.access === 'visitor' || access.debugOnly) continue;
      const url = `/api${path.replace(/:\w+/g, '1')}?a=b`;
      const reply = await app.fastify.inject({ method, url, payload: { unknown: 1 } });
      expect([path, reply.statusCode]).toEqual([path, 401]);
    }
  });

  it.each(mutations.map(({ method, path }) => `${method} ${path}`))(
    'cannot say by the query what %s does',
    async (route) => {
      const [method, path = ''] = route.split(' ');
      const reply = await app.fastify.inject({
        method: method as 'POST',
        url: `/api${path.replace(/:\w+/g, '1')}?email=a@example.com`,
        headers: { 'content-type': 'application/json', token: guest.token },
        payload: '{}',
      });
      // What is for people at work is not there in production.
      if (reply.statusCode === 404) return;
      expect(reply.statusCode).toBe(400);
      expect(reply.json().data.fields[0]).toEqual({ path: 'email', message: '修改操作不接受查询参数' });
    },
  );

  it.each(SIMPLE)('cannot post %s to GraphQL', async (type) => {
    const reply = await app.fastify.inject({
      method: 'POST',
      url: '/graphql',
      headers: { 'content-type': type },
      payload: '{"query":"mutation { guestLogin { token } }"}',
    });
    expect(reply.statusCode).toBe(415);
  });

  it('finds nothing to ride on: no cookie is set, none is read', async () => {
    const login = await app.fastify.inject({ method: 'POST', url: '/api/v1/auth/guest/login', payload: {} });
    expect(login.headers['set-cookie']).toBeUndefined();
    const { token } = login.json().data;
    const reply = await app.fastify.inject({
      url: '/api/v1/users/current',
      headers: { cookie: `token=${token}; authorization=${token}` },
    });
    expect(reply.statusCode).toBe(401);
  });
});

describe('CORS', () => {
  const ask = (on: TestApp, origin: string, method: 'OPTIONS' | 'GET' = 'OPTIONS') =>
    on.fastify.inject({
      method,
      url: '/api/v1/users/current',
      headers: { origin, 'access-control-request-method': 'GET', 'access-control-request-headers': 'token' },
    });
  const corsOf = ({ headers }: Awaited<ReturnType<typeof ask>>) =>
    Object.keys(headers).filter((name) => name.startsWith('access-control-'));

  it.each([OURS, 'https://second.example'])('lets pages of %s in, by name and without credentials', async (origin) => {
    const preflight = await ask(app, origin);
    expect(preflight.statusCode).toBe(204);
    expect(preflight.headers['access-control-allow-origin']).toBe(origin);
    expect(preflight.headers['access-control-allow-credentials']).toBeUndefined();
    expect(preflight.headers.vary).toContain('Origin');
    const allowed = String(preflight.headers['access-control-allow-headers']).split(', ');
    for (const header of ['token', 'authorization', 'content-type', 'time-zone', 'idempotency-key', 'client-type'])
      expect(allowed).toContain(header);
    const actual = await ask(app, origin, 'GET');
    expect(actual.headers['access-control-allow-origin']).toBe(origin);
    expect(actual.headers['access-control-expose-headers']).toContain('token');
    expect(actual.headers['access-control-expose-headers']).toContain('server-clock');
  });

  it.each([
    'https://evil.example',
    'http://bread.example',
    `${OURS}.evil.example`,
    `${OURS}:8443`,
    'https://evil-bread.example',
    'https://sub.bread.example',
    'null',
    '*',
    `${OURS},https://second.example`,
    'HTTPS://BREAD.EXAMPLE/',
  ])('tells pages of %s nothing', async (origin) => {
    for (const method of ['OPTIONS', 'GET'] as const) {
      const reply = await ask(app, origin, method);
      expect(corsOf(reply)).toEqual([]);
      expect(reply.headers.vary).toContain('Origin');
    }
  });

  it('is shut where nobody is named', async () => {
    expect(corsOf(await ask(closed, OURS))).toEqual([]);
    expect(corsOf(await ask(closed, OURS, 'GET'))).toEqual([]);
  });
});

describe('headers in production', () => {
  const PLACES = ['/', '/atlas', '/api/docs', '/api/docs/swagger-ui-bundle.js', '/healthz', '/nothing.js'];
  const CALLS = ['/api/v1/users/current', '/api/public/misc/app-info', '/api/openapi.json', '/api/nothing', '/graphql'];

  it.each(CALLS)('of answers to %s let nothing be shown, framed, guessed or kept', async (url) => {
    const { headers } = await app.fastify.inject({ url });
    expect(headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'");
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['x-frame-options']).toBe('DENY');
    expect(headers['cross-origin-resource-policy']).toBe('same-origin');
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['strict-transport-security']).toMatch(/^max-age=31536000/);
    expect(headers['x-powered-by']).toBeUndefined();
    expect(headers.server).toBeUndefined();
  });

  it.each(PLACES)('of %s are strict', async (url) => {
    const { headers } = await app.fastify.inject({ url });
    const policy = String(headers['content-security-policy']);
    expect(policy).not.toMatch(/unsafe-|\*|https?:(?!\/\/)|data:[^;]*script/);
    expect(policy).toContain("default-src 'self'");
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("object-src 'none'");
    expect(policy).toContain("base-uri 'self'");
    expect(policy).toContain("frame-ancestors 'self'");
    expect(policy).toContain("form-action 'self'");
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['x-frame-options']).toBe('SAMEORIGIN');
    expect(headers['referrer-policy']).toBe('no-referrer');
    expect(headers['strict-transport-security']).toMatch(/^max-age=31536000/);
    expect(headers['cross-origin-opener-policy']).toBe('same-origin');
    expect(headers['x-powered-by']).toBeUndefined();
    expect(headers.server).toBeUndefined();
  });

  it.each(
    ['identity', 'br', 'gzip'].flatMap((coding) => [
      [coding, '/assets/count.worker-Ab_1.js', "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'"],
      [coding, '/assets/main-Ab_1.js', expect.stringContaining("script-src 'self';")],
    ]),
  )('let WebAssembly be compiled by workers only, sent as %s: %s', async (coding, url, policy) => {
    const { headers } = await app.fastify.inject({ url, headers: { 'accept-encoding': coding } });
    expect(headers['content-encoding'] ?? 'identity').toBe(coding);
    expect(headers['content-security-policy']).toEqual(policy);
    expect(headers['cache-control']).toContain('immutable');
  });

  it.each([
    ['/', '面包地图'],
    ['/?redirect=%2Fshelf', '面包地图'],
    ['/atlas', '烤箱边'],
    ['/unit/learn', '烤箱边'],
  ])('%s is answered with its page, which no cache keeps unasked', async (url, title) => {
    const { body, headers } = await app.fastify.inject({ url });
    expect(body).toContain(title);
    expect(headers['cache-control']).toBe('no-cache');
  });
});
