// `npm run bench`: what a request costs this server, beside the least it could cost and beside other GraphQL servers.
//
// Every server is a process on the same seeded database; the load is a process too. Cells of a few seconds are played in
// rounds whose order is reversed each time, so that a slow minute of the machine hits all alike; what warms up is not
// counted. CPU is the server process's own accounting. Starts, reports and new cards are played once for each account of
// a cell: before the cell, what the cell before did is taken back, so that none is answered as a double tap or a replay.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { loadStarterPackages } from '#server/database/content.ts';
import { createDataSource } from '#server/database/data-source.ts';
import { startEmbeddedPostgres } from '#server/database/embedded/embedded.ts';
import { migrate } from '#server/database/migrate.ts';
import { databaseOf } from '#server/kernel/database/database.ts';
import { SERVER_FILE, SERVER_FLAGS } from '../../scripts/support/server-command.mjs';
import { type Desk, seedDesks } from './authors.ts';
import {
  callsOf,
  DOCUMENTS,
  differenceOf,
  type Face,
  hashOf,
  meaningOf,
  ONCE,
  OPERATIONS,
  type Operation,
  requestOf,
} from './operations.ts';
import { type BenchOptions, readOptions } from './options.ts';
import { type MeasuredServer, startLoad, startServer } from './processes.ts';
import { type Cell, summarise, toMarkdown } from './results.ts';
import { forgetStarts, openUnits, type Seeded, seed } from './seed.ts';
import { TOKEN_SECRET, tokenOf } from './tokens.ts';

const RESULTS = 'test-results';
/** Starts and reports of a cell for each of its seconds; each takes an account of its own. */
const MUTATIONS_A_SECOND = 1000;

interface Contender {
  name: string;
  faces: Face[];
  server: MeasuredServer;
}

