import cluster from 'node:cluster';
import { join } from 'node:path';
import { type Config, ConfigError, loadConfig } from './config.ts';
import { startEmbeddedPostgres } from './database/embedded/embedded.ts';
import { prepareDatabase } from './database/prepare.ts';
import { startJobs } from './jobs/jobs.ts';
import { MODULES } from './modules/modules.ts';
import { providersOf } from './providers/configured.ts';
import { type Serving, serve } from './serve.ts';
import { startWorkers } from './workers.ts';

/** Answers under way get this long after a signal. */
const STOP_PATIENCE_MS = 25_000;

/** Starts the database (unless one is named), migrates it, serves, and stops in the reverse order on a signal. */
async function main(): Promise<void> {
  const config = loadConfig();
  if (cluster.isWorker) return stopOnSignal(await serve(config, config.databaseUrl as string));
  const embedded = config.databaseUrl
    ? null
    : await startEmbeddedPostgres({ dataDir: join(config.dataDir, 'postgres'), database: 'bread_atlas' });
  const serving = await start(config, config.databaseUrl ?? (embedded?.url as string));
  stopOnSignal({
    ...serving,
    stop: async () => {
      await serving.stop();
      await embedded?.stop();
    },
  });
  process.stdout.write(`面包地图 Bread Atlas: http://localhost:${serving.port}\n`);
}

async function start(config: Config, databaseUrl: string): Promise<Serving> {
  await prepareDatabase(databaseUrl);
  const serving = await (config.workers > 1 ? startWorkers(config, databaseUrl) : serve(config, databaseUrl));
  const jobs = await startJobs({
    config,
    databaseUrl,
    providers: await providersOf(config),
    jobs: MODULES.flatMap(({ jobs = [] }) => jobs),
  });
  return {
    ...serving,
    stop: async () => {
      await Promise.all([jobs.stop(), serving.stop()]);
    },
  };
}

function stopOnSignal({ stop }: Serving): void {
  let stopping = false;
  const onSignal = async () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), STOP_PATIENCE_MS).unref();
    await stop();
    process.exit(0);
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof ConfigError ? error.message : String((error as Error).stack ?? error)}\n`);
  process.exit(1);
});
