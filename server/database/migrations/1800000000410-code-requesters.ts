import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A code belongs to the address that asked for it. Codes under way are given up: they last ten minutes. */
export class CodeRequesters1800000000410 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      TRUNCATE email_code;
      ALTER TABLE email_code
        ADD COLUMN requester text NOT NULL,
        DROP CONSTRAINT email_code_pk,
        ADD CONSTRAINT email_code_pk PRIMARY KEY (email, scene, requester);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      TRUNCATE email_code;
      ALTER TABLE email_code
        DROP CONSTRAINT email_code_pk,
        DROP COLUMN requester,
        ADD CONSTRAINT email_code_pk PRIMARY KEY (email, scene);
    `);
  }
}
