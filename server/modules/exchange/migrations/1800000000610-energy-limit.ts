import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What was added to the bread limit of an account. */
export class EnergyLimit1800000000610 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE energy ADD added_limit int NOT NULL DEFAULT 0');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE energy DROP COLUMN added_limit');
  }
}
