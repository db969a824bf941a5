import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Everybody sees a new card in full after its first right answer, as before, until they say otherwise. */
export class CardDetail1800000001030 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE users ADD card_detail_on boolean NOT NULL DEFAULT true');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE users DROP COLUMN card_detail_on');
  }
}
