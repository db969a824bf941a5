import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseOf } from '#server/kernel/database/database.ts';
import { searchDictionary } from '#server/modules/dictionary/dictionary.service.ts';
import type { WordCard, WrittenWord } from '#server/modules/dictionary/own-words.rules.ts';
import { loadOwnWords } from '#server/modules/dictionary/own-words.service.ts';
import { WRITTEN_WORDS } from '#server/modules/dictionary/words.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { contextOf } from '#tests/support/service-context.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const search = (keyword: string) => searchDictionary(contextOf(app.source, { userId: 1 }), keyword);
const spellings = async (keyword: string) => (await search(keyword)).map(({ spelling }) => spelling);

describe('a search', () => {
  it('finds the word first, then what begins like it, frequent words before rare ones', async () => {
    const found = await spellings('the');
    expect(found[0]).toBe('the');
    expect(found.slice(1, 4)).toEqual(['they', 'their', 'there']);
    expect(found.length).toBeLessThanOrEqual(20);
    expect(new Set(found).size).toBe(found.length);
  });

  it.each([
    ['recieve', 'receive'],
    ['becuase', 'because'],
    ['tommorow', 'tomorrow'],
    ['langauge', 'language'],
  ])('finds for %s what was meant: %s', async (typed, meant) => {
    expect((await spellings(typed)).slice(0, 5)).toContain(meant);
  });

  it('does not mind capitals and spaces, and keeps the capitals of names', async () => {
    expect((await spellings(' MAY ')).slice(0, 2).sort()).toEqual(['May', 'may']);
    expect((await spellings('monday'))[0]).toBe('Monday');
  });

  it('answers at most twenty for one letter, and nothing for what is no spelling', async () => {
    expect(await search('s')).toHaveLength(20);
    for (const keyword of ['', ' ', '%', '_', 'a%', '面包', '\\', "'; --", '123'])
      expect(await search(keyword)).toEqual([]);
  });

  it('tells both transcriptions, the meanings and sentences of our cards', async () => {
    const [oven] = await search('oven');
    expect(oven).toMatchObject({ spelling: 'oven', phoneticUk: '/ˈʌvn/', explain: expect.stringMatching(/^n\. /) });
    expect(oven?.sentences.length).toBeGreaterThan(0);
    for (const { source, translation } of oven?.sentences ?? []) {
      expect(source).toMatch(/oven/i);
      expect(translation).toMatch(/\p{Script=Han}/u);
    }
    // Not a card, but it stands in the sentences of one.
    const [village] = await search('village');
    expect(village?.sentences[0]?.source).toMatch(/village/);
  });
});

describe('loading our own words', () => {
  const card: WordCard = {
    word: 'gnomon',
    definition: 'n. 日晷指针',
    prons: [{ label: '/ˈnəʊmɒn/', language: 'en-GB' }],
    examples: [{ source: 'The gnomon casts a shadow.', translation: '日晷指针投下影子。' }],
  };
  const words: WrittenWord[] = [
    ['sundial', '/ˈsʌndaɪəl/', null, 'n. 日晷'],
    ['zodiac', '/ˈzəʊdiæk/', '/ˈzoʊdiæk/', 'n. 黄道带'],
  ];
  const load = (written: readonly WrittenWord[], cards: WordCard[] = [card]) =>
    loadOwnWords(databaseOf(app.source), new Date(), cards, written);
  const own = async () =>
    (await app.sql<{ spelling: string }>('SELECT spelling FROM dictionary_word WHERE own ORDER BY rank')).map(
      ({ spelling }) => spelling,
    );
  afterAll(() => load(WRITTEN_WORDS));

  it('follows the files, several processes at once, and leaves imported words alone', async () => {
    await app.sql(
      `INSERT INTO dictionary_word (spelling, folded, rank, explain, own) VALUES
       ('zodiac', 'zodiac', 5, '导入的', false), ('astrolabe', 'astrolabe', 6, '导入的', false)`,
    );
    await Promise.all([load(words), load(words), load(words)]);
    expect(await own()).toEqual(['sundial', 'zodiac', 'gnomon']);
    expect((await search('zodiac'))[0]).toMatchObject({ phoneticUs: '/ˈzoʊdiæk/', explain: 'n. 黄道带' });
    expect((await search('astrolabe'))[0]).toMatchObject({ phoneticUk: null, phoneticUs: null, sentences: [] });
    expect((await search('gnomon'))[0]).toMatchObject({ phoneticUs: null, sentences: card.examples });
    expect((await search('shadow')).length).toBe(0);
  });

  it('writes nothing where nothing changed, and takes away what a file no longer has', async () => {
    const place = () => app.sql("SELECT xmin, ctid FROM dictionary_word WHERE spelling = 'sundial'");
    const before = await place();
    await load(words);
    expect(await place()).toEqual(before);
    await load(words.slice(0, 1), []);
    expect(await own()).toEqual(['sundial']);
    expect(await app.sql('SELECT word FROM dictionary_sentences')).toEqual([]);
    expect(await app.sql("SELECT 1 FROM dictionary_source WHERE name = 'own words'")).toHaveLength(1);
  });
});
