import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which groups and seasons were told of their results; those of before are no news any more. */
export class ToldResults1800000001020 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE league_group ADD told boolean NOT NULL DEFAULT true;
      ALTER TABLE league_group ALTER told SET DEFAULT false;
      ALTER TABLE league_season ADD told boolean NOT NULL DEFAULT true;
      ALTER TABLE league_season ALTER told SET DEFAULT false;
      CREATE INDEX league_group_untold ON league_group (season) WHERE NOT told`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX league_group_untold;
      ALTER TABLE league_season DROP COLUMN told;
      ALTER TABLE league_group DROP COLUMN told`);
  }
}
