import cluster, { type Worker } from 'node:cluster';
import type { Config } from './config.ts';
import { freePort } from './free-port.ts';
import type { Serving } from './serve.ts';

/** Between the death of a worker and its replacement; longer where workers die young, so that a fault does not spin. */
const REPLACE_PAUSE_MS = 100;
const REPLACE_PAUSE_MAX_MS = 5000;
const YOUNG_MS = 10_000;

/**
 * Serves with several processes that share the port. This one serves nothing: it replaces workers that die and passes
 * the end on to all. Rejects where a worker dies before it ever listened.
 */
export async function startWorkers(config: Config, databaseUrl: string): Promise<Serving> {
  // Handing each connection over takes the worker a turn of its loop: under load new ones would wait for seconds.
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  let stopping = false;
  let pause = REPLACE_PAUSE_MS;
  const alive = new Set<Worker>();

  // Workers that are all told "any port" do not find the same one again once all of them died.
  const port = config.port === 0 ? await freePort(config.host) : config.port;

  const fork = (): Promise<void> => {
    const worker = cluster.fork({ DATABASE_URL: databaseUrl, PORT: String(port) });
    const born = Date.now();
    alive.add(worker);
    return new Promise((resolve, reject) => {
      worker.once('listening', () => resolve());
      worker.once('exit', (code, signal) => {
        alive.delete(worker);
        reject(new Error(`a worker ended (${signal ?? code})`));
        if (stopping) return;
        pause = Date.now() - born < YOUNG_MS ? Math.min(pause * 2, REPLACE_PAUSE_MAX_MS) : REPLACE_PAUSE_MS;
        setTimeout(() => {
          // guard: a dead worker is replaced
          if (!stopping) void fork().catch(() => undefined);
        }, pause);
      });
    });
  };

  await Promise.all(Array.from({ length: config.workers }, fork));
  return {
    port,
    stop: async () => {
      stopping = true;
      await Promise.all([...alive].map(ended));
    },
  };
}

function ended(worker: Worker): Promise<void> {
  return new Promise((done) => {
    worker.once('exit', () => done());
    worker.process.kill('SIGTERM');
  });
}
