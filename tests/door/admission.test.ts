import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import fc from 'fast-check';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Admission, excuse, limitAdmission } from '#server/api/admission/admission.ts';
import { handleFailures } from '#server/api/failures.ts';
import { openWire, requestBytes, type Wire } from '#tests/support/wire.ts';

const PLACES = 20;
const BIG = 'x'.repeat(4 * 1024 * 1024);
/** More than the buffers of both ends of a connection hold, however far they grow. */
const BIGGEST = 'x'.repeat(40 * 1024 * 1024);
const TARGET_MS = 60;
/** More than the buffers of both ends of a connection hold. */
const bigAnswer = requestBytes('GET', '/api/big');
const small = requestBytes('GET', '/api/small');

let app: FastifyInstance;
const wires: Wire[] = [];
afterEach(async () => {
  for (const { socket } of wires.splice(0)) socket.destroy();
  await app.close();
});

interface House {
  port: number;
  admission: Admission;
  /** Lets the calls of /api/held go on. */
  release(): void;
  /** Calls that were worked in. */
  worked(): number;
}

async function start(places = PLACES, targetLatencyMs = 10_000): Promise<House> {
  app = fastify({ logController: new LogController({ disableRequestLogging: true }) });
  const admission = limitAdmission(app, {
    maxRequestsInFlight: places,
    targetLatencyMs,
    maxEventLoopDelayMs: 10_000,
  });
  handleFailures(app);
  let worked = 0;
  let release: () => void = () => undefined;
  const held = new Promise<void>((done) => {
    release = done;
  });
  app.get('/api/small', async () => 'small');
  app.get('/api/big', async () => BIG);
  app.get<{ Querystring: { ms: string } }>('/api/slow', async ({ query }) => {
    worked += 1;
    await pause(Number(query.ms));
    return 'slow';
  });
  app.get('/api/held', async () => {
    worked += 1;
    await held;
    return 'held';
  });
  app.get('/api/sends', async (_request, reply) => reply.send(Readable.from([BIGGEST])));
  app.get('/api/late', async () => pause(2 * TARGET_MS));
  app.get('/api/slow-by-design', async (request) => {
    excuse(request);
    await pause(2 * TARGET_MS);
  });
  app.get('/api/fails', async () => Promise.reject(new Error('a fault of ours')));
  app.post('/api/body', async () => 'read');
  app.log.level = 'silent';
  await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    admission,
    release,
    worked: () => worked,
  };
}

async function wire(port: number): Promise<Wire> {
  const made = await openWire(port);
  wires.push(made);
  return made;
}

async function statusOf(port: number, bytes = small): Promise<number> {
  const { socket, statuses } = await wire(port);
  socket.write(bytes);
  return vi.waitFor(
    () => {
      expect(statuses()).toHaveLength(1);
      return statuses()[0] as number;
    },
    { timeout: 5000 },
  );
}

const allBack = (admission: Admission) =>
  vi.waitFor(() => expect(admission.inFlight()).toBe(0), { timeout: 5000, interval: 5 });

