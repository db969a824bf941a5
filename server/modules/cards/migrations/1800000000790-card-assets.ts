import type { MigrationInterface, QueryRunner } from 'typeorm';
import { PICTURE_INDEX } from '../card-assets.ts';

/** Finds the cards that show a picture, when those that nothing shows are removed. */
export class CardAssets1800000000790 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(PICTURE_INDEX);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX card_picture');
  }
}
