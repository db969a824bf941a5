import { execFileSync } from 'node:child_process';
import { chmodSync, closeSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDataSource } from '#server/database/data-source.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#server/database/embedded/embedded.ts';
import { prepareDatabase } from '#server/database/prepare.ts';
import { addPackage } from '#tests/factories/packages.ts';
import { scaled } from '#tests/support/scale.ts';
import { type ServerProcess, startServer, temporaryFolder } from '#tests/support/server-process.ts';
import { connectionsOf, type Sql, startTraffic } from '#tests/support/traffic.ts';
import { until } from '#tests/support/until.ts';

const DISK = '192m';
const ROUNDS = scaled(1, 5);

let folder: ReturnType<typeof temporaryFolder>;
let postgres: EmbeddedPostgres;
let server: ServerProcess;
let packageId: number;
const mounted = mountDisk();

/** A small disk of its own for the database; null where this user may not mount one. */
function mountDisk(): string | null {
  folder = temporaryFolder();
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK},mode=0755`, 'bread-proof', folder.path], {
      stdio: 'pipe',
    });
    return folder.path;
  } catch (error) {
    console.error(`NOT TESTED: a full disk; a file system cannot be mounted here (${(error as Error).message.trim()})`);
    return null;
  }
}

const sql: Sql = async (text, values) => {
  const client = new pg.Client(postgres.url);
  client.on('error', () => undefined);
  await client.connect();
  return (await client.query(text, values).finally(() => client.end())).rows;
};

/** Fills the disk to the last byte and answers what empties it again. */
function fillDisk(): () => void {
  const ballast = join(folder.path, 'ballast');
  const file = openSync(ballast, 'a');
  for (let size = 4 * 1024 * 1024; size >= 512; size /= 2) {
    try {
      for (;;) writeSync(file, Buffer.alloc(size));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
    }
  }
  closeSync(file);
  return () => rmSync(ballast);
}

beforeAll(async () => {
  if (!mounted) return;
  chmodSync(folder.path, 0o755);
  postgres = await startEmbeddedPostgres({ dataDir: join(folder.path, 'postgres'), database: 'proof' });
  await prepareDatabase(postgres.url);
  const source = await createDataSource({ url: postgres.url, pool: 1, statementTimeoutMs: 20_000 }).initialize();
  packageId = (await addPackage(source, { chapters: [12] })).id;
  await source.destroy();
  server = await startServer({
    DATABASE_URL: postgres.url,
    DATA_DIR: join(folder.path, 'server'),
    TARGET_LATENCY_MS: '60000',
    MAX_EVENT_LOOP_DELAY_MS: '10000',
  });
});
afterAll(async () => {
  if (!mounted) return folder.remove();
  await server?.end('SIGTERM');
  await postgres?.stop();
  execFileSync('umount', [folder.path]);
  folder.remove();
});

describe.runIf(mounted)('a full disk under the database', { timeout: 300_000 }, () => {
  it('costs clear refusals only; with room again everything goes on, and nothing acknowledged is gone', async () => {
    const traffic = await startTraffic({ url: () => server.url, packageId });
    for (let round = 0; round < ROUNDS; round++) {
      await traffic.goodAfter(Date.now());
      const refusedBefore = traffic.refusals.length;
      const empty = fillDisk();
      await until(async () => traffic.refusals.length > refusedBefore + 20, 60_000);
      empty();
      await until(async () => (await sql('SELECT 1')).length === 1, 30_000);
      expect(await traffic.goodAfter(Date.now())).toBeLessThan(3000);
    }
    await traffic.stop();
    expect(traffic.broken()).toBe(0);
    await traffic.audit(sql);
    expect((await connectionsOf(sql)).stuck).toBe(0);
  });
});
