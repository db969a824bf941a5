import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ATTACKS } from '#tests/attack/attacks.ts';
import { type Target, targetOf } from '#tests/attack/target.ts';
import { type ServerProcess, startServer, temporaryFolder } from '#tests/support/server-process.ts';
import { copyTemplate } from '#tests/support/test-database.ts';

let database: Awaited<ReturnType<typeof copyTemplate>>;
let folder: ReturnType<typeof temporaryFolder>;
let server: ServerProcess;
let target: Target;
beforeAll(async () => {
  database = await copyTemplate();
  folder = temporaryFolder();
  server = await startServer({
    NODE_ENV: 'production',
    ALLOW_OUTBOX: 'true',
    ALLOW_LOCAL_FILES: 'true',
    DATABASE_URL: database.url,
    DATA_DIR: folder.path,
  });
  target = targetOf(server.url, 1);
});
afterAll(async () => {
  target.client.close();
  await server.end('SIGTERM');
  await database.drop();
  folder.remove();
});

describe('a server in production holds against', () => {
  it.each(ATTACKS.map(({ name, run }) => [name, run] as const))('%s', { timeout: 60_000 }, async (_, run) => {
    const { held, seen } = await run(target);
    expect([seen, held]).toEqual([seen, true]);
  });
});
