import type { TestApp } from '#tests/support/app.ts';

/** What is worth money or effort: rows that a refused input must not touch. */
const TABLES = [
  'wallet',
  'ledger',
  'posting',
  'energy',
  'check_in',
  'check_in_day',
  'task_progress',
  'stage',
  'unit',
  'card_memory',
  'learn_event',
  'rating_log',
  'package_trial',
  'package_unlock',
];

/** Has the database note each change of an account's possessions, and answers how many there were so far. */
export async function watchPossessions(app: TestApp): Promise<(userId: number) => Promise<number>> {
  await app.sql('CREATE TABLE noted (user_id int NOT NULL)');
  await app.sql('CREATE INDEX ON noted (user_id)');
  await app.sql(`CREATE FUNCTION note() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN INSERT INTO noted VALUES (coalesce(NEW.user_id, OLD.user_id)); RETURN NULL; END $$`);
  for (const table of TABLES)
    await app.sql(
      `CREATE TRIGGER note AFTER INSERT OR UPDATE OR DELETE ON ${table} FOR EACH ROW EXECUTE FUNCTION note()`,
    );
  return async (userId) => {
    const [row] = await app.sql<{ count: number }>('SELECT count(*)::int AS count FROM noted WHERE user_id = $1', [
      userId,
    ]);
    return row?.count ?? 0;
  };
}
