import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Words, the sentences that show them, and how far files of words have been read. */
export class Dictionary1800000000720 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE dictionary_word (
        spelling text COLLATE "C" NOT NULL,
        folded text COLLATE "C" NOT NULL,
        rank int NOT NULL,
        phonetic_uk text,
        phonetic_us text,
        explain text NOT NULL,
        own boolean NOT NULL,
        CONSTRAINT dictionary_word_pk PRIMARY KEY (spelling)
      );
      CREATE INDEX dictionary_word_folded ON dictionary_word (folded);
      -- The most frequent words of a beginning, found without the table: one letter begins thousands of them.
      CREATE INDEX dictionary_word_frequent ON dictionary_word (folded, rank, spelling) WHERE rank < 10000000;
      CREATE INDEX dictionary_word_trigrams ON dictionary_word USING gin (folded gin_trgm_ops) WHERE rank < 20000;
      CREATE TABLE dictionary_sentences (
        word text COLLATE "C" NOT NULL,
        sentences jsonb NOT NULL,
        CONSTRAINT dictionary_sentences_pk PRIMARY KEY (word)
      );
      CREATE TABLE dictionary_source (
        hash text NOT NULL,
        name text NOT NULL,
        rows_done int NOT NULL,
        finished_at timestamptz,
        CONSTRAINT dictionary_source_pk PRIMARY KEY (hash)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE dictionary_source, dictionary_sentences, dictionary_word');
  }
}
