import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDataSource } from '#server/database/data-source.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#server/database/embedded/embedded.ts';
import { prepareDatabase } from '#server/database/prepare.ts';
import { freePort } from '#server/free-port.ts';
import { addPackage } from '#tests/factories/packages.ts';
import { httpClient } from '#tests/support/http-client.ts';
import { scaled } from '#tests/support/scale.ts';
import { type ServerProcess, startServer, temporaryFolder } from '#tests/support/server-process.ts';
import { connectionsOf, type Sql, startTraffic } from '#tests/support/traffic.ts';
import { until } from '#tests/support/until.ts';

const KILLS = scaled(3, 20);
const POOL = 6;

let folder: ReturnType<typeof temporaryFolder>;
let postgres: EmbeddedPostgres;
let server: ServerProcess;
let packageId: number;
let port: number;
const start = () =>
  startServer({
    PORT: String(port),
    DATABASE_URL: postgres.url,
    DATA_DIR: folder.path,
    DATABASE_POOL: String(POOL),
    TARGET_LATENCY_MS: '60000',
    MAX_EVENT_LOOP_DELAY_MS: '10000',
  });
/** On a connection of its own each time: the database is killed in between. */
const sql: Sql = async (text, values) => {
  const client = new pg.Client(postgres.url);
  client.on('error', () => undefined);
  await client.connect();
  return (await client.query(text, values).finally(() => client.end())).rows;
};

beforeAll(async () => {
  folder = temporaryFolder();
  postgres = await startEmbeddedPostgres({ dataDir: join(folder.path, 'postgres'), database: 'proof' });
  await prepareDatabase(postgres.url);
  const source = await createDataSource({ url: postgres.url, pool: 1, statementTimeoutMs: 20_000 }).initialize();
  packageId = (await addPackage(source, { chapters: [12] })).id;
  await source.destroy();
  port = await freePort('127.0.0.1');
  server = await start();
});
afterAll(async () => {
  await server.end('SIGTERM');
  await postgres.stop();
  folder.remove();
});

const url = () => server.url;
const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

describe('in the middle of traffic', { timeout: 1_200_000 }, () => {
  it(`kill -9 of the database, ${KILLS} times, loses and doubles nothing`, async () => {
    const traffic = await startTraffic({ url, packageId });
    for (let kill = 0; kill < KILLS; kill++) {
      await traffic.goodAfter(Date.now());
      await pause(300);
      process.kill(postgres.pid as number, 'SIGKILL');
      await until(async () => (await sql('SELECT 1')).length === 1, 30_000);
      expect(await traffic.goodAfter(Date.now())).toBeLessThan(3000);
    }
    await traffic.stop();
    expect(traffic.broken()).toBe(0);
    await traffic.audit(sql);
    expect((await connectionsOf(sql)).stuck).toBe(0);
    expect((await connectionsOf(sql)).all).toBeLessThanOrEqual(POOL);
  });

  it(`kill -9 of the server, ${KILLS} times, loses and doubles nothing`, async () => {
    const traffic = await startTraffic({ url, packageId });
    for (let kill = 0; kill < KILLS; kill++) {
      await traffic.goodAfter(Date.now());
      await pause(300);
      await server.end('SIGKILL');
      server = await start();
      expect(await traffic.goodAfter(Date.now())).toBeLessThan(3000);
    }
    await traffic.stop();
    expect(traffic.broken()).toBeGreaterThan(0);
    await traffic.audit(sql);
    await until(async () => (await connectionsOf(sql)).all <= POOL);
    expect((await connectionsOf(sql)).stuck).toBe(0);
  });

  it('SIGTERM answers what was under way, ends within seconds, and loses nothing', async () => {
    const traffic = await startTraffic({ url, packageId, people: 16 });
    for (let round = 0; round < KILLS; round++) {
      await traffic.goodAfter(Date.now());
      await pause(300);
      const began = Date.now();
      expect(await server.end('SIGTERM')).toBe(0);
      expect(Date.now() - began).toBeLessThan(10_000);
      server = await start();
      await traffic.goodAfter(Date.now());
    }
    await traffic.stop();
    await traffic.audit(sql);
    expect(server.output().replace(/.*http:.*\n/, '')).toBe('');
  });

  it('SIGTERM does not wait for a client that keeps its connection after the answer', async () => {
    const client = httpClient(url(), { sockets: 1 });
    const { data } = await client.call('POST /v1/auth/guest/login');
    const lock = new pg.Client(postgres.url);
    await lock.connect();
    await lock.query('BEGIN; LOCK TABLE unit IN ACCESS EXCLUSIVE MODE');
    const answer = client.call('POST /v1/atlas/stages', { packageId }, { token: data.token });
    await pause(300);
    const began = Date.now();
    const ended = server.end('SIGTERM');
    await pause(300);
    await lock.query('COMMIT');
    expect(await answer).toMatchObject({ status: 200, code: 0 });
    expect(await ended).toBe(0);
    expect(Date.now() - began).toBeLessThan(5000);
    client.close();
    await lock.end();
    server = await start();
  });
});
