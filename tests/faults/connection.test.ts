import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createDataSource } from '#server/database/data-source.ts';
import { addPackage } from '#tests/factories/packages.ts';
import { scaled } from '#tests/support/scale.ts';
import { type ServerProcess, startServer, temporaryFolder } from '#tests/support/server-process.ts';
import { startProxy, type TcpProxy, type Way } from '#tests/support/tcp-proxy.ts';
import { copyTemplate } from '#tests/support/test-database.ts';
import { connectionsOf, type Sql, startTraffic } from '#tests/support/traffic.ts';
import { until } from '#tests/support/until.ts';

const POOL = 4;
const STATEMENT_MS = 1000;
const CONNECT_MS = 1000;
/** A call waits for a connection, for its session, for another connection and for one statement more, each to its limit. */
const LONGEST_MS = 2 * (CONNECT_MS + STATEMENT_MS + 1000) + 1500;
const FAULT_MS = scaled(3500, 10_000);
const ROUNDS = scaled(1, 5);

let database: Awaited<ReturnType<typeof copyTemplate>>;
let folder: ReturnType<typeof temporaryFolder>;
let proxy: TcpProxy;
let server: ServerProcess;
let packageId: number;
let direct: pg.Client;
const sql: Sql = async (text, values) => (await direct.query(text, values)).rows;

beforeEach(async () => {
  database = await copyTemplate();
  folder = temporaryFolder();
  const source = await createDataSource({ url: database.url, pool: 1, statementTimeoutMs: 20_000 }).initialize();
  packageId = (await addPackage(source, { chapters: [12] })).id;
  await source.destroy();
  const url = new URL(database.url);
  proxy = await startProxy(Number(url.port));
  url.port = String(proxy.port);
  server = await startServer({
    DATABASE_URL: url.href,
    DATA_DIR: folder.path,
    DATABASE_POOL: String(POOL),
    STATEMENT_TIMEOUT_MS: String(STATEMENT_MS),
    DATABASE_CONNECT_TIMEOUT_MS: String(CONNECT_MS),
    TARGET_LATENCY_MS: '60000',
    MAX_EVENT_LOOP_DELAY_MS: '10000',
  });
  direct = new pg.Client(database.url);
  await direct.connect();
});
afterEach(async () => {
  const code = await server.end('SIGTERM');
  await direct.end();
  await proxy.close();
  await database.drop();
  folder.remove();
  // An error of the log is one that nobody foresaw.
  expect([code, server.output().replace(/.*http:.*\n/, '')]).toEqual([0, '']);
});

const graphql = (query: string, headers: Record<string, string>): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify({ query }),
});
const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

describe('the way to the database', { timeout: 180_000 }, () => {
  it.each<Way>(['slow', 'cut', 'silent', 'truncated'])(
    'that is %s costs clear refusals only, and heals by itself',
    async (way) => {
      const traffic = await startTraffic({ url: () => server.url, packageId });
      for (let round = 0; round < ROUNDS; round++) {
        await traffic.goodAfter(Date.now());
        proxy.become(way);
        await pause(FAULT_MS);
        proxy.become('open');
        expect(await traffic.goodAfter(Date.now())).toBeLessThan(3000);
      }
      await traffic.stop();
      if (way === 'slow') expect(traffic.completed.size).toBeGreaterThan(0);
      else expect(traffic.refusals.length).toBeGreaterThan(0);
      expect(traffic.broken()).toBe(0);
      expect(traffic.slowestMs()).toBeLessThan(LONGEST_MS);
      await traffic.audit(sql);
      // The other end of a connection that went silent learns of it from TCP, or from its own time limit.
      await until(async () => (await connectionsOf(sql)).stuck === 0);
      expect((await connectionsOf(sql)).stuck).toBe(0);
      if (way !== 'silent') expect((await connectionsOf(sql)).all).toBeLessThanOrEqual(POOL);
    },
  );

  it('that is cut answers 503 by both faces, with an account or without', async () => {
    const login = await fetch(`${server.url}/api/v1/auth/guest/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
    });
    const { token } = ((await login.json()) as { data: { token: string } }).data;
    proxy.become('cut');
    const asks: [string, RequestInit][] = [
      ['/api/v1/users/current', { headers: { token } }],
      ['/api/v1/auth/guest/login', { method: 'POST', headers: { 'content-type': 'application/json' } }],
      ['/graphql', graphql('{ currentUser { id } }', { token })],
      ['/graphql', graphql('mutation { guestLogin { token } }', {})],
    ];
    for (const [path, init] of asks) {
      const reply = await fetch(server.url + path, init);
      const { code, errors } = (await reply.json()) as {
        code?: number;
        errors?: { extensions: { bizCode: number } }[];
      };
      expect([path, reply.status, reply.headers.get('retry-after')]).toEqual([path, 503, '1']);
      expect(code ?? errors?.[0]?.extensions.bizCode).toBe(503);
    }
    expect((await fetch(`${server.url}/readyz`)).status).toBe(503);
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  });

  it('that leads to a locked table uses up every connection, and heals once it is unlocked', async () => {
    const traffic = await startTraffic({ url: () => server.url, packageId, people: 4 * POOL });
    await traffic.goodAfter(Date.now());
    await direct.query('BEGIN');
    await direct.query('LOCK TABLE stage IN ACCESS EXCLUSIVE MODE');
    await pause(FAULT_MS);
    const busy = await connectionsOf(sql);
    expect(busy.all).toBeLessThanOrEqual(POOL);
    await direct.query('COMMIT');
    expect(await traffic.goodAfter(Date.now())).toBeLessThan(3000);
    await traffic.stop();
    expect(traffic.refusals.length).toBeGreaterThan(0);
    expect(traffic.slowestMs()).toBeLessThan(LONGEST_MS);
    await traffic.audit(sql);
    expect((await connectionsOf(sql)).stuck).toBe(0);
  });
});
