import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDataSource } from '#server/database/data-source.ts';
import { migrate } from '#server/database/migrate.ts';
import { brokenInvariants } from '#tests/support/invariants.ts';
import { emptyDatabase } from '#tests/support/test-database.ts';

/** The last migration of the first release. */
const FIRST_RELEASE = 1_800_000_000_500;

/** A learner of the first release who completed a level, and an author, as its tables held them. */
const ROWS = `
  INSERT INTO users (id, nickname, mascot_id, created_at) VALUES
    (1, '小麦', 1001, '2026-01-01Z'), (2, '面包师傅', 1002, '2026-01-01Z');
  INSERT INTO wallet (user_id, currency, balance, seq) VALUES (1, 'EXP', 30, 1), (1, 'DIAMOND', 5, 1);
  INSERT INTO ledger (user_id, currency, seq, delta, balance_after, reason, ref, created_at) VALUES
    (1, 'EXP', 1, 30, 30, 'UNIT', '1', '2026-01-02Z'), (1, 'DIAMOND', 1, 5, 5, 'TASK', '101', '2026-01-02Z');
  INSERT INTO op (user_id, currency, reason, ref) VALUES (1, 'EXP', 'UNIT', '1'), (1, 'DIAMOND', 'TASK', '101');
  INSERT INTO energy (user_id, value, since) VALUES (1, 25, '2026-01-02Z');
  INSERT INTO check_in VALUES (1, '2026-01-02', '2026-01-02Z', 1, 1, 1, NULL);
  INSERT INTO check_in_day VALUES (1, '2026-01-02');
  INSERT INTO task_progress VALUES (1, 'DAILY', '2026-01-02', 'FINISH_STAGE', 1, 0);
  INSERT INTO package (id, hash_id, author_id, name, style, card_type, card_count, created_at, updated_at)
    VALUES (1, 'loaf', 2, '面包', '{}', 'MCQ', 2, '2026-01-01Z', '2026-01-01Z');
  INSERT INTO chapter (id, package_id, title, order_key, card_count) VALUES (1, 1, '一', 'd0000', 2);
  INSERT INTO card (id, package_id, chapter_id, type, content, content_hash, order_key, author_id, created_at, updated_at,
      removed_at) VALUES
    (1, 1, 1, 'MCQ', '{"type":"mcq.card","illustration":{"assetId":"loaf.webp"}}', 'a', 'a0', 2, '2026-01-01Z', '2026-01-01Z', NULL),
    (2, 1, 1, 'MCQ', '{"type":"mcq.card"}', 'b', 'b0', 2, '2026-01-01Z', '2026-01-01Z', NULL),
    (3, 1, 1, 'MCQ', 'no JSON', 'c', 'c0', 2, '2026-01-01Z', '2026-01-01Z', '2026-01-02Z');
  INSERT INTO shelf VALUES (1, 1, '2026-01-01Z');
  INSERT INTO stage (id, user_id, level, package_id, unit_id, completed_at, star, grade)
    VALUES (1, 1, 1, 1, 1, '2026-01-02Z', 3, 'GOOD');
  INSERT INTO unit (id, user_id, stage_id, level, package_id, mode, energy_spent, schedules, started_at, completed_at, completion)
    VALUES (1, 1, 1, 1, 1, 'NORMAL', 5, '[{"cardId":1}]', '2026-01-02 00:00Z', '2026-01-02 00:05Z', '{
      "stats": {"level": 1, "exp": 20, "comboExp": 10, "checkInPopped": true}, "mode": "NORMAL", "unitRankResponse": null,
      "masteryChanges": {"1": 1}, "timeZone": "Asia/Shanghai", "daily": {"FINISH_STAGE": 1},
      "taskDay": {"day": "2026-01-02", "beganAt": "2026-01-01T16:00:00.000Z"}}');
  INSERT INTO learn_event VALUES (1, 1, 1, '[]', 5, 1, '2026-01-02Z');
  INSERT INTO card_memory VALUES (1, 1, 1, 3, 5, '2026-01-02', 3, 3, 1, 1);
  INSERT INTO rating_log (user_id, card_id, day, seq, rating, unit_id, rated_at)
    VALUES (1, 1, '2026-01-02', 1, 3, 1, '2026-01-02Z');
`;

let database: Awaited<ReturnType<typeof emptyDatabase>>;
let source: ReturnType<typeof createDataSource>;
const sql = <Row = Record<string, unknown>>(text: string) => source.query<Row[]>(text);
const older = (migration: object) => Number(migration.constructor.name.slice(-13)) <= FIRST_RELEASE;

beforeAll(async () => {
  database = await emptyDatabase();
  source = await createDataSource({ url: database.url, pool: 2, statementTimeoutMs: 20_000 }).initialize();
});
afterAll(async () => {
  await source.destroy();
  await database.drop();
});

describe('a database of the first release', () => {
  it('is brought to this one with all that it holds', async () => {
    const all = [...source.migrations];
    Object.assign(source, { migrations: all.filter(older) });
    await source.runMigrations({ transaction: 'each' });
    await sql(ROWS);
    const before = await rowsByTable();
    expect(before).toMatchObject({ op: 2, card: 3, unit: 1 });

    Object.assign(source, { migrations: all });
    await migrate(source);
    const { op, ...kept } = before;
    expect(await rowsByTable()).toMatchObject({ ...kept, posting: op });
    expect(await brokenInvariants(sql)).toEqual({});
    expect((await source.driver.createSchemaBuilder().log()).upQueries).toEqual([]);
  });

  it('says of what it held what the new columns ask', async () => {
    expect(await sql('SELECT added_limit FROM energy')).toEqual([{ added_limit: 0 }]);
    expect(await sql('SELECT DISTINCT updated_type, draft_key, removed_with FROM card')).toEqual([
      { updated_type: 'NORMAL', draft_key: null, removed_with: null },
    ]);
    expect(await sql('SELECT removed_at FROM chapter')).toEqual([{ removed_at: null }]);
    const [unit] = await sql<{ completion: unknown }>('SELECT completion FROM unit');
    expect(unit?.completion).toMatchObject({
      stats: { exp: 20, comboExp: 10 },
      effects: {
        kept: {
          checkin: { popped: true },
          memory: { 1: 1 },
          tasks: { timeZone: 'Asia/Shanghai', taskDay: { day: '2026-01-02' } },
        },
        after: { tasks: { FINISH_STAGE: 1 } },
      },
    });
  });
});

async function rowsByTable(): Promise<Record<string, number>> {
  const tables = await sql<{ name: string }>(
    "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'migration'",
  );
  const counts = tables.map(({ name }) => `SELECT '${name}' AS name, count(*)::int AS count FROM "${name}"`);
  const rows = await sql<{ name: string; count: number }>(counts.join(' UNION ALL '));
  return Object.fromEntries(rows.map(({ name, count }) => [name, count]));
}
