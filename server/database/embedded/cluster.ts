import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import * as fs from 'node:fs';
import path from 'node:path';
import type { Binaries, RunAs } from './binaries.ts';
import { isAlive } from './owner.ts';

/** Where the files of one PostgreSQL are and who runs it. */
export interface Cluster {
  dataDir: string;
  binaries: Binaries;
  runAs: RunAs;
  user: string;
}

const START_TIMEOUT_MS = 60_000;
const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '100',
  shared_buffers: '128MB',
  log_timezone: 'UTC',
  timezone: 'UTC',
};

const spawnOptions = (cluster: Cluster) => ({
  ...cluster.runAs,
  cwd: '/',
  env: { ...process.env, LC_ALL: 'C.UTF-8', TZ: 'UTC' },
});
const passwordFile = (cluster: Cluster) => `${cluster.dataDir}.password`;

/** Makes the cluster unless it exists, and answers its password. C.UTF-8: under C, pg_trgm sees no Chinese. */
export function ensureCluster(cluster: Cluster): string {
  const { dataDir, binaries, runAs, user } = cluster;
  if (!fs.existsSync(path.join(dataDir, 'PG_VERSION'))) {
    fs.rmSync(dataDir, { recursive: true, force: true });
    fs.mkdirSync(dataDir, { mode: 0o700 });
    fs.writeFileSync(passwordFile(cluster), randomBytes(18).toString('base64url'), { mode: 0o600 });
    if (runAs) for (const file of [dataDir, passwordFile(cluster)]) fs.chownSync(file, runAs.uid, runAs.gid);
    const args = ['-D', dataDir, '-U', user, '--auth=scram-sha-256', `--pwfile=${passwordFile(cluster)}`, '-E', 'UTF8'];
    const { status, error, stderr } = spawnSync(
      binaries.initdb,
      [...args, '--locale=C.UTF-8', '--no-sync', '--no-instructions'],
      { ...spawnOptions(cluster), encoding: 'utf8' },
    );
    if (status !== 0) throw new Error(`initdb failed (${status ?? error?.message}): ${stderr}`);
  }
  return fs.readFileSync(passwordFile(cluster), 'utf8').trim();
}

/** After kill -9 of our process PostgreSQL lives on; postmaster.pid names it. Stops it, so that it starts anew as ours. */
export async function stopOrphan(dataDir: string): Promise<void> {
  const file = path.join(dataDir, 'postmaster.pid');
  if (!fs.existsSync(file)) return;
  const [pidLine, dirLine] = fs.readFileSync(file, 'utf8').split('\n');
  const pid = Number(pidLine);
  if (!(pid > 0) || dirLine !== dataDir || !isAlive(pid) || !isPostgres(pid)) return;
  process.kill(pid, 'SIGINT');
  for (let i = 0; i < 200 && isAlive(pid); i++) await new Promise((done) => setTimeout(done, 50));
  if (isAlive(pid)) throw new Error(`a PostgreSQL of an earlier run (process ${pid}) still holds ${dataDir}`);
}

/** Where the system tells what a process is: pids are reused. */
function isPostgres(pid: number): boolean {
  try {
    return fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('postgres');
  } catch {
    return process.platform !== 'linux';
  }
}

/** Starts PostgreSQL on a port and resolves once it accepts connections. Rejects with the end of its log. */
export function launch(cluster: Cluster, port: number): Promise<ChildProcess> {
  const settings = Object.entries(SETTINGS).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  // A process group of its own: Ctrl-C in the terminal reaches our process only, which lets requests finish first.
  const child = spawn(cluster.binaries.postgres, ['-D', cluster.dataDir, '-p', String(port), ...settings], {
    ...spawnOptions(cluster),
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const tail: string[] = [];
  return new Promise((resolve, reject) => {
    const fail = (why: string) => {
      clearTimeout(timer);
      reject(new Error(`PostgreSQL ${why}:\n${tail.join('')}`));
    };
    const timer = setTimeout(() => fail('did not get ready in a minute'), START_TIMEOUT_MS);
    child.once('error', (error) => fail(error.message));
    child.once('exit', (code) => fail(`ended (${code})`));
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      tail.push(text);
      if (tail.length > 50) tail.shift();
      if (!text.includes('database system is ready to accept connections')) return;
      clearTimeout(timer);
      child.removeAllListeners('exit');
      resolve(child);
    });
  });
}
