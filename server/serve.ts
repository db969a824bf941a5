import { join } from 'node:path';
import { createApp } from './app.ts';
import type { Config } from './config.ts';
import { createDataSource } from './database/data-source.ts';
import { databaseOf } from './kernel/database/database.ts';
import { providersOf } from './providers/configured.ts';

const IDLE_SWEEP_MS = 50;
/** Connections that wait to be accepted: one that finds no room is tried again by its caller only seconds later. */
const BACKLOG = 4096;

/** A server that listens. */
export interface Serving {
  port: number;
  /** Answers what it began, then resolves. */
  stop(): Promise<void>;
}

/** Serves the product from a prepared database in this process. */
export async function serve(config: Config, databaseUrl: string): Promise<Serving> {
  const source = await createDataSource({
    url: databaseUrl,
    pool: config.databasePool,
    statementTimeoutMs: config.statementTimeoutMs,
    connectTimeoutMs: config.databaseConnectTimeoutMs,
  }).initialize();
  const app = await createApp({
    config,
    source,
    db: databaseOf(source),
    providers: await providersOf(config),
    clientDir: join(import.meta.dirname, '..', 'client'),
  });
  await app.listen({ port: config.port, host: config.host, backlog: BACKLOG });
  const address = app.server.address();
  return {
    port: typeof address === 'object' && address ? address.port : config.port,
    stop: async () => {
      // A connection that was busy when we began to stop is idle a moment later, and would be kept open for a minute.
      // guard: a connection is kept open only while we serve
      const sweep = setInterval(() => app.server.closeIdleConnections(), IDLE_SWEEP_MS);
      await app.close();
      clearInterval(sweep);
      await source.destroy();
    },
  };
}
