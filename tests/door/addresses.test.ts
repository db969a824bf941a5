import fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registerOutbox } from '#server/api/rest/raw/outbox.ts';
import { Outbox } from '#server/providers/mail/outbox.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { openWire, requestBytes } from '#tests/support/wire.ts';

let app: TestApp;
let port: number;
beforeAll(async () => {
  app = await startTestApp({ production: true });
  port = Number(new URL(await app.fastify.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterAll(() => app.stop());

/** The first answer to a request on a connection of its own. */
async function answerTo(target: string, headers: Record<string, string> = {}, method = 'GET'): Promise<string> {
  const { socket, gone, text } = await openWire(port);
  socket.write(requestBytes(method, target, { headers: { connection: 'close', ...headers } }));
  await gone;
  return text();
}

/** A call in spellings that lead to the same route, and to none. */
const SPELLINGS = [
  '/api/v1/users/energy',
  '/%61pi/v1/users/energy',
  '/a%70i/v1/users/energy',
  '/%61%70%69/v1/users/energy',
  'http://localhost/api/v1/users/energy',
  'http://localhost/%61pi/v1/users/energy',
  '/api/v1/users/energy?x=/outside',
  '/api/v1/none',
  '/%61pi/v1/none',
  '/graphql',
  '/%67raphql',
];

describe('a call', () => {
  it.each(SPELLINGS)('as %s is never kept by anybody', async (target) => {
    const answer = await answerTo(target);
    expect(answer).toMatch(/^HTTP\/1\.1 40[14] /);
    expect(answer).toMatch(/\r\ncache-control: no-store\r\n/);
    expect(answer).toMatch(/\r\ncontent-security-policy: default-src 'none'; frame-ancestors 'none'\r\n/);
  });
});

describe('the outbox', () => {
  const outboxOf = async (remoteAddress: string, headers: Record<string, string>) => {
    const server = fastify();
    registerOutbox(server, new Outbox('/nowhere'));
    const reply = await server.inject({ url: '/outbox', remoteAddress, headers });
    await server.close();
    return reply;
  };

  it.each([
    ['127.0.0.1', {}],
    ['127.0.0.1', { host: '127.0.0.1:4000' }],
    ['::1', { host: '[::1]:4000' }],
    ['::ffff:127.0.0.1', { host: 'localhost:4000' }],
  ])('is there for this machine: %s %o', async (address, headers) => {
    const reply = await outboxOf(address, headers);
    expect([reply.statusCode, reply.headers['cache-control']]).toEqual([200, 'no-store']);
  });

  it.each([
    ['203.0.113.9', {}],
    ['127.0.0.1', { host: 'bread.example' }],
    ['127.0.0.1', { host: '192.0.2.1' }],
    ['127.0.0.1', { 'x-forwarded-for': '127.0.0.1' }],
    ['127.0.0.1', { 'x-forwarded-host': 'localhost' }],
    ['127.0.0.1', { 'x-real-ip': '127.0.0.1' }],
    ['127.0.0.1', { forwarded: 'for=127.0.0.1' }],
    ['127.0.0.1', { via: '1.1 proxy' }],
  ])('is not there for anybody else: %s %o', async (address, headers) => {
    expect((await outboxOf(address, headers)).statusCode).toBe(404);
  });
});
