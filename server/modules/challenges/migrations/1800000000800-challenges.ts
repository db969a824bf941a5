import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Challenges, and units that are fought for one: their cards come from several packages. */
export class Challenges1800000000800 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE challenge (
        id serial NOT NULL,
        user_id int NOT NULL,
        "index" int NOT NULL,
        star smallint NOT NULL DEFAULT 0,
        last_completed_at timestamptz,
        CONSTRAINT challenge_pk PRIMARY KEY (id)
      );
      CREATE UNIQUE INDEX challenge_place ON challenge (user_id, "index");
      ALTER TABLE unit ALTER COLUMN package_id DROP NOT NULL;
      ALTER TABLE unit ADD challenge_index int`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM unit WHERE challenge_index IS NOT NULL;
      ALTER TABLE unit DROP COLUMN challenge_index;
      ALTER TABLE unit ALTER COLUMN package_id SET NOT NULL;
      DROP TABLE challenge`);
  }
}
