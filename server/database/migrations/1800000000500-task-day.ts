import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The day that tasks count for an account, so that travelling brings no day forward. */
export class TaskDay1800000000500 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE task_day (
        user_id int NOT NULL,
        day date NOT NULL,
        began_at timestamptz NOT NULL,
        CONSTRAINT task_day_pk PRIMARY KEY (user_id)
      ) WITH (fillfactor = 80);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE task_day');
  }
}
