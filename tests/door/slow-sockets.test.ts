import { once } from 'node:events';
import type { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { openWire, requestBytes } from '#tests/support/wire.ts';

const HEADERS_MS = 500;
const REQUEST_MS = 1000;
const IDLE_MS = 700;
const STALLED_MS = 800;
/** Time-outs are looked after once a second. */
const CHECK_MS = 1000;
/** What a busy machine may be late by. */
const SLACK_MS = 2000;
const DRIP_MS = 50;

let app: TestApp;
let port: number;
beforeAll(async () => {
  app = await startTestApp({
    production: true,
    env: {
      HEADERS_TIMEOUT_MS: String(HEADERS_MS),
      REQUEST_TIMEOUT_MS: String(REQUEST_MS),
      KEEP_ALIVE_TIMEOUT_MS: String(IDLE_MS),
      CONNECTION_TIMEOUT_MS: String(STALLED_MS),
    },
  });
  port = Number(new URL(await app.fastify.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterAll(() => app.stop());

/** Sends bytes one by one for as long as the server lets it, and answers how long that was and what came back. */
async function drip(bytes: string): Promise<{ tookMs: number; statuses: number[] }> {
  const { socket, gone, statuses } = await openWire(port);
  const began = performance.now();
  let over = false;
  const ended = gone.then(() => {
    over = true;
  });
  for (let at = 0; !over; at += 1) {
    socket.write(bytes[at % bytes.length] as string);
    await Promise.race([ended, pause(DRIP_MS)]);
  }
  return { tookMs: performance.now() - began, statuses: statuses() };
}

describe('a connection', () => {
  it('on which headers come slowly is cut', async () => {
    const { tookMs, statuses } = await drip(`GET /healthz HTTP/1.1\r\nhost: localhost\r\nx: ${'x'.repeat(10_000)}`);
    expect(statuses).toEqual([408]);
    expect(tookMs).toBeLessThan(HEADERS_MS + CHECK_MS + SLACK_MS);
  });

  it('on which a body comes slowly is cut', async () => {
    const head = requestBytes('POST', '/graphql', { headers: { 'content-length': '9999' }, body: '' });
    const { socket, gone, statuses } = await openWire(port);
    const began = performance.now();
    socket.write(head);
    const dripping = setInterval(() => socket.write(' '), DRIP_MS);
    await gone;
    clearInterval(dripping);
    expect(statuses()).toEqual([408]);
    expect(performance.now() - began).toBeLessThan(REQUEST_MS + CHECK_MS + SLACK_MS);
  });

  it('without a request is closed', async () => {
    const { socket, gone, statuses } = await openWire(port);
    socket.write(requestBytes('GET', '/healthz'));
    const began = performance.now();
    await gone;
    expect(statuses()).toEqual([200]);
    expect(performance.now() - began).toBeLessThan(IDLE_MS + CHECK_MS + SLACK_MS);
  });

  it('whose answers are not read is cut', async () => {
    const connected = once(app.fastify.server, 'connection');
    const { socket } = await openWire(port);
    const [ours] = (await connected) as [Socket];
    // Who does not read does not notice either.
    const cut = once(ours, 'close');
    const began = performance.now();
    let sent = 0;
    socket.pause();
    // Until the buffers of both ends are full and nothing moves any more.
    const asking = setInterval(() => {
      if (sent++ < 400) socket.write(requestBytes('GET', '/api/openapi.json'));
    }, 2);
    await cut;
    clearInterval(asking);
    socket.destroy();
    expect(performance.now() - began).toBeLessThan(STALLED_MS + CHECK_MS + 5 * SLACK_MS);
  });
});
