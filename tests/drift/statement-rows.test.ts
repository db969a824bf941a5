import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { declaredStatements } from '#server/kernel/database/statements.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { type Column, columnsAnswered } from '#tests/support/statement-columns.ts';
import { columnsTyped } from '#tests/support/statement-types.ts';

let app: TestApp;
let client: pg.Client;
let typed: Map<string, Column[]>;
beforeAll(async () => {
  typed = columnsTyped();
  app = await startTestApp();
  client = new pg.Client(app.config.databaseUrl);
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await app.stop();
});

/** Of a batch there are two statements, for one request and for many, with the same rows. */
const baseName = (name: string) => name.replace(/_many$/, '');

/** The columns that a row promises and the database does not answer so. */
const broken = (typed: readonly Column[], answered: readonly Column[]) =>
  typed.filter(({ name, kind }) => {
    const column = answered.find((one) => one.name === name);
    return !column || (column.kind !== 'other' && column.kind !== kind) || name.includes('_');
  });

it('the row of each statement is typed as the migrated database answers it, in camelCase', async () => {
  const found: Record<string, Column[]> = {};
  for (const { name, text } of declaredStatements()) {
    const row = typed.get(baseName(name));
    if (row === undefined) throw new Error(`the type of ${name} was not found`);
    const wrong = broken(row, await columnsAnswered(client, text));
    if (wrong.length > 0) found[name] = wrong;
  }
  expect(found).toEqual({});
});

it('finds out a column that is missing, named otherwise or of another kind', async () => {
  expect(await columnsAnswered(client, 'SELECT id, created_at AS "createdAt" FROM users WHERE id = $1')).toEqual([
    { name: 'id', kind: 'number' },
    { name: 'createdAt', kind: 'Date' },
  ]);
  await expect(columnsAnswered(client, 'SELECT nothing FROM users')).rejects.toThrow('nothing');
  const session = typed.get('session.read') ?? [];
  expect(session).toContainEqual({ name: 'vipExpireAt', kind: 'Date' });
  expect(broken(session, [{ name: 'vipExpireAt', kind: 'string' }]).map(({ name }) => name)).toEqual(
    session.map(({ name }) => name),
  );
});
