import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The keys of postings stand in a table of their name. */
export class PostingTable1800000000630 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE op RENAME TO posting');
    await runner.query('ALTER TABLE posting RENAME CONSTRAINT op_pk TO posting_pk');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE posting RENAME CONSTRAINT posting_pk TO op_pk');
    await runner.query('ALTER TABLE posting RENAME TO op');
  }
}
