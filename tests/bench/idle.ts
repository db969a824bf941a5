// `npm run bench:idle`: what ten thousand learners who do nothing cost one process. Each has a connection of its own and asks for
// the counts of the navigation about once a minute, as a page that stays open does (client/platform/live.ts).
import 'reflect-metadata';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import pg from 'pg';
import { LIVE_MS } from '#client/platform/live.ts';
import { loadStarterPackages } from '#server/database/content.ts';
import { createDataSource } from '#server/database/data-source.ts';
import { startEmbeddedPostgres } from '#server/database/embedded/embedded.ts';
import { migrate } from '#server/database/migrate.ts';
import { databaseOf } from '#server/kernel/database/database.ts';
import { SERVER_FILE, SERVER_FLAGS } from '../../scripts/support/server-command.mjs';
import { clientsOwn, hashOf } from './operations.ts';
import { startServer } from './processes.ts';
import { seed } from './seed.ts';
import { TOKEN_SECRET, tokenOf } from './tokens.ts';

const RESULTS = 'test-results';
const LEARNERS = 10_000;
/** The first round opens the connections and is not counted. */
const ROUNDS = 3;
const MOST_P99_MS = 250;
const MOST_CPU = 0.6;

const asked = ['query TaskBadge', 'query UnreadBadge'].map((name) => hashOf(clientsOwn(name)));
const bodies = asked.map((sha256Hash) =>
  JSON.stringify({ extensions: { persistedQuery: { version: 1, sha256Hash } } }),
);

/** A learner with a connection that is kept. */
interface Idler {
  agent: Agent;
  token: string;
}

const dataDir = join('.data', `bench-idle-${process.pid}`);
const postgres = await startEmbeddedPostgres({ dataDir: join(dataDir, 'postgres'), database: 'bench' });
const client = new pg.Client(postgres.url);
try {
  await client.connect();
  const source = await createDataSource({ url: postgres.url, pool: 2, statementTimeoutMs: 600_000 }).initialize();
  await migrate(source);
  await loadStarterPackages(databaseOf(source), new Date());
  await source.destroy();
  const { firstUser } = await seed(client, { users: LEARNERS, memories: LEARNERS });
  const { rows } = await client.query<{ user_id: number; id: string }>(
    'SELECT user_id, id FROM session WHERE user_id >= $1',
    [firstUser],
  );
  const idlers = rows.map(
    ({ user_id, id }): Idler => ({
      agent: new Agent({ keepAlive: true, maxSockets: 1 }),
      token: tokenOf(user_id, id),
    }),
  );
  const server = await startServer(
    SERVER_FILE,
    {
      NODE_ENV: 'production',
      DATABASE_URL: postgres.url,
      DATA_DIR: dataDir,
      TOKEN_SECRET,
      ALLOW_OUTBOX: 'true',
      ALLOW_LOCAL_FILES: 'true',
      ALLOWED_HOSTS: '127.0.0.1',
    },
    SERVER_FLAGS,
  );
  const { port } = new URL(server.url);
  await playRound(Number(port), idlers);
  const times: number[] = [];
  const cpuBefore = await server.cpu();
  const began = performance.now();
  let failed = 0;
  for (let round = 1; round < ROUNDS; round++) {
    const result = await playRound(Number(port), idlers);
    times.push(...result.times);
    failed += result.failed;
  }
  const cpu = ((await server.cpu()) - cpuBefore) / 1000 / (performance.now() - began);
  const memoryMb = residentMb(server.pid);
  server.stop();
  for (const { agent } of idlers) agent.destroy();
  times.sort((one, other) => one - other);
  const at = (share: number) => Math.round(times[Math.floor(times.length * share)] ?? 0);
  const result = {
    learners: LEARNERS,
    answers: times.length,
    failed,
    p50_ms: at(0.5),
    p99_ms: at(0.99),
    cpu,
    memoryMb,
  };
  console.log(
    `${LEARNERS} idle learners: ${Math.round(times.length / (((ROUNDS - 1) * LIVE_MS.badges) / 1000))} answers a second, ${failed} failed, p50 ${result.p50_ms} ms, p99 ${result.p99_ms} ms (at most ${MOST_P99_MS}), ${Math.round(cpu * 100)} % of a core (at most ${MOST_CPU * 100}), ${memoryMb} MB`,
  );
  mkdirSync(RESULTS, { recursive: true });
  writeFileSync(join(RESULTS, 'bench-idle.json'), `${JSON.stringify(result, null, 2)}\n`);
  if (failed > 0 || result.p99_ms > MOST_P99_MS || cpu > MOST_CPU) process.exitCode = 1;
} finally {
  await client.end();
  await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

/** Every learner asks once, spread over the interval. */
async function playRound(port: number, idlers: readonly Idler[]) {
  const times: number[] = [];
  let failed = 0;
  await Promise.all(
    idlers.map(async (idler, place) => {
      await new Promise((done) => setTimeout(done, (place / idlers.length) * LIVE_MS.badges));
      for (const body of bodies) {
        const began = performance.now();
        if (await answered(port, idler, body)) times.push(performance.now() - began);
        else failed += 1;
      }
    }),
  );
  return { times, failed };
}

/** Whether an operation was answered with data. */
function answered(port: number, { agent, token }: Idler, body: string): Promise<boolean> {
  return new Promise((resolve) => {
    const headers = { 'content-type': 'application/json', token, 'content-length': Buffer.byteLength(body) };
    const call = request({ agent, host: '127.0.0.1', port, path: '/graphql', method: 'POST', headers }, (reply) => {
      let text = '';
      reply.setEncoding('utf8').on('data', (part) => {
        text += part;
      });
      reply.on('end', () => resolve(reply.statusCode === 200 && !text.includes('"errors"')));
    });
    call.on('error', () => resolve(false));
    call.end(body);
  });
}

/** Resident memory of a process on Linux, in MB; 0 elsewhere. */
function residentMb(pid: number): number {
  if (process.platform !== 'linux') return 0;
  const kb = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Math.round(Number(kb ?? 0) / 1024);
}
