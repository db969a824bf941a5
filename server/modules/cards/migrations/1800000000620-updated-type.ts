import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How the content of a card was last changed. */
export class UpdatedType1800000000620 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query("ALTER TABLE card ADD updated_type text NOT NULL DEFAULT 'NORMAL'");
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE card DROP COLUMN updated_type');
  }
}
