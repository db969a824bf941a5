import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How debug units ask their cards, by account. */
export class DebugQueue1800000001090 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE debug_queue (
        user_id int NOT NULL,
        practice_card_times smallint NOT NULL,
        single_cloze text NOT NULL,
        multi_cloze text NOT NULL,
        en_word text NOT NULL,
        CONSTRAINT debug_queue_pk PRIMARY KEY (user_id)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE debug_queue');
  }
}
