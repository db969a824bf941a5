import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a person lays aside: cards, chapters, everything for a while; and what was remembered of cards that were begun anew. */
export class StudyControl1800000001040 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE card_memory ADD lapses int NOT NULL DEFAULT 0;
      UPDATE card_memory m SET lapses = l.lapses FROM (
        SELECT user_id, card_id, count(*)::int AS lapses FROM rating_log WHERE rating = 1 AND elapsed_days > 0 GROUP BY 1, 2
      ) l WHERE l.user_id = m.user_id AND l.card_id = m.card_id;
      CREATE TABLE card_memory_past (
        user_id int NOT NULL,
        card_id int NOT NULL,
        turn smallint NOT NULL,
        ended_at timestamptz NOT NULL,
        stability double precision NOT NULL,
        difficulty double precision NOT NULL,
        last_day date NOT NULL,
        first_rating smallint NOT NULL,
        last_rating smallint NOT NULL,
        day_ratings smallint NOT NULL,
        learn_times int NOT NULL,
        lapses int NOT NULL,
        CONSTRAINT card_memory_past_pk PRIMARY KEY (user_id, card_id, turn)
      );
      CREATE INDEX card_memory_past_card ON card_memory_past (card_id);
      CREATE TABLE card_rest (
        user_id int NOT NULL,
        card_id int NOT NULL,
        until date,
        CONSTRAINT card_rest_pk PRIMARY KEY (user_id, card_id)
      );
      CREATE INDEX card_rest_card ON card_rest (card_id);
      CREATE TABLE chapter_rest (
        user_id int NOT NULL,
        chapter_id int NOT NULL,
        until date NOT NULL,
        CONSTRAINT chapter_rest_pk PRIMARY KEY (user_id, chapter_id)
      );
      CREATE INDEX chapter_rest_chapter ON chapter_rest (chapter_id);
      CREATE TABLE holiday (
        user_id int NOT NULL,
        since date NOT NULL,
        until date NOT NULL,
        CONSTRAINT holiday_pk PRIMARY KEY (user_id)
      );
      CREATE TABLE catch_up (
        user_id int NOT NULL,
        since date NOT NULL,
        until date NOT NULL,
        daily_cards int NOT NULL,
        CONSTRAINT catch_up_pk PRIMARY KEY (user_id)
      )`);
  }

  // What was begun anew and not met since is remembered again.
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      INSERT INTO card_memory (user_id, card_id, package_id, stability, difficulty, last_day, first_rating, last_rating,
        day_ratings, learn_times)
      SELECT DISTINCT ON (p.user_id, p.card_id) p.user_id, p.card_id, c.package_id, p.stability, p.difficulty, p.last_day,
        p.first_rating, p.last_rating, p.day_ratings, p.learn_times
      FROM card_memory_past p JOIN card c ON c.id = p.card_id ORDER BY p.user_id, p.card_id, p.turn DESC
      ON CONFLICT DO NOTHING;
      DROP TABLE catch_up, holiday, chapter_rest, card_rest, card_memory_past;
      ALTER TABLE card_memory DROP COLUMN lapses`);
  }
}
