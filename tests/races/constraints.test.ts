import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/app.ts';

let app: TestApp;
let user: number;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());
beforeEach(async () => {
  user = (await app.api.guest()).user.id;
});

const UNIQUE = '23505';
const CHECK = '23514';

/**
 * What the database itself refuses, whatever the code above it forgets: the constraint, its SQLSTATE, and a statement
 * for the account `$1` that breaks it. Some stand behind another guard, so only this test would miss them.
 */
const LAST_GUARDS: [constraint: string, state: string, sql: string][] = [
  ['posting_pk', UNIQUE, "INSERT INTO posting SELECT $1, 'EXP', 'UNIT', 'same' FROM generate_series(1, 2)"],
  [
    'ledger_once',
    UNIQUE,
    "INSERT INTO ledger SELECT $1, 'EXP', seq, 1, seq, 'UNIT', 'same', now() FROM generate_series(1, 2) AS seq",
  ],
  [
    'ledger_pk',
    UNIQUE,
    "INSERT INTO ledger SELECT $1, 'EXP', 1, 1, 1, 'UNIT', ref::text, now() FROM generate_series(1, 2) AS ref",
  ],
  ['wallet_pk', UNIQUE, "INSERT INTO wallet SELECT $1, 'EXP', 1, 1 FROM generate_series(1, 2)"],
  ['wallet_balance_not_negative', CHECK, "INSERT INTO wallet VALUES ($1, 'EXP', -1, 1)"],
  ['energy_pk', UNIQUE, 'INSERT INTO energy SELECT $1, 1, now() FROM generate_series(1, 2)'],
  ['energy_not_negative', CHECK, 'INSERT INTO energy VALUES ($1, -1, now())'],
  ['check_in_day_pk', UNIQUE, "INSERT INTO check_in_day SELECT $1, '2026-01-01' FROM generate_series(1, 2)"],
  ['check_in_pk', UNIQUE, "INSERT INTO check_in SELECT $1, '2026-01-01', now(), 1, 1, 1 FROM generate_series(1, 2)"],
  [
    'task_progress_pk',
    UNIQUE,
    "INSERT INTO task_progress SELECT $1, 'DAILY', '2026-01-01', 'COMBO', 1, 0 FROM generate_series(1, 2)",
  ],
  [
    'unit_open',
    UNIQUE,
    `INSERT INTO unit (user_id, stage_id, level, package_id, mode, energy_spent, schedules, started_at)
     SELECT $1, 1, 1, 1, 'NORMAL', 5, '[]', now() FROM generate_series(1, 2)`,
  ],
  ['stage_level', UNIQUE, 'INSERT INTO stage (user_id, level, package_id) SELECT $1, 1, 1 FROM generate_series(1, 2)'],
  [
    'card_memory_pk',
    UNIQUE,
    "INSERT INTO card_memory SELECT $1, 1, 1, 1, 1, '2026-01-01', 3, 3, 1, 2 FROM generate_series(1, 2)",
  ],
  [
    'rating_log_pk',
    UNIQUE,
    `INSERT INTO rating_log (user_id, card_id, day, seq, rating, unit_id, rated_at)
     SELECT $1, 1, '2026-01-01', 1, 3, 1, now() FROM generate_series(1, 2)`,
  ],
  [
    'rating_log_two_a_day',
    CHECK,
    `INSERT INTO rating_log (user_id, card_id, day, seq, rating, unit_id, rated_at)
     VALUES ($1, 1, '2026-01-01', 3, 3, 1, now())`,
  ],
  [
    'learn_event_pk',
    UNIQUE,
    "INSERT INTO learn_event (user_id, unit_id, card_id, events, created_at) SELECT $1, 1, 1, '[]', now() FROM generate_series(1, 2)",
  ],
  ['shelf_pk', UNIQUE, 'INSERT INTO shelf SELECT $1, 1, now() FROM generate_series(1, 2)'],
  ['package_trial_pk', UNIQUE, 'INSERT INTO package_trial SELECT $1, 1, 1 FROM generate_series(1, 2)'],
  [
    'idempotency_pk',
    UNIQUE,
    "INSERT INTO idempotency (user_id, operation, key, request_mac, claimed_at) SELECT $1, 'x', 'same', '', now() FROM generate_series(1, 2)",
  ],
  [
    'users_email',
    UNIQUE,
    "INSERT INTO users (nickname, mascot_id, created_at, email) SELECT '小麦', 1001, now(), 'same@' || $1::int FROM generate_series(1, 2)",
  ],
  [
    'email_code_pk',
    UNIQUE,
    "INSERT INTO email_code (email, scene, requester, code_hash, sent_at, expires_at) SELECT 'same@' || $1::int, 'LOGIN', '', '', now(), now() FROM generate_series(1, 2)",
  ],
];

describe('the database refuses by itself', () => {
  it.each(LAST_GUARDS)('what breaks %s', async (constraint, code, statement) => {
    await expect(app.sql(statement, [user])).rejects.toMatchObject({ code, constraint });
  });
});
