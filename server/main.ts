import { join } from 'node:path';
import { createApp } from './app.ts';
import { ConfigError, loadConfig } from './config.ts';
import { loadStarterPackages } from './database/content.ts';
import { createDataSource } from './database/data-source.ts';
import { databaseOf } from './database/database.ts';
import { startEmbeddedPostgres } from './database/embedded/embedded.ts';
import { migrate } from './database/migrate.ts';
import { Outbox } from './providers/mail/outbox.ts';
import { SmtpMailer } from './providers/mail/smtp.ts';

/** Starts the database (unless one is named), migrates it, serves, and stops in the reverse order on a signal. */
async function main(): Promise<void> {
  const config = loadConfig();
  const embedded = config.databaseUrl
    ? null
    : await startEmbeddedPostgres({ dataDir: join(config.dataDir, 'postgres'), database: 'bread_atlas' });
  const source = createDataSource({
    url: config.databaseUrl ?? (embedded?.url as string),
    pool: config.databasePool,
    statementTimeoutMs: config.statementTimeoutMs,
  });
  await source.initialize();
  await migrate(source);
  const db = databaseOf(source);
  await loadStarterPackages(db, new Date());
  const app = await createApp({
    config,
    source,
    db,
    mailer: config.smtpUrl ? new SmtpMailer(config.smtpUrl, config.mailFrom) : new Outbox(config.dataDir),
    clientDir: join(import.meta.dirname, '..', 'client'),
  });

  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    await app.close();
    await source.destroy();
    await embedded?.stop();
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);

  await app.listen({ port: config.port, host: config.host });
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : config.port;
  process.stdout.write(`面包地图 Bread Atlas: http://localhost:${port}\n`);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof ConfigError ? error.message : String((error as Error).stack ?? error)}\n`);
  process.exit(1);
});
