import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Own weights of a person and the recall aimed at. Who learned before is trained as if it had been counted from the beginning. */
export class PersonalModel1800000001080 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE memory_model (
        user_id int NOT NULL,
        target_recall double precision NOT NULL DEFAULT 0.9,
        weights double precision[],
        kept_at timestamptz,
        judged_on int,
        loss double precision,
        default_loss double precision,
        tried_at timestamptz,
        new_ratings int NOT NULL DEFAULT 0,
        train_at timestamptz,
        CONSTRAINT memory_model_pk PRIMARY KEY (user_id),
        CONSTRAINT memory_model_target CHECK (target_recall BETWEEN 0.8 AND 0.95),
        CONSTRAINT memory_model_weights CHECK (cardinality(weights) = 21)
      ) WITH (fillfactor = 80);
      CREATE INDEX memory_model_due ON memory_model (train_at) WHERE train_at IS NOT NULL;
      INSERT INTO memory_model (user_id, new_ratings, train_at)
        SELECT user_id, count(*)::int, min(rated_at) + interval '30 days' FROM rating_log GROUP BY user_id;
      UPDATE memory_model SET train_at = least(train_at, now()) WHERE new_ratings >= 400`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE memory_model');
  }
}
