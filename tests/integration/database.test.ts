import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrate } from '#server/database/migrate.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

describe('the database', () => {
  it('has the tables that the entities describe', async () => {
    const { upQueries } = await app.source.driver.createSchemaBuilder().log();
    expect(upQueries.map(({ query }) => query)).toEqual([]);
  });

  it('is migrated once by processes that start together', async () => {
    await Promise.all([migrate(app.source), migrate(app.source), migrate(app.source)]);
    const [row] = await app.sql<{ migrations: number; names: number }>(
      'SELECT count(*)::int AS migrations, count(DISTINCT name)::int AS names FROM migration',
    );
    expect(row?.migrations).toBe(app.source.migrations.length);
    expect(row?.names).toBe(row?.migrations);
  });

  it('goes back and forth through every migration', async () => {
    const count = app.source.migrations.length;
    for (let i = 0; i < count; i++) await app.source.undoLastMigration();
    const tables = await app.sql(
      "SELECT tablename FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'migration'",
    );
    expect(tables).toEqual([]);
    await migrate(app.source);
    expect((await app.source.driver.createSchemaBuilder().log()).upQueries).toEqual([]);
  });
});
