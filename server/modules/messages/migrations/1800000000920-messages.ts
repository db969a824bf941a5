import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Messages to one account, broadcasts to many, and who has read which of those. */
export class Messages1800000000920 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE message (
        id serial NOT NULL,
        user_id int NOT NULL,
        ref text NOT NULL,
        content jsonb NOT NULL,
        created_at timestamptz NOT NULL,
        read_at timestamptz,
        CONSTRAINT message_pk PRIMARY KEY (id)
      );
      CREATE INDEX message_of ON message (user_id, created_at);
      CREATE INDEX message_unread ON message (user_id) WHERE read_at IS NULL;
      CREATE UNIQUE INDEX message_once ON message (user_id, ref);
      CREATE TABLE broadcast (
        id serial NOT NULL,
        segment text NOT NULL,
        ref text NOT NULL,
        content jsonb NOT NULL,
        created_at timestamptz NOT NULL,
        CONSTRAINT broadcast_pk PRIMARY KEY (id)
      );
      CREATE UNIQUE INDEX broadcast_once ON broadcast (ref);
      CREATE TABLE broadcast_read (
        user_id int NOT NULL,
        broadcast_id int NOT NULL,
        read_at timestamptz NOT NULL,
        CONSTRAINT broadcast_read_pk PRIMARY KEY (user_id, broadcast_id)
      );
      CREATE INDEX users_vip_expire ON users (vip_expire_at) WHERE vip_expire_at IS NOT NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'DROP INDEX users_vip_expire; DROP TABLE broadcast_read; DROP TABLE broadcast; DROP TABLE message',
    );
  }
}
