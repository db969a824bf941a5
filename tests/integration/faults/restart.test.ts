import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, readlinkSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

/** The real server as a process of its own on a fresh data directory. */
let dataDir: string;
const children = new Set<ChildProcess>();

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'bread-restart-'));
  chmodSync(dataDir, 0o755);
});
afterEach(async () => {
  for (const child of children) await ended(child, 'SIGTERM');
  children.clear();
  rmSync(dataDir, { recursive: true, force: true });
});

function ended(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((done) => {
    child.once('exit', () => done());
    child.kill(signal);
  });
}

function start(): Promise<{ child: ChildProcess; url: string }> {
  const child = spawn('node', ['--import', '@oxc-node/core/register', 'server/main.ts'], {
    env: {
      ...process.env,
      NODE_ENV: 'test',
      PORT: '0',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'silent',
      DATABASE_URL: undefined,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.add(child);
  let output = '';
  return new Promise((resolve, reject) => {
    const read = (text: string) => {
      output += text;
      const url = /http:\/\/localhost:\d+/.exec(output)?.[0];
      if (url) resolve({ child, url });
    };
    child.stdout?.setEncoding('utf8').on('data', read);
    child.stderr?.setEncoding('utf8').on('data', read);
    child.once('exit', () => reject(new Error(output)));
  });
}

const databasePid = () => Number(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]);
const login = async (url: string): Promise<string> => {
  const reply = await fetch(`${url}/api/v1/auth/guest/login`, { method: 'POST' });
  return ((await reply.json()) as { data: { token: string } }).data.token;
};
const statusOf = async (url: string, token: string) =>
  (await fetch(`${url}/api/v1/users/current`, { headers: { token } })).status;

/** Milliseconds until a condition holds; fails after ten seconds. */
async function until(holds: () => Promise<boolean>): Promise<number> {
  const began = Date.now();
  while (Date.now() - began < 10_000) {
    if (await holds().catch(() => false)) return Date.now() - began;
    await new Promise((done) => setTimeout(done, 50));
  }
  throw new Error('never held');
}

describe('the server with its own database', { timeout: 60_000 }, () => {
  it('keeps what it acknowledged through kill -9 of itself', async () => {
    const first = await start();
    const token = await login(first.url);
    await ended(first.child, 'SIGKILL');
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
    await ended(first.child, 'SIGKILL');
    const second = await start();
    expect(await statusOf(second.url, token)).toBe(200);
  });

  it('refuses a data directory that another process serves, and says so', async () => {
    const first = await start();
    await expect(start()).rejects.toThrow(new RegExp(`in use by the process ${first.child.pid}`));
    expect((await fetch(`${first.url}/readyz`)).status).toBe(200);
  });

  it.runIf(process.getuid?.() === 0)('serves from a private folder of root', async () => {
    chmodSync(dataDir, 0o700);
    const { child, url } = await start();
    const token = await login(url);
    await ended(child, 'SIGTERM');
    const again = await start();
    expect(await statusOf(again.url, token)).toBe(200);
    await ended(again.child, 'SIGTERM');
    rmSync(dirname(readlinkSync(join(dataDir, 'postgres'))), { recursive: true });
  });

  it('stops cleanly on SIGTERM and leaves no database behind', async () => {
    const { child } = await start();
    const pid = databasePid();
    await ended(child, 'SIGTERM');
    expect(child.exitCode).toBe(0);
    expect(() => process.kill(pid, 0)).toThrow();
  });
});
