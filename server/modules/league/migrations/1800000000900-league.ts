import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Standings, places, groups and settled seasons of the league, whose names one does not want to see, and who hides. */
export class League1800000000900 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE league_standing (
        user_id int CONSTRAINT league_standing_pk PRIMARY KEY,
        step int NOT NULL,
        season int NOT NULL,
        due boolean NOT NULL
      );
      CREATE INDEX league_standing_free ON league_standing (season) WHERE NOT due;

      CREATE TABLE league_place (
        user_id int NOT NULL,
        season int NOT NULL,
        step int NOT NULL,
        number int,
        exp int NOT NULL,
        reached_at timestamptz NOT NULL,
        after_step int,
        CONSTRAINT league_place_pk PRIMARY KEY (user_id, season)
      ) WITH (fillfactor = 80);
      CREATE INDEX league_place_group ON league_place (season, step, number);

      CREATE TABLE league_queue (
        season int NOT NULL,
        step int NOT NULL,
        joined int NOT NULL,
        CONSTRAINT league_queue_pk PRIMARY KEY (season, step)
      );

      CREATE TABLE league_group (
        season int NOT NULL,
        step int NOT NULL,
        number int NOT NULL,
        members int[] NOT NULL,
        CONSTRAINT league_group_pk PRIMARY KEY (season, step, number)
      );

      CREATE TABLE league_season (
        season int CONSTRAINT league_season_pk PRIMARY KEY,
        settled_at timestamptz NOT NULL
      );

      CREATE TABLE league_block (
        user_id int NOT NULL,
        blocked_id int NOT NULL,
        CONSTRAINT league_block_pk PRIMARY KEY (user_id, blocked_id)
      );

      ALTER TABLE users ADD hidden_in_league boolean NOT NULL DEFAULT false`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE users DROP COLUMN hidden_in_league;
      DROP TABLE league_block, league_season, league_group, league_queue, league_place, league_standing`);
  }
}