const options = readOptions();
const dataDir = join('.data', `bench-${process.pid}`);
rmSync(dataDir, { recursive: true, force: true });
const postgres = await startEmbeddedPostgres({ dataDir: join(dataDir, 'postgres'), database: 'bench' });
// A broken off run leaves no database behind.
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void postgres.stop().finally(() => process.exit(1)));
const client = new pg.Client(postgres.url);
const load = startLoad();
const contenders: Contender[] = [];
const tokens = new Map<number, string>();
let desks: ReadonlyMap<number, Desk> = new Map();
try {
  await client.connect();
  const seeded = await prepare(options);
  contenders.push(...(await startContenders()));
  await compareAnswers(seeded);
  await warmUp(seeded);
  const rounds: Cell[][] = [];
  for (let round = 1; round <= options.rounds; round++) {
    rounds.push(await playRound(seeded, round % 2 === 1));
    process.stderr.write(`round ${round} of ${options.rounds}\n`);
  }
  const results = summarise(rounds);
  mkdirSync(RESULTS, { recursive: true });
  writeFileSync(join(RESULTS, 'bench.json'), `${JSON.stringify({ options, results }, null, 2)}\n`);
  console.log(toMarkdown(results));
  if (results.some(({ errors }) => errors > 0)) process.exitCode = 1;
} finally {
  for (const { server } of contenders) server.stop();
  load.stop();
  await client.end();
  await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

async function prepare({ users, memories }: BenchOptions): Promise<Seeded> {
  const source = await createDataSource({ url: postgres.url, pool: 2, statementTimeoutMs: 600_000 }).initialize();
  await migrate(source);
  await loadStarterPackages(databaseOf(source), new Date());
  await source.destroy();
  const began = Date.now();
  const seeded = await seed(client, options);
  desks = await seedDesks(client, seeded.firstUser, users);
  process.stderr.write(
    `seeded ${users} accounts, ${memories} memories in ${((Date.now() - began) / 1000).toFixed(1)} s\n`,
  );
  return seeded;
}

async function startContenders(): Promise<Contender[]> {
  const documents = join(dataDir, 'documents.json');
  writeFileSync(
    documents,
    JSON.stringify(Object.fromEntries([DOCUMENTS.Q1, DOCUMENTS.M2, DOCUMENTS.M3].map((text) => [hashOf(text), text]))),
  );
  const env = {
    NODE_ENV: 'production',
    DATABASE_URL: postgres.url,
    DATA_DIR: dataDir,
    TOKEN_SECRET,
    ALLOW_OUTBOX: 'true',
    ALLOW_LOCAL_FILES: 'true',
    GRAPHQL_DOCUMENTS: 'any',
    TRUSTED_DOCUMENTS: documents,
    // What is refused under load is no answer to compare: however slow the machine, all are to be answered.
    TARGET_LATENCY_MS: '600000',
    MAX_EVENT_LOOP_DELAY_MS: '600000',
  };
  const start = async (name: string, faces: Face[], file: string, flags: string[] = [], more = {}) => ({
    name,
    faces,
    server: await startServer(file, { ...env, ...more }, flags),
  });
  const all: Parameters<typeof start>[] = [
    ['bare', ['bare'], 'tests/bench/servers/bare.ts'],
    ['product', ['rest', 'hash', 'text'], SERVER_FILE, SERVER_FLAGS],
    ['mercurius', ['prepared', 'text'], 'tests/bench/servers/mercurius.ts'],
    // The same with what the others do without: our flags of Node, log line, headers of safety and sessions read together.
    ['mercurius-kept', ['prepared'], 'tests/bench/servers/mercurius.ts', SERVER_FLAGS, { KEPT: 'true' }],
    ['yoga', ['text'], 'tests/bench/servers/yoga.ts'],
  ];
  const { servers } = options;
  const wanted = all.filter(([name]) => name === 'bare' || servers.length === 0 || servers.includes(name));
  return Promise.all(wanted.map((contender) => start(...contender)));
}

async function makeTokens(): Promise<void> {
  const { rows } = await client.query('SELECT user_id, id FROM session');
  for (const { user_id, id } of rows) tokens.set(user_id, tokenOf(user_id, id));
}
function token(user: number): string {
  return tokens.get(user) as string;
}

/** Every face must say what the product says by hash before any is measured; it may say more. */
async function compareAnswers(seeded: Seeded): Promise<void> {
  await makeTokens();
  for (const operation of OPERATIONS) {
    const product = contenders.find(({ name }) => name === 'product');
    if (!product) return;
    const reference = await meaningFrom(seeded, product, 'hash', operation);
    for (const contender of contenders) {
      for (const face of contender.faces) {
        const meaning = await meaningFrom(seeded, contender, face, operation);
        // REST answers one field of Q1.
        const expected = face === 'rest' ? pick(reference, Object.keys(meaning as object)) : reference;
        const difference = differenceOf(meaning, expected);
        if (difference)
          throw new Error(`${operation} of ${contender.name} by ${face} is another answer: ${difference}`);
      }
    }
  }
}

async function meaningFrom(seeded: Seeded, { server }: Contender, face: Face, operation: Operation): Promise<unknown> {
  const [call] = await callsFor(seeded, operation, [seeded.firstUser]);
  if (!call) throw new Error(`no call of ${operation}`);
  const { method, path, headers, body } = requestOf(face, operation, call, token);
  const response = await fetch(`${server.url}${path}`, { method, headers, body });
  const answered = await response.text();
  if (!response.ok || answered.includes('"errors":[')) throw new Error(`${operation} by ${face} failed: ${answered}`);
  return meaningOf(face, operation, answered);
}

function pick(value: unknown, keys: string[]): unknown {
  return Object.fromEntries(keys.map((key) => [key, (value as Record<string, unknown>)[key]]));
}

async function callsFor(seeded: Seeded, operation: Operation, users: number[]) {
  if (operation === 'Q3') await forgetStarts(client);
  const units = operation === 'M1' ? await openUnits(client, seeded, users) : [];
  return callsOf(operation, users, { ...seeded, units, desks });
}

/** As much for each server, however many faces it has: V8 compiles what runs often. */
async function warmUp(seeded: Seeded): Promise<void> {
  const most = Math.max(...contenders.map(({ faces }) => faces.length));
  for (const op of opsPlayed())
    for (const contender of contenders)
      for (let time = 0; time < most; time++)
        await playCell(seeded, op, contender, contender.faces[time % contender.faces.length] as Face);
  process.stderr.write('warmed up\n');
}

function opsPlayed(): Operation[] {
  return OPERATIONS.filter((op) => options.ops.length === 0 || options.ops.includes(op));
}

async function playRound(seeded: Seeded, reversed: boolean): Promise<Cell[]> {
  const cells: Cell[] = [];
  const everything = opsPlayed().flatMap((op) =>
    contenders.flatMap((contender) => contender.faces.map((face) => ({ op, contender, face }))),
  );
  for (const { op, contender, face } of reversed ? everything.toReversed() : everything)
    cells.push(await playCell(seeded, op, contender, face));
  return reversed ? cells.toReversed() : cells;
}

async function playCell(seeded: Seeded, op: Operation, { name, server }: Contender, face: Face): Promise<Cell> {
  const once = ONCE.has(op);
  const calls = await callsFor(seeded, op, someUsers(seeded, once ? MUTATIONS_A_SECOND * options.seconds : 5000));
  const requests = calls.map((call) => requestOf(face, op, call, token));
  const before = await server.cpu();
  const { answered, errors, rps, p50_ms, p99_ms } = await load.play({
    url: server.url,
    requests,
    connections: options.connections,
    ...(once ? {} : { seconds: options.seconds }),
    failing: '^{"errors"|^{"code":[1-9]|^{"data":null',
  });
  const cpu_us = ((await server.cpu()) - before) / answered;
  return { server: name, face, op, rps, p50_ms, p99_ms, cpu_us, errors };
}

/** Different accounts at random. */
function someUsers({ firstUser }: Seeded, wanted: number): number[] {
  const all = Array.from({ length: options.users }, (_, index) => firstUser + index);
  for (let index = all.length - 1; index > 0; index--) {
    const other = Math.floor(Math.random() * (index + 1));
    [all[index], all[other]] = [all[other] as number, all[index] as number];
  }
  return all.slice(0, wanted);
}
