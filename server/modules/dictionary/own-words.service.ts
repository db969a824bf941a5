import { createHash } from 'node:crypto';
import type { Database } from '#server/kernel/database/database.ts';
import { statement } from '#server/kernel/database/statements.ts';
import { ownWords, sentencesByWord, type WordCard, type WrittenWord } from './own-words.rules.ts';
import { WRITTEN_WORDS } from './words.ts';

/** Any number that no other advisory lock of this database uses. */
const OWN_WORDS_LOCK = 724_112;
/** Under this name the source of the product's own words is kept. */
const OWN = 'own words';

const lock = statement('dictionary.lock_own', `SELECT pg_advisory_xact_lock(${OWN_WORDS_LOCK})`);
const loadedHash = statement<{ hash: string }>(
  'dictionary.own_hash',
  `SELECT hash FROM dictionary_source WHERE name = '${OWN}'`,
);
const keepHash = statement(
  'dictionary.keep_own_hash',
  `WITH earlier AS (DELETE FROM dictionary_source WHERE name = '${OWN}' AND hash <> $1)
   INSERT INTO dictionary_source (hash, name, rows_done, finished_at) VALUES ($1, '${OWN}', $2, $3)`,
);
const upsertWords = statement(
  'dictionary.upsert_own',
  `INSERT INTO dictionary_word (spelling, folded, rank, phonetic_uk, phonetic_us, explain, own)
   SELECT spelling, folded, rank, uk, us, explain, true
   FROM jsonb_to_recordset($1) AS w(spelling text, folded text, rank int, uk text, us text, explain text)
   ON CONFLICT (spelling) DO UPDATE SET rank = excluded.rank, phonetic_uk = excluded.phonetic_uk,
     phonetic_us = excluded.phonetic_us, explain = excluded.explain, own = true`,
);
const removeWords = statement(
  'dictionary.remove_own',
  'DELETE FROM dictionary_word WHERE own AND NOT (spelling = ANY ($1))',
);
const upsertSentences = statement(
  'dictionary.upsert_sentences',
  `INSERT INTO dictionary_sentences (word, sentences)
   SELECT word, sentences FROM jsonb_to_recordset($1) AS s(word text, sentences jsonb)
   ON CONFLICT (word) DO UPDATE SET sentences = excluded.sentences`,
);
const removeSentences = statement(
  'dictionary.remove_sentences',
  'DELETE FROM dictionary_sentences WHERE NOT (word = ANY ($1))',
);

/**
 * Brings the product's own words, and those and the sentences of its word cards, up to their files; does nothing where they are
 * loaded already. What was imported stays, but for words that the product has written itself. Several processes may call it at once.
 */
export function loadOwnWords(
  db: Database,
  now: Date,
  cards: readonly WordCard[],
  written: readonly WrittenWord[] = WRITTEN_WORDS,
): Promise<void> {
  const hash = createHash('sha256')
    .update(JSON.stringify([written, cards]))
    .digest('base64url');
  return db.transaction(async (tx) => {
    await tx.rows(lock);
    if ((await tx.row(loadedHash))?.hash === hash) return;
    const words = ownWords(written, cards);
    const sentences = [...sentencesByWord(cards)].map(([word, list]) => ({ word, sentences: list }));
    await tx.run(upsertWords, [JSON.stringify(words)]);
    await tx.run(removeWords, [words.map((word) => word.spelling)]);
    await tx.run(upsertSentences, [JSON.stringify(sentences)]);
    await tx.run(removeSentences, [sentences.map(({ word }) => word)]);
    await tx.run(keepHash, [hash, words.length, now]);
  });
}
