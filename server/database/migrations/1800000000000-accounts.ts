import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Accounts, their sessions and codes, and the tables of the door (idempotency keys, rate limits). */
export class Accounts1800000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE EXTENSION IF NOT EXISTS pg_trgm;

      CREATE TABLE users (
        id serial CONSTRAINT users_pk PRIMARY KEY,
        nickname text NOT NULL,
        avatar text,
        mascot_id int NOT NULL,
        email text,
        password_hash text,
        created_at timestamptz NOT NULL,
        roles text[] NOT NULL DEFAULT '{}',
        claimed_gift boolean NOT NULL DEFAULT false,
        will_terminate_at timestamptz,
        vip_expire_at timestamptz,
        identity_tags jsonb NOT NULL DEFAULT '[]',
        check_in_target int,
        rank_guide_seen boolean NOT NULL DEFAULT false,
        free_energy_used boolean NOT NULL DEFAULT false,
        locale text NOT NULL DEFAULT 'ZH',
        theme text NOT NULL DEFAULT 'LIGHT',
        sound_feedback_on boolean NOT NULL DEFAULT true,
        vibrate_feedback_on boolean NOT NULL DEFAULT true,
        reduce_motion boolean NOT NULL DEFAULT false,
        passionate_mode_on boolean NOT NULL DEFAULT false
      );
      CREATE UNIQUE INDEX users_email ON users (email);

      CREATE TABLE session (
        id uuid CONSTRAINT session_pk PRIMARY KEY,
        user_id int NOT NULL,
        created_at timestamptz NOT NULL,
        expires_at timestamptz NOT NULL,
        revoked_at timestamptz
      );
      CREATE INDEX session_user_id ON session (user_id);

      CREATE TABLE idempotency (
        user_id int NOT NULL,
        operation text NOT NULL,
        key text NOT NULL,
        request_hash text NOT NULL,
        response jsonb,
        claimed_at timestamptz NOT NULL,
        CONSTRAINT idempotency_pk PRIMARY KEY (user_id, operation, key)
      );

      CREATE TABLE rate_limit (
        key varchar(255) CONSTRAINT rate_limit_pk PRIMARY KEY,
        points int NOT NULL DEFAULT 0,
        expire bigint
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE rate_limit, idempotency, session, users');
  }
}
