import type pg from 'pg';
import { seededRandom } from '#domain/random.ts';
import type { Context } from '#server/kernel/context.ts';
import { searchDictionary } from '#server/modules/dictionary/dictionary.service.ts';
import { DICTIONARY } from '#server/modules/dictionary/settings.ts';

/** Rows of ECDICT, about. */
const ROWS = 760_000;
/** So many of them have a known frequency, as in ECDICT. */
const FREQUENT = 60_000;
const TRIES = 9;
/** From one letter, which tens of thousands of words begin with, to what nothing equals and much resembles. */
const KEYWORDS = [
  's',
  'in',
  'con',
  'inte',
  'recon',
  'sion',
  'reconsider',
  'acommodate',
  'straning',
  'conretionable',
  'over the',
];

const ONSETS = 'b c d f g h l m n p r s t v w st tr pr pl gr br ch sh con re in de un ex inter over non'.split(' ');
const VOWELS = 'a e i o u ea ou ai ee io'.split(' ');
const ENDS = ['', ...'n r s t l d m ng nt st ck al er ing ed'.split(' ')];
const STEP = 20_000;

/** So many different words of English syllables, some of them phrases. */
function inventWords(count: number): string[] {
  const random = seededRandom(7);
  const of = (list: readonly string[]) => list[Math.floor(random() * list.length)] as string;
  const syllable = () => of(ONSETS) + of(VOWELS) + of(ENDS);
  const words = new Set<string>();
  while (words.size < count) {
    const word = Array.from({ length: 1 + Math.floor(random() * 4) }, syllable).join('');
    words.add(random() < 0.25 ? `${word} ${syllable()}` : word);
  }
  return [...words];
}

/** Fills the dictionary up to the size of ECDICT. */
export async function fillDictionary(client: pg.Client): Promise<void> {
  const words = inventWords(ROWS);
  for (let from = 0; from < words.length; from += STEP)
    await client.query(
      `INSERT INTO dictionary_word (spelling, folded, rank, phonetic_uk, explain, own)
       SELECT word, word, CASE WHEN place + $2 <= ${FREQUENT} THEN place + $2 ELSE ${DICTIONARY.unranked} END,
         '/' || word || '/', 'n. 一个词；它的意思有这么长，和别的词差不多' || E'\\n' || 'v. 做这个词所说的事', false
       FROM unnest($1::text[]) WITH ORDINALITY AS w(word, place) ON CONFLICT DO NOTHING`,
      [words.slice(from, from + STEP), from],
    );
  await client.query('VACUUM (ANALYZE) dictionary_word');
}

/** Milliseconds of each search, the way to the database included: the fastest of some tries counts. */
export async function timeSearches(ctx: Context): Promise<{ keyword: string; found: number; ms: number }[]> {
  const timed: { keyword: string; found: number; ms: number }[] = [];
  for (const keyword of KEYWORDS) {
    const times: number[] = [];
    let found = 0;
    for (let attempt = 0; attempt < TRIES; attempt++) {
      const start = performance.now();
      found = (await searchDictionary(ctx, keyword)).length;
      times.push(performance.now() - start);
    }
    timed.push({ keyword, found, ms: Math.min(...times) });
  }
  return timed;
}
