import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Uploaded files, and who uploaded what. */
export class Assets1800000000780 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE asset (
        id text NOT NULL,
        kind text NOT NULL,
        content_type text NOT NULL,
        width int,
        height int,
        ready boolean NOT NULL DEFAULT false,
        created_at timestamptz NOT NULL,
        unused_since timestamptz,
        CONSTRAINT asset_pk PRIMARY KEY (id)
      );
      CREATE TABLE asset_upload (
        user_id int NOT NULL REFERENCES users (id) ON DELETE CASCADE,
        md5 text NOT NULL,
        size int NOT NULL,
        file_name text NOT NULL,
        asset_id text REFERENCES asset (id) ON DELETE CASCADE,
        requested_at timestamptz NOT NULL,
        CONSTRAINT asset_upload_pk PRIMARY KEY (user_id, md5, size)
      );
      CREATE INDEX asset_upload_asset ON asset_upload (asset_id);
      CREATE INDEX asset_upload_unfinished ON asset_upload (requested_at) WHERE asset_id IS NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE asset_upload; DROP TABLE asset');
  }
}
