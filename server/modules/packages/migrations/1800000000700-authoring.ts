import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What an author removes can be brought back for a while; a draft becomes one card. */
export class Authoring1800000000700 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE card ADD draft_key text, ADD removed_with int;
      ALTER TABLE chapter ADD removed_at timestamptz, ADD removed_with int;
      CREATE UNIQUE INDEX card_draft ON card (author_id, draft_key);
      CREATE INDEX card_removed ON card (removed_at) WHERE removed_at IS NOT NULL;
      CREATE INDEX chapter_removed ON chapter (removed_at) WHERE removed_at IS NOT NULL;
      CREATE INDEX package_removed ON package (removed_at) WHERE removed_at IS NOT NULL;
      CREATE INDEX card_memory_card ON card_memory (card_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX card_memory_card, card_draft, card_removed, chapter_removed, package_removed;
      DELETE FROM chapter WHERE removed_at IS NOT NULL;
      ALTER TABLE card DROP COLUMN draft_key, DROP COLUMN removed_with;
      ALTER TABLE chapter DROP COLUMN removed_at, DROP COLUMN removed_with;
    `);
  }
}
