import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When a browser is next reminded of the league; one of before is planned when it is heard of again, within a day. */
export class RankReminders1800000001021 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE push_device ADD rank_at timestamptz;
      CREATE INDEX push_device_rank_due ON push_device (rank_at) WHERE rank_at IS NOT NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX push_device_rank_due; ALTER TABLE push_device DROP COLUMN rank_at');
  }
}
