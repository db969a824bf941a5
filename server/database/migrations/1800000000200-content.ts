import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Packages with their chapters and cards, and who holds them: shelf, trial, unlock. */
export class Content1800000000200 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE package (
        id serial CONSTRAINT package_pk PRIMARY KEY,
        hash_id text NOT NULL,
        slug text,
        source_hash text,
        author_id int NOT NULL,
        name text NOT NULL,
        description text NOT NULL DEFAULT '',
        translations jsonb NOT NULL DEFAULT '{}',
        style jsonb NOT NULL,
        card_type text,
        default_card_type text,
        card_count int NOT NULL DEFAULT 0,
        content_tags jsonb NOT NULL DEFAULT '[]',
        preview_imgs text[] NOT NULL DEFAULT '{}',
        share_status text NOT NULL DEFAULT 'OFF',
        rank_score double precision NOT NULL DEFAULT 0,
        unlock_diamond_requirement int NOT NULL DEFAULT 0,
        created_at timestamptz NOT NULL,
        updated_at timestamptz NOT NULL,
        first_released_at timestamptz,
        last_snapshot_at timestamptz,
        removed_at timestamptz
      );
      CREATE UNIQUE INDEX package_hash_id ON package (hash_id);
      CREATE UNIQUE INDEX package_slug ON package (slug);
      CREATE INDEX package_author ON package (author_id);
      CREATE INDEX package_community ON package (rank_score, id)
        WHERE share_status = 'COMMUNITY' AND removed_at IS NULL;

      CREATE TABLE chapter (
        id serial CONSTRAINT chapter_pk PRIMARY KEY,
        package_id int NOT NULL,
        key text,
        title text NOT NULL,
        parent_id int,
        order_key text COLLATE "C" NOT NULL,
        card_count int NOT NULL DEFAULT 0
      );
      CREATE INDEX chapter_package ON chapter (package_id, order_key);
      CREATE UNIQUE INDEX chapter_source ON chapter (package_id, key);

      CREATE TABLE card (
        id serial CONSTRAINT card_pk PRIMARY KEY,
        package_id int NOT NULL,
        chapter_id int NOT NULL,
        key text,
        type text NOT NULL,
        content text NOT NULL,
        content_hash text NOT NULL,
        learnable boolean NOT NULL DEFAULT true,
        order_key text COLLATE "C" NOT NULL,
        created_type text NOT NULL DEFAULT 'NORMAL',
        author_id int NOT NULL,
        created_at timestamptz NOT NULL,
        updated_at timestamptz NOT NULL,
        removed_at timestamptz
      );
      CREATE INDEX card_chapter ON card (chapter_id, order_key);
      CREATE UNIQUE INDEX card_source ON card (package_id, key);

      CREATE TABLE shelf (
        user_id int NOT NULL,
        package_id int NOT NULL,
        added_at timestamptz NOT NULL,
        CONSTRAINT shelf_pk PRIMARY KEY (user_id, package_id)
      );

      CREATE TABLE package_trial (
        user_id int NOT NULL,
        package_id int NOT NULL,
        trail_count int NOT NULL,
        CONSTRAINT package_trial_pk PRIMARY KEY (user_id, package_id)
      );

      CREATE TABLE package_unlock (
        user_id int NOT NULL,
        package_id int NOT NULL,
        unlocked_at timestamptz NOT NULL,
        CONSTRAINT package_unlock_pk PRIMARY KEY (user_id, package_id)
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE package_unlock, package_trial, shelf, card, chapter, package');
  }
}
