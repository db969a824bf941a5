import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Of a request that was carried out, its key is kept for a while and no contents; what was kept before is thrown away. */
export class Idempotency1800000000400 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      TRUNCATE idempotency;
      ALTER TABLE idempotency
        DROP COLUMN response,
        DROP COLUMN request_hash,
        ADD COLUMN request_mac text NOT NULL;
      CREATE INDEX idempotency_claimed_at ON idempotency (claimed_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      TRUNCATE idempotency;
      DROP INDEX idempotency_claimed_at;
      ALTER TABLE idempotency
        DROP COLUMN request_mac,
        ADD COLUMN request_hash text NOT NULL,
        ADD COLUMN response jsonb;
    `);
  }
}
