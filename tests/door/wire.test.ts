import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/app.ts';

let app: TestApp;
let port: number;
beforeAll(async () => {
  app = await startTestApp({ production: true, documents: 'any', env: { STATEMENT_TIMEOUT_MS: '400' } });
  port = Number(new URL(await app.fastify.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterAll(() => app.stop());

/** Writes bytes to the server as they are, and reads until it hangs up. */
async function say(bytes: string | Buffer): Promise<{ status: number; body: string }> {
  const socket = connect(port, '127.0.0.1');
  const parts: Buffer[] = [];
  socket.on('data', (part) => parts.push(part));
  // A server that refuses may hang up while the rest is still being written.
  socket.on('error', () => {});
  socket.end(bytes);
  await once(socket, 'close');
  const text = Buffer.concat(parts).toString();
  const [head = '', body = ''] = text.split('\r\n\r\n');
  return { status: Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1]), body };
}

const request = (...lines: string[]) => [...lines, 'connection: close', '', ''].join('\r\n');
const HOST = 'host: localhost';

describe('on the wire', () => {
  it.each([
    ['no HTTP', 'hello\r\n\r\n', 400],
    ['a header without a name', request('GET /healthz HTTP/1.1', HOST, ': x'), 400],
    ['a header with NUL', request('GET /healthz HTTP/1.1', HOST, 'token: a\0b'), 400],
    ['two lengths', request('POST /graphql HTTP/1.1', HOST, 'content-length: 1', 'content-length: 2'), 400],
    [
      'a length and chunks',
      request('POST /graphql HTTP/1.1', HOST, 'content-length: 4', 'transfer-encoding: chunked'),
      400,
    ],
    ['headers without end', request('GET /healthz HTTP/1.1', HOST, `token: ${'x'.repeat(40_000)}`), 431],
    ['an unknown method', request('BREW /healthz HTTP/1.1', HOST), 400],
  ])('%s gets an envelope', async (_, bytes, status) => {
    const reply = await say(bytes);
    expect(reply.status).toBe(status);
    expect(JSON.parse(reply.body)).toEqual({ code: 400, message: expect.any(String), data: null });
  });

  it.each(['<>', 'localhost:99999', 'evil.example', 'localhost.evil.example', '127.0.0.1.evil.example'])(
    'the host %s is refused by name',
    async (host) => {
      for (const line of ['POST /graphql HTTP/1.1', 'GET /api/v1/users/energy HTTP/1.1', 'GET /healthz HTTP/1.1']) {
        const reply = await say(request(line, `host: ${host}`, 'content-length: 0'));
        expect([reply.status, JSON.parse(reply.body)]).toMatchObject([
          400,
          { code: 400, data: { fields: [{ path: 'host' }] } },
        ]);
      }
    },
  );

  it.each(['localhost', 'LOCALHOST:1', '127.0.0.1:4000', '[::1]:80', 'bread.localhost', '192.0.2.7'])(
    'the host %s is let in',
    async (host) => {
      expect((await say(request('GET /healthz HTTP/1.1', `host: ${host}`))).status).toBe(200);
    },
  );

  it('leaves the server as it was', async () => {
    expect((await say(request('GET /healthz HTTP/1.1', HOST))).status).toBe(200);
  });
});

describe('a body', () => {
  const send = (url: string, payload: string, headers: Record<string, string> = {}) =>
    app.fastify.inject({ method: 'POST', url, payload, headers: { 'content-type': 'application/json', ...headers } });
  const padded = (length: number) => `${'{"query":"{ appInfo { fullVersion } }"}'.padEnd(length - 1)} `;

  it.each([
    ['/graphql', 256],
    ['/api/v1/learn/units/report-complete', 256],
    ['/api/v1/learn/units/report-cancel', 256],
    ['/api/v1/auth/login', 64],
    ['/api/v1/stats/cards', 64],
  ])('of %s is read up to %i KiB', async (url, kib) => {
    expect((await send(url, padded(kib * 1024))).statusCode).not.toBe(413);
    const reply = await send(url, padded(kib * 1024 + 1));
    expect(reply.statusCode).toBe(413);
    expect(reply.json()).toMatchObject({ code: 413, data: null });
  });

  it('that comes in chunks is counted too', async () => {
    const chunk = `${(1000).toString(16)}\r\n${' '.repeat(1000)}\r\n`;
    const head = request(
      'POST /graphql HTTP/1.1',
      HOST,
      'content-type: application/json',
      'transfer-encoding: chunked',
    );
    expect((await say(head + chunk.repeat(600))).status).toBe(413);
  });

  it.each(['application/xml', 'application/graphql', 'text/html', 'image/png', 'nonsense', 'application/jsonp'])(
    'of type %s is refused with 415',
    async (type) => {
      for (const url of ['/graphql', '/api/v1/auth/login']) {
        const reply = await send(url, '{}', { 'content-type': type });
        expect(reply.statusCode).toBe(415);
        expect(reply.json()).toMatchObject({ code: 415, data: null });
      }
    },
  );
});

describe('a statement', () => {
  it('that takes too long is given up, and the answer says to come again', async () => {
    const runner = app.source.createQueryRunner();
    await runner.startTransaction();
    await runner.query('LOCK TABLE users IN ACCESS EXCLUSIVE MODE');
    const reply = await app.api.rest('POST /v1/auth/guest/login', {});
    await runner.rollbackTransaction();
    await runner.release();
    expect(reply).toMatchObject({ status: 503, code: 503, data: null });
    expect(await app.api.rest('POST /v1/auth/guest/login', {})).toMatchObject({ code: 0 });
  });
});

describe('a caller who accepts no type of ours', () => {
  it.each(['text/html', 'a.b.c', 'image/png'])(
    '(%s) is answered in JSON: nothing is done and then refused',
    async (accept) => {
      const guest = await app.api.guest();
      const packages = '{ recommendedPackages(limit: 1) { packages { id } } }';
      const { data } = await app.api.graphql(packages, {}, { as: guest });
      const { id } = data.recommendedPackages.packages[0];
      const query = `mutation { addToShelf(packageId: ${id}) { id } }`;
      const reply = await app.api.graphql(query, {}, { as: guest, headers: { accept } });
      expect([reply.status, reply.data]).toEqual([200, { addToShelf: { id } }]);
      expect(reply.headers['content-type']).toBe('application/json; charset=utf-8');
    },
  );
});
