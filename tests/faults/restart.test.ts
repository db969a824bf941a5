import { chmodSync, readFileSync, readlinkSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type ServerProcess, startServer, temporaryFolder } from '#tests/support/server-process.ts';
import { until } from '#tests/support/until.ts';

/** The real server as a process of its own on a fresh data directory. */
let dataDir: string;
let removeDataDir: () => void;
const servers = new Set<ServerProcess>();

beforeEach(() => {
  ({ path: dataDir, remove: removeDataDir } = temporaryFolder());
});
afterEach(async () => {
  for (const server of servers) await server.end('SIGTERM');
  servers.clear();
  removeDataDir();
});

async function start(): Promise<ServerProcess> {
  const server = await startServer({ DATA_DIR: dataDir });
  servers.add(server);
  return server;
}

const databasePid = () => Number(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]);
const login = async (url: string): Promise<string> => {
  const reply = await fetch(`${url}/api/v1/auth/guest/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
  });
  return ((await reply.json()) as { data: { token: string } }).data.token;
};
const statusOf = async (url: string, token: string) =>
  (await fetch(`${url}/api/v1/users/current`, { headers: { token } })).status;

describe('the server with its own database', { timeout: 60_000 }, () => {
  it('keeps what it acknowledged through kill -9 of itself', async () => {
    const first = await start();
    const token = await login(first.url);
    await first.end('SIGKILL');
    const second = await start();
    expect(await statusOf(second.url, token)).toBe(200);
  });

  it('brings a killed database back by itself', async () => {
    const { url } = await start();
    const token = await login(url);
    process.kill(databasePid(), 'SIGKILL');
    expect(await until(async () => (await statusOf(url, token)) === 200)).toBeLessThan(5000);
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
  });

  it('starts after both were killed at once', async () => {
    const first = await start();
    const token = await login(first.url);
    process.kill(databasePid(), 'SIGKILL');
    await first.end('SIGKILL');
    const second = await start();
    expect(await statusOf(second.url, token)).toBe(200);
  });

  it('refuses a data directory that another process serves, and says so', async () => {
    const first = await start();
    await expect(start()).rejects.toThrow(new RegExp(`in use by the process ${first.pid}`));
    expect((await fetch(`${first.url}/readyz`)).status).toBe(200);
  });

  it.runIf(process.getuid?.() === 0)('serves from a private folder of root', async () => {
    chmodSync(dataDir, 0o700);
    const { end, url } = await start();
    const token = await login(url);
    await end('SIGTERM');
    const again = await start();
    expect(await statusOf(again.url, token)).toBe(200);
    await again.end('SIGTERM');
    rmSync(dirname(readlinkSync(join(dataDir, 'postgres'))), { recursive: true });
  });

  it('stops cleanly on SIGTERM and leaves no database behind', async () => {
    const { end } = await start();
    const pid = databasePid();
    expect(await end('SIGTERM')).toBe(0);
    expect(() => process.kill(pid, 0)).toThrow();
  });
});
