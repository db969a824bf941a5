// All at once: each has a test of its own that does not depend on the others.
const constraint = (name, sql) => ({ name, named: `what breaks ${name}`, sql, together: true });
const drop = (name, table) => constraint(name, `ALTER TABLE ${table} DROP CONSTRAINT ${name} CASCADE`);
const dropIndex = (name) => constraint(name, `DROP INDEX ${name}`);

export default [
  {
    project: 'proof',
    test: 'tests/races/constraints.test.ts',
    guards: [
      drop('posting_pk', 'posting'),
      drop('ledger_once', 'ledger'),
      drop('ledger_pk', 'ledger'),
      drop('wallet_pk', 'wallet'),
      drop('wallet_balance_not_negative', 'wallet'),
      drop('energy_pk', 'energy'),
      drop('energy_not_negative', 'energy'),
      drop('check_in_day_pk', 'check_in_day'),
      drop('check_in_pk', 'check_in'),
      drop('task_progress_pk', 'task_progress'),
      drop('card_memory_pk', 'card_memory'),
      drop('rating_log_pk', 'rating_log'),
      drop('rating_log_two_a_day', 'rating_log'),
      drop('learn_event_pk', 'learn_event'),
      drop('shelf_pk', 'shelf'),
      drop('package_trial_pk', 'package_trial'),
      drop('idempotency_pk', 'idempotency'),
      drop('email_code_pk', 'email_code'),
      dropIndex('unit_open'),
      dropIndex('stage_level'),
      dropIndex('users_email'),
    ],
  },
  {
    project: 'proof',
    test: 'tests/races/rewards.test.ts',
    guards: [
      {
        name: 'the gate and the ledger key together, in a race',
        named: 'DAILY tasks pay once',
        sql: 'ALTER TABLE posting DROP CONSTRAINT posting_pk; ALTER TABLE ledger DROP CONSTRAINT ledger_once',
      },
      {
        name: 'the idempotency key, in a race',
        named: 'an idempotency key runs',
        sql: 'ALTER TABLE idempotency DROP CONSTRAINT idempotency_pk',
      },
    ],
  },
  {
    project: 'proof',
    test: 'tests/races/accounts.test.ts',
    guards: [
      {
        name: 'the balance check, in a race',
        named: 'never goes below zero',
        sql: 'ALTER TABLE wallet DROP CONSTRAINT wallet_balance_not_negative',
      },
      { name: 'the e-mail key, in a race', named: 'one of many accounts', sql: 'DROP INDEX users_email' },
    ],
  },
];