describe('a place', () => {
  it('comes back, whatever is pipelined and whenever the connection is closed', { timeout: 120_000 }, async () => {
    const { port, admission } = await start();
    const request = fc.constantFrom(
      small,
      bigAnswer,
      requestBytes('GET', '/api/sends'),
      requestBytes('GET', '/api/fails'),
      requestBytes('GET', '/api/slow?ms=3'),
      requestBytes('GET', '/api/slow?ms=15'),
      requestBytes('POST', '/api/body', { body: '{}' }),
      'POST /api/body HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 90\r\n\r\n{',
      'GET /api/nothing HTTP/1.1\r\nhost: localhost\r\n\r\n',
      'no HTTP\r\n\r\n',
    );
    const connection = fc.record({
      requests: fc.array(request, { minLength: 1, maxLength: 60 }),
      closeAfterMs: fc.integer({ min: 0, max: 20 }),
      reads: fc.boolean(),
      reset: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(connection, { minLength: 1, maxLength: 6 }), async (connections) => {
        await Promise.all(
          connections.map(async ({ requests, closeAfterMs, reads, reset }) => {
            const { socket, gone } = await wire(port);
            if (!reads) socket.pause();
            socket.write(requests.join(''));
            await pause(closeAfterMs);
            if (reset) socket.resetAndDestroy();
            else socket.destroy();
            await gone;
          }),
        );
        await allBack(admission);
        expect(await statusOf(port)).toBe(200);
      }),
      { numRuns: 60 },
    );
  });

  it('is free again when the answer is ready, though its reader never reads', async () => {
    const { port, admission } = await start(5);
    for (const path of ['/api/big', '/api/sends'])
      for (let count = 0; count < 5; count++) {
        const { socket } = await wire(port);
        socket.pause();
        socket.write(requestBytes('GET', path));
      }
    await allBack(admission);
    expect(await statusOf(port)).toBe(200);
  });

  it('is taken when all of a request is there: a body that is sent slowly takes none', async () => {
    const { port, admission } = await start(2);
    for (let count = 0; count < 10; count++) {
      const { socket } = await wire(port);
      socket.write(requestBytes('POST', '/api/body', { headers: { 'content-length': '1000' }, body: '{"a":' }));
    }
    expect(await statusOf(port)).toBe(200);
    expect(admission.inFlight()).toBe(0);
  });

  it('is kept while work goes on, though the caller left: leaving must not let more in', async () => {
    const { port, admission, release, worked } = await start(3);
    for (let count = 0; count < 3; count++) {
      const { socket, gone } = await wire(port);
      socket.write(requestBytes('GET', '/api/held'));
      await vi.waitFor(() => expect(worked()).toBe(count + 1));
      socket.destroy();
      await gone;
    }
    expect(admission.inFlight()).toBe(3);
    expect(await statusOf(port)).toBe(503);
    release();
    await allBack(admission);
  });
});

describe('a burst', () => {
  it('waits for a place instead of being refused', async () => {
    const { port } = await start(PLACES);
    const burst = Array.from({ length: 2 * PLACES }, () => statusOf(port, requestBytes('GET', '/api/slow?ms=20')));
    expect(new Set(await Promise.all(burst))).toEqual(new Set([200]));
  });

  it('that is larger than places and line together is refused in part, with the time to come again', async () => {
    const { port, release } = await start(2);
    const wide = Array.from({ length: 8 }, () => wire(port));
    for (const { socket } of await Promise.all(wide)) socket.write(requestBytes('GET', '/api/held'));
    const refused = await vi.waitFor(() => {
      const answered = wires.filter(({ statuses }) => statuses().length > 0);
      expect(answered.length).toBeGreaterThanOrEqual(4);
      return answered;
    });
    release();
    for (const { text } of refused) {
      expect(text()).toMatch(/^HTTP\/1\.1 503/);
      expect(text()).toMatch(/\r\nretry-after: 1\r\n/);
    }
  });

  it('on one connection is worked in by ten at most', async () => {
    const { port, release, worked } = await start(100);
    const { socket, statuses } = await wire(port);
    socket.write(requestBytes('GET', '/api/held').repeat(40));
    await vi.waitFor(() => expect(worked()).toBe(10));
    release();
    await vi.waitFor(() => expect(statuses()).toHaveLength(40));
    expect(worked()).toBe(10);
    expect(statuses().filter((status) => status === 503)).toHaveLength(30);
  });
});

it.each([
  ['late', 'lowers what is worked in at a time', PLACES - 1],
  ['slow-by-design', 'does not', PLACES],
])('a call that is %s %s', async (path, _, most) => {
  const { port, worked, release } = await start(PLACES, TARGET_MS);
  for (let call = 0; call < 4; call++) expect(await statusOf(port, requestBytes('GET', `/api/${path}`))).toBe(200);
  for (const { socket } of await Promise.all(Array.from({ length: PLACES }, () => wire(port))))
    socket.write(requestBytes('GET', '/api/held'));
  // Small calls wait behind those that are held: when one is refused, all that could be worked in are.
  await vi.waitFor(() => expect(worked()).toBeGreaterThan(5));
  await pause(50);
  if (most === PLACES) expect(worked()).toBe(PLACES);
  else expect(worked()).toBeLessThanOrEqual(most);
  release();
});

it('a call whose caller left while it waited is not worked in', async () => {
  const { port, admission, release, worked } = await start(1);
  const { socket: first } = await wire(port);
  first.write(requestBytes('GET', '/api/held'));
  await vi.waitFor(() => expect(worked()).toBe(1));
  const { socket, gone } = await wire(port);
  socket.write(requestBytes('GET', '/api/held'));
  await pause(20);
  socket.destroy();
  await gone;
  release();
  await allBack(admission);
  expect(worked()).toBe(1);
});
