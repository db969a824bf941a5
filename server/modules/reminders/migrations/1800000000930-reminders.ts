import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What accounts want to be reminded of, and the devices that take reminders. */
export class Reminders1800000000930 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE reminder_settings (
        user_id int NOT NULL,
        enabled boolean NOT NULL DEFAULT false,
        daily_on boolean NOT NULL DEFAULT true,
        daily_hour smallint NOT NULL DEFAULT 9,
        daily_minute smallint NOT NULL DEFAULT 0,
        rank_on boolean NOT NULL DEFAULT true,
        guides text[] NOT NULL DEFAULT '{}',
        CONSTRAINT reminder_settings_pk PRIMARY KEY (user_id)
      );
      CREATE TABLE push_device (
        id serial NOT NULL,
        user_id int NOT NULL,
        rid text NOT NULL,
        client_channel text NOT NULL,
        device_info text NOT NULL,
        p256dh text,
        auth text,
        time_zone text NOT NULL,
        seen_at timestamptz NOT NULL,
        next_at timestamptz,
        CONSTRAINT push_device_pk PRIMARY KEY (id)
      );
      CREATE UNIQUE INDEX push_device_rid ON push_device (rid);
      CREATE INDEX push_device_of ON push_device (user_id);
      CREATE INDEX push_device_due ON push_device (next_at) WHERE next_at IS NOT NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE push_device; DROP TABLE reminder_settings');
  }
}
