import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Finds the cards that show a picture, when those that nothing shows are removed. */
export class CardAssets1800000000790 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const picture = `substring(content FROM '"assetId":"([^"]*)"')`;
    await runner.query(`CREATE INDEX card_picture ON card ((${picture})) WHERE ${picture} IS NOT NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX card_picture');
  }
}
