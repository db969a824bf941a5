import type { Context } from '#server/kernel/context.ts';
import { statement } from '#server/kernel/database/statements.ts';
import type { DictionaryEntry } from './dictionary.types.ts';
import { isFuzzy, searchedFor } from './keyword.rules.ts';
import { DICTIONARY } from './settings.ts';

const { resultsMax, unranked, fuzzyRanks } = DICTIONARY;

/** The entries that `found` names, in the order of `by`. */
const entriesOf = (found: string, by: string) =>
  `SELECT w.spelling, w.phonetic_uk AS "phoneticUk", w.phonetic_us AS "phoneticUs", w.explain,
     coalesce(s.sentences, '[]') AS sentences
   FROM (${found}) found JOIN dictionary_word w USING (spelling) LEFT JOIN dictionary_sentences s ON s.word = w.folded
   ORDER BY ${by}, w.folded, w.spelling`;

/** The last character of all follows whatever follows the keyword. */
const BEGINS = 'folded > $1 AND folded < $1 || chr(1114111)';
/** What equals the keyword, then what begins with it: by frequency where that is known, and without sorting where it is not. */
const findBeginning = statement<DictionaryEntry>(
  'dictionary.beginning',
  `${entriesOf(
    `(SELECT spelling, 0 AS place FROM dictionary_word WHERE folded = $1 ORDER BY rank, spelling LIMIT ${resultsMax})
     UNION ALL
     (SELECT spelling, 1 FROM dictionary_word WHERE rank < ${unranked} AND ${BEGINS}
      ORDER BY rank, folded, spelling LIMIT ${resultsMax})
     UNION ALL
     (SELECT spelling, 2 FROM dictionary_word WHERE rank = ${unranked} AND ${BEGINS} ORDER BY folded LIMIT ${resultsMax})`,
    'place, w.rank',
  )} LIMIT ${resultsMax}`,
);

/** Frequent words only: who misspells means one of those, and among names and phrases everything resembles something. */
const findResembling = statement<DictionaryEntry>(
  'dictionary.resembling',
  entriesOf(
    `SELECT spelling, similarity(folded, $1) AS likeness FROM dictionary_word
     WHERE rank < ${fuzzyRanks} AND folded % $1 AND NOT starts_with(folded, $1)
     ORDER BY likeness DESC, rank, spelling LIMIT $2`,
    'likeness DESC, w.rank',
  ),
);

/** The word itself, words that begin with the keyword, words that resemble it; none for what is no spelling. */
export async function searchDictionary(ctx: Context, keyword: string): Promise<DictionaryEntry[]> {
  const text = searchedFor(keyword);
  if (text === null) return [];
  const found = await ctx.db.rows(findBeginning, [text]);
  if (found.length >= resultsMax || !isFuzzy(text)) return found;
  return [...found, ...(await ctx.db.rows(findResembling, [text, resultsMax - found.length]))];
}
