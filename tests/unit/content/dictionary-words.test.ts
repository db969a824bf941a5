import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { searchedFor } from '#server/modules/dictionary/keyword.rules.ts';
import { WRITTEN_WORDS } from '#server/modules/dictionary/words.ts';

const spellings = WRITTEN_WORDS.map(([spelling]) => spelling);
const wordsWhere = (fault: (word: (typeof WRITTEN_WORDS)[number]) => boolean) =>
  WRITTEN_WORDS.filter(fault).map(([spelling]) => spelling);
const transcriptions = (phonetic: string) => phonetic.split(', ');

/** Signs of the British and of the American transcription; a colon, a plain g or a stray letter is a slip. */
const BRITISH = /^\/(?!.*:)[ˈˌ]?[ˈˌaɑæbdðeəɜfɡhiɪjklmnŋɒɔprsʃtθuʊʌvwzʒː]+\/$/u;
const AMERICAN = /^\/(?!.*:)[ˈˌ]?[ˈˌaɑæbdðeəɜfɡhiɪjklmnŋoɔprsʃtθuʊʌvwzʒː]+\/$/u;
const VOWEL = /[aɑæeəɜiɪɒoɔuʊʌ]/u;
const PART_OF_SPEECH = /^(n|v|adj|adv|prep|conj|pron|det|num|int|aux|art|modal v)\. /;
const CHINESE = /\p{Script=Han}/u;
/** What English writes with a capital among the words. */
const NAMES =
  `I American April August British China Chinese Christmas December English Europe European February French Friday German January
  July June March May Monday November October Saturday September Sunday Thursday Tuesday Wednesday`.split(/\s+/);

describe('the words that we wrote', () => {
  test('are 1,500 or more, none twice', () => {
    expect(spellings.length).toBeGreaterThanOrEqual(1500);
    expect(spellings.filter((spelling, index) => spellings.indexOf(spelling) !== index)).toEqual([]);
  });

  test('are lower-case, but for names, and can be searched for', () => {
    expect(spellings.filter((spelling) => spelling !== spelling.toLowerCase()).sort()).toEqual([...NAMES].sort());
    expect(spellings.filter((spelling) => !/^[A-Za-z]+$/.test(spelling))).toEqual([]);
    expect(spellings.filter((spelling) => searchedFor(spelling) !== spelling.toLowerCase())).toEqual([]);
  });

  test('have a British transcription of British signs', () => {
    expect(wordsWhere(([, uk]) => !transcriptions(uk).every((one) => BRITISH.test(one) && VOWEL.test(one)))).toEqual(
      [],
    );
  });

  test('have an American one where it differs, of American signs', () => {
    expect(wordsWhere(([, uk, us]) => us === uk)).toEqual([]);
    // Without one of its own, the British one is the American one too.
    expect(wordsWhere(([, uk, us]) => !transcriptions(us ?? uk).every((one) => AMERICAN.test(one)))).toEqual([]);
    expect(wordsWhere(([, uk, us]) => /(?<![aeoɔ])[ɪʊ]ə|eə|əʊ/u.test(us ?? uk))).toEqual([]);
  });

  test('are said with an r in America wherever they are spelt with one at the end', () => {
    const silent = wordsWhere(
      ([spelling, uk, us]) => /[^r]re?$/.test(spelling) && !/r/.test(transcriptions(us ?? uk)[0] ?? ''),
    );
    expect(silent).toEqual([]);
  });

  test('have one main stress where they have several syllables', () => {
    const syllables = (one: string) =>
      one.match(/(?:aɪ|aʊ|eɪ|əʊ|oʊ|ɔɪ|eə|ɪə|ʊə|[ɑɔɜiu]ː|[aɑæeəɜiɪɒoɔuʊʌ])/gu)?.length ?? 0;
    const wrong = wordsWhere(([, uk, us]) =>
      [uk, us ?? uk]
        .flatMap(transcriptions)
        .some((one) => (one.match(/ˈ/gu)?.length ?? 0) > 1 || (syllables(one) > 2 && !one.includes('ˈ'))),
    );
    expect(wrong).toEqual([]);
  });

  test('say their part of speech and explain themselves in Chinese, in few words', () => {
    const lines = ([, , , explain]: (typeof WRITTEN_WORDS)[number]) => explain.split('\n');
    expect(wordsWhere((word) => !lines(word).every((line) => PART_OF_SPEECH.test(line)))).toEqual([]);
    expect(wordsWhere((word) => !lines(word).every((line) => CHINESE.test(line)))).toEqual([]);
    expect(wordsWhere((word) => lines(word).some((line) => line.length > 60 || /[,;()]|\s$|；$/.test(line)))).toEqual(
      [],
    );
    const parts = (word: (typeof WRITTEN_WORDS)[number]) => lines(word).map((line) => line.split('. ')[0]);
    expect(wordsWhere((word) => new Set(parts(word)).size !== parts(word).length)).toEqual([]);
  });

  test('name function words as what they are', () => {
    const partsOf = new Map(WRITTEN_WORDS.map(([spelling, , , explain]) => [spelling, explain]));
    const expected = {
      the: 'art.',
      of: 'prep.',
      and: 'conj.',
      he: 'pron.',
      my: 'det.',
      can: 'modal v.',
      two: 'num.',
      not: 'adv.',
    };
    for (const [word, part] of Object.entries(expected)) expect(partsOf.get(word)).toContain(part);
  });

  test('have all the words that are most frequent in the examples of our own cards', () => {
    const file = readFileSync(new URL('../../../server/database/content/english-words.json', import.meta.url), 'utf8');
    const sources = [...file.matchAll(/"source": "([^"]*)"/g)].map(([, source]) => source as string);
    const counts = new Map<string, number>();
    for (const word of sources
      .join(' ')
      .toLowerCase()
      .match(/[a-z]+(?![a-z']|$)/g) ?? [])
      counts.set(word, (counts.get(word) ?? 0) + 1);
    const known = new Set(spellings.map((spelling) => spelling.toLowerCase()));
    const frequent = [...counts].filter(([, count]) => count >= 6).map(([word]) => word);
    expect(frequent.length).toBeGreaterThan(20);
    expect(frequent.filter((word) => !known.has(word))).toEqual([]);
  });
});
