import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Codes sent by mail. */
export class EmailCodes1800000000150 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE email_code (
        email text NOT NULL,
        scene text NOT NULL,
        code_hash text NOT NULL,
        sent_at timestamptz NOT NULL,
        expires_at timestamptz NOT NULL,
        attempts int NOT NULL DEFAULT 0,
        CONSTRAINT email_code_pk PRIMARY KEY (email, scene)
      );
      CREATE INDEX email_code_expires_at ON email_code (expires_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE email_code');
  }
}
