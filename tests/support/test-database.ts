import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';

interface TestDatabase {
  url: string;
  drop: () => Promise<void>;
}

/** A database of a test's own, copied from the migrated template. */
export const copyTemplate = (): Promise<TestDatabase> => copyOf(inject('template'));

/** A database of a test's own, in which nothing was migrated. */
export const emptyDatabase = (): Promise<TestDatabase> => copyOf('template1');

async function copyOf(template: string): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const admin = async (statement: string) => {
    const client = new pg.Client(inject('adminUrl'));
    await client.connect();
    await client.query(statement).finally(() => client.end());
  };
  await admin(`CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY file_copy`);
  const url = new URL(inject('adminUrl'));
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => admin(`DROP DATABASE ${name} WITH (FORCE)`) };
}
