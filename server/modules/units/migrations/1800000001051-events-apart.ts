import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Events of a device that reported a unit after another one had ended it. */
export class EventsApart1800000001051 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE learn_event_apart (
        user_id int NOT NULL,
        unit_id int NOT NULL,
        digest text NOT NULL,
        events jsonb NOT NULL,
        created_at timestamptz NOT NULL,
        CONSTRAINT learn_event_apart_pk PRIMARY KEY (user_id, unit_id, digest)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE learn_event_apart');
  }
}
