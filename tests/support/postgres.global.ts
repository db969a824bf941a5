import { rmSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { loadStarterPackages } from '../../server/database/content.ts';
import { createDataSource } from '../../server/database/data-source.ts';
import { loadDictionary } from '../../server/database/dictionary.ts';
import { startEmbeddedPostgres } from '../../server/database/embedded/embedded.ts';
import { migrate } from '../../server/database/migrate.ts';
import { databaseOf } from '../../server/kernel/database/database.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** A PostgreSQL that tests may create databases on. */
    adminUrl: string;
    /** Name of the migrated database with starter packages that each test database is copied from. */
    template: string;
  }
}

/** One PostgreSQL and one migrated template database for a run; every test file gets a copy of its own. */
export default async function setup(project: TestProject) {
  const dataDir = join('.data', `test-${project.name}-${process.pid}`);
  const external = process.env.TEST_DATABASE_URL;
  const embedded = external
    ? null
    : await startEmbeddedPostgres({ dataDir: join(dataDir, 'postgres'), database: 'admin' });
  const adminUrl = external ?? (embedded?.url as string);
  const template = `template_${project.name}_${process.pid}`;
  await fillTemplate(adminUrl, template);
  project.provide('adminUrl', adminUrl);
  project.provide('template', template);
  return async () => {
    await (embedded ? embedded.stop() : run(adminUrl, `DROP DATABASE ${template}`));
    rmSync(dataDir, { recursive: true, force: true });
  };
}

async function run(adminUrl: string, sql: string): Promise<void> {
  const admin = new pg.Client(adminUrl);
  await admin.connect();
  await admin.query(sql).finally(() => admin.end());
}

async function fillTemplate(adminUrl: string, name: string): Promise<void> {
  await run(adminUrl, `CREATE DATABASE ${name}`);
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  const source = await createDataSource({ url: url.href, pool: 2, statementTimeoutMs: 60_000 }).initialize();
  await migrate(source);
  await loadStarterPackages(databaseOf(source), new Date());
  await loadDictionary(databaseOf(source), new Date());
  // How `npm run teeth` takes a constraint away.
  if (process.env.PROOF_TEMPLATE_SQL) await source.query(process.env.PROOF_TEMPLATE_SQL);
  await source.destroy();
}
