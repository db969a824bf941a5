import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a page about one's own memory reads: time spent, from an index alone that holds the seconds, and the removed cards of packages. */
export class MemoryPage1800000001050 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX learn_event_time ON learn_event (user_id, created_at) INCLUDE (seconds);
      CREATE INDEX card_removed_from ON card (package_id) WHERE removed_at IS NOT NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX learn_event_time, card_removed_from');
  }
}
