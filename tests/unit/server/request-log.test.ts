import { once } from 'node:events';
import { get } from 'node:http';
import type { AddressInfo } from 'node:net';
import fastify, { LogController } from 'fastify';
import { afterEach, expect, it, vi } from 'vitest';
import { logRequests } from '#server/api/request-log.ts';
import { openWire, requestBytes } from '#tests/support/wire.ts';

let close = async () => {};
afterEach(() => close());

async function start(level: 'info' | 'warn') {
  const app = fastify({ logController: new LogController({ disableRequestLogging: true }), genReqId: () => 'id-1' });
  const lines: string[] = [];
  logRequests(app, level, { write: (line) => void lines.push(line) });
  app.get('/here', (_, reply) => reply.code(201).send('ok'));
  // answers never: only its caller can end it
  app.get('/slow', () => new Promise(() => app.server.emit('asked')));
  await app.listen({ port: 0, host: '127.0.0.1' });
  close = () => app.close();
  return { app, lines, url: `http://127.0.0.1:${(app.server.address() as AddressInfo).port}` };
}

it('writes one line a request: who, what without its query, how it ended and how long it took', async () => {
  const { lines, url } = await start('info');
  await (await fetch(`${url}/here?token=secret`)).text();
  await vi.waitFor(() => expect(lines).toHaveLength(1));
  expect(lines[0]).toMatch(/^\{.*\}\n$/);
  expect(JSON.parse(lines[0] as string)).toEqual({
    level: 30,
    time: expect.any(Number),
    reqId: 'id-1',
    method: 'GET',
    path: '/here',
    ip: '127.0.0.1',
    status: 201,
    ms: expect.any(Number),
  });
});

it('says who left before the answer', async () => {
  const { app, lines, url } = await start('info');
  const asked = once(app.server, 'asked');
  const request = get(`${url}/slow`).on('error', () => undefined);
  await asked;
  request.destroy();
  await vi.waitFor(() => expect(lines).toHaveLength(1));
  expect(JSON.parse(lines[0] as string)).toMatchObject({ path: '/slow', left: true });
});

it('tells of a request that stood behind another one when its connection was cut', async () => {
  const { app, lines, url } = await start('info');
  const asked = once(app.server, 'asked');
  const { socket } = await openWire(Number(new URL(url).port));
  socket.write(requestBytes('GET', '/slow') + requestBytes('GET', '/here?token=secret'));
  await asked;
  socket.destroy();
  await vi.waitFor(() => expect(lines).toHaveLength(2));
  const told = lines.map((line) => JSON.parse(line));
  expect(told).toMatchObject([
    { path: '/slow', left: true },
    { path: '/here', left: true },
  ]);
});

it('writes nothing where lines of this level are not asked for', async () => {
  const { lines, url } = await start('warn');
  await (await fetch(`${url}/here`)).text();
  expect(lines).toEqual([]);
});
