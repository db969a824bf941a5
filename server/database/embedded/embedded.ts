import type { ChildProcess } from 'node:child_process';
import path from 'node:path';
import pg from 'pg';
import { freePort } from '../../free-port.ts';
import { findBinaries, unprivilegedUser } from './binaries.ts';
import { type Cluster, ensureCluster, launch, stopOrphan } from './cluster.ts';
import { takeOwnership } from './owner.ts';
import { placeOf } from './place.ts';

export interface EmbeddedOptions {
  /** Folder of this PostgreSQL; made where absent. */
  dataDir: string;
  database: string;
}

/** A PostgreSQL of this process. */
export interface EmbeddedPostgres {
  url: string;
  /** Process number of the running server; another one after it was restarted. */
  readonly pid: number | undefined;
  stop(): Promise<void>;
}

const USER = 'bread';
/** Between attempts to start a database that was killed: short at first, and never given up. */
const RESTART_PAUSE_MS = 250;
const RESTART_PAUSE_MAX_MS = 1000;
/** How long what is left of a server that was killed together with us may be in the way of the first start. */
const REMAINS_MS = 10_000;

/**
 * Starts the PostgreSQL that npm installed, on a free port of this machine. One process owns a data directory at a time.
 * Killed, the database is started again on the same port; our own death leaves an orphan that the next start takes over.
 */
export async function startEmbeddedPostgres({ dataDir, database }: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const runAs = unprivilegedUser();
  const place = placeOf(path.resolve(dataDir), runAs);
  const cluster: Cluster = { dataDir: place, binaries: await findBinaries(runAs), runAs, user: USER };
  const password = ensureCluster(cluster);
  const giveBack = takeOwnership(cluster.dataDir);
  await stopOrphan(cluster.dataDir);
  const port = await freePort('127.0.0.1');
  const running = await supervise(cluster, port);
  await ensureDatabase({ port, password, database });
  return {
    url: `postgres://${USER}:${password}@127.0.0.1:${port}/${database}`,
    get pid() {
      return running.pid();
    },
    stop: async () => {
      await running.stop();
      giveBack();
    },
  };
}

/** Keeps one server running until it is told to stop. */
async function supervise(cluster: Cluster, port: number) {
  let stopping = false;
  let child: ChildProcess;
  const watch = (started: ChildProcess) => {
    child = started;
    child.once('exit', () => {
      // guard: a killed database is started again
      if (!stopping) void restart();
    });
  };
  // Backends of a killed server hold its shared memory for a moment, and a full disk stays full for a while.
  const restart = async () => {
    for (let pause = RESTART_PAUSE_MS; !stopping; pause = Math.min(pause * 2, RESTART_PAUSE_MAX_MS)) {
      try {
        watch(await launch(cluster, port));
        return;
      } catch {
        await new Promise((done) => setTimeout(done, pause));
      }
    }
  };
  watch(await firstLaunch(cluster, port));

  // The last resort when this process ends without stop(): ask for a fast shutdown.
  const onExit = () => child.kill('SIGINT');
  process.once('exit', onExit);
  return {
    pid: () => child.pid,
    stop: async () => {
      stopping = true;
      process.removeListener('exit', onExit);
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = new Promise((done) => child.once('exit', done));
      child.kill('SIGINT');
      await ended;
    },
  };
}

/** A killed server is in the process table until it is reaped, and its backends hold its memory for a moment longer. */
async function firstLaunch(cluster: Cluster, port: number): Promise<ChildProcess> {
  for (const patient = Date.now() + REMAINS_MS; ; ) {
    try {
      return await launch(cluster, port);
    } catch (error) {
      const inTheWay = /lock file .* already exists|shared memory block .* still in use/.test(String(error));
      if (!inTheWay || Date.now() > patient) throw error;
      await new Promise((done) => setTimeout(done, RESTART_PAUSE_MS));
    }
  }
}

async function ensureDatabase({ port, password, database }: { port: number; password: string; database: string }) {
  const admin = new pg.Client({ host: '127.0.0.1', port, user: USER, password, database: 'postgres' });
  await admin.connect();
  const found = await admin.query('SELECT 1 FROM pg_database WHERE datname = $1', [database]);
  if (found.rowCount === 0) await admin.query(`CREATE DATABASE ${admin.escapeIdentifier(database)}`);
  await admin.end();
}
