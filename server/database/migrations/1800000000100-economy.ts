import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What accounts earn and spend: wallet, ledger and gate, energy, check-ins, task progress. */
export class Economy1800000000100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE wallet (
        user_id int NOT NULL,
        currency text NOT NULL,
        balance int NOT NULL CONSTRAINT wallet_balance_not_negative CHECK (balance >= 0),
        seq int NOT NULL,
        CONSTRAINT wallet_pk PRIMARY KEY (user_id, currency)
      ) WITH (fillfactor = 80);

      CREATE TABLE ledger (
        user_id int NOT NULL,
        currency text NOT NULL,
        seq int NOT NULL,
        delta int NOT NULL,
        balance_after int NOT NULL,
        reason text NOT NULL,
        ref text NOT NULL,
        created_at timestamptz NOT NULL,
        CONSTRAINT ledger_pk PRIMARY KEY (user_id, currency, seq),
        CONSTRAINT ledger_once UNIQUE (user_id, currency, reason, ref)
      );

      CREATE TABLE op (
        user_id int NOT NULL,
        currency text NOT NULL,
        reason text NOT NULL,
        ref text NOT NULL,
        CONSTRAINT op_pk PRIMARY KEY (user_id, currency, reason, ref)
      );

      CREATE TABLE energy (
        user_id int CONSTRAINT energy_pk PRIMARY KEY,
        value int NOT NULL CONSTRAINT energy_not_negative CHECK (value >= 0),
        since timestamptz NOT NULL
      ) WITH (fillfactor = 80);

      CREATE TABLE check_in (
        user_id int CONSTRAINT check_in_pk PRIMARY KEY,
        last_day date NOT NULL,
        last_at timestamptz NOT NULL,
        continuous_days int NOT NULL,
        accumulated_days int NOT NULL,
        max_continuous_days int NOT NULL,
        popped_day date
      ) WITH (fillfactor = 80);

      CREATE TABLE check_in_day (
        user_id int NOT NULL,
        day date NOT NULL,
        CONSTRAINT check_in_day_pk PRIMARY KEY (user_id, day)
      );

      CREATE TABLE task_progress (
        user_id int NOT NULL,
        type text NOT NULL,
        period text NOT NULL,
        goal text NOT NULL,
        value int NOT NULL,
        last_value int NOT NULL,
        CONSTRAINT task_progress_pk PRIMARY KEY (user_id, type, period, goal)
      ) WITH (fillfactor = 80);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE task_progress, check_in_day, check_in, energy, op, ledger, wallet');
  }
}
