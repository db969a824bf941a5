import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Levels and units of an account, what it remembers, its ratings and every event it reported. */
export class Learning1800000000300 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE stage (
        id serial CONSTRAINT stage_pk PRIMARY KEY,
        user_id int NOT NULL,
        level int NOT NULL,
        package_id int NOT NULL,
        unit_id int,
        completed_at timestamptz,
        star smallint,
        grade text
      );
      CREATE UNIQUE INDEX stage_level ON stage (user_id, level);

      CREATE TABLE unit (
        id serial CONSTRAINT unit_pk PRIMARY KEY,
        user_id int NOT NULL,
        stage_id int NOT NULL,
        level int NOT NULL,
        package_id int NOT NULL,
        mode text NOT NULL,
        energy_spent int NOT NULL,
        energy_returned int NOT NULL DEFAULT 0,
        schedules jsonb NOT NULL,
        started_at timestamptz NOT NULL,
        completed_at timestamptz,
        cancelled_at timestamptz,
        completion jsonb
      );
      CREATE UNIQUE INDEX unit_open ON unit (user_id) WHERE completed_at IS NULL AND cancelled_at IS NULL;
      CREATE INDEX unit_history ON unit (user_id, started_at);

      CREATE TABLE card_memory (
        user_id int NOT NULL,
        card_id int NOT NULL,
        package_id int NOT NULL,
        stability double precision NOT NULL,
        difficulty double precision NOT NULL,
        last_day date NOT NULL,
        first_rating smallint NOT NULL,
        last_rating smallint NOT NULL,
        day_ratings smallint NOT NULL,
        learn_times int NOT NULL,
        CONSTRAINT card_memory_pk PRIMARY KEY (user_id, card_id)
      ) WITH (fillfactor = 80);
      CREATE INDEX card_memory_package ON card_memory (user_id, package_id);

      CREATE TABLE rating_log (
        user_id int NOT NULL,
        card_id int NOT NULL,
        day date NOT NULL,
        seq smallint NOT NULL CONSTRAINT rating_log_two_a_day CHECK (seq IN (1, 2)),
        rating smallint NOT NULL,
        elapsed_days int,
        predicted double precision,
        unit_id int NOT NULL,
        face text,
        duration_ms int,
        rated_at timestamptz NOT NULL,
        CONSTRAINT rating_log_pk PRIMARY KEY (user_id, card_id, day, seq)
      );
      CREATE INDEX rating_log_recent ON rating_log (user_id, rated_at);

      CREATE TABLE learn_event (
        user_id int NOT NULL,
        unit_id int NOT NULL,
        card_id int NOT NULL,
        events jsonb NOT NULL,
        seconds double precision,
        times int,
        created_at timestamptz NOT NULL,
        CONSTRAINT learn_event_pk PRIMARY KEY (user_id, unit_id, card_id)
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE learn_event, rating_log, card_memory, unit, stage');
  }
}
