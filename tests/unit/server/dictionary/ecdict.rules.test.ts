import { describe, expect, test } from 'vitest';
import { type EcdictRow, wordOf } from '#server/modules/dictionary/ecdict.rules.ts';
import { DICTIONARY } from '#server/modules/dictionary/settings.ts';

const row = (over: Partial<EcdictRow> = {}): EcdictRow => ({
  word: 'Windmill',
  phonetic: "'windmil",
  definition: 'n a mill that is powered by the wind',
  translation: 'n. 风车\\n[机] 风力机',
  bnc: '11000',
  frq: '9000',
  ...over,
});

describe('a row of ECDICT', () => {
  test('becomes an entry', () => {
    expect(wordOf(row())).toEqual({
      spelling: 'Windmill',
      folded: 'windmill',
      rank: 9000,
      phoneticUk: "/'windmil/",
      explain: 'n. 风车\n[机] 风力机',
    });
  });

  test.each([
    ['frq before bnc', { frq: '5', bnc: '7' }, 5],
    ['bnc where frq is unknown', { frq: '0', bnc: '7' }, 7],
    ['last where both are', { frq: '0', bnc: '' }, DICTIONARY.unranked],
    ['last for nonsense', { frq: '-3', bnc: '1e99' }, DICTIONARY.unranked],
  ])('ranks by %s', (_, over, rank) => {
    expect(wordOf(row(over))?.rank).toBe(rank);
  });

  test('is explained in English where there is no Chinese', () => {
    expect(wordOf(row({ translation: ' ' }))?.explain).toBe('n a mill that is powered by the wind');
  });

  test.each([
    ['', null],
    ['//', null],
    ['/ˈwɪnd/', '/ˈwɪnd/'],
    ['[wind]', '/wind/'],
    ['w'.repeat(101), null],
  ])('has its phonetic %j as %j', (phonetic, expected) => {
    expect(wordOf(row({ phonetic }))?.phoneticUk).toBe(expected);
  });

  test.each([
    ['no spelling', { word: '' }],
    ['none that is searched for', { word: '=SUM(A1)' }],
    ['one too long', { word: 'a'.repeat(65) }],
    ['no explanation', { translation: '', definition: '' }],
    ['no columns', { word: undefined, translation: undefined }],
  ])('with %s is no entry', (_, over) => {
    expect(wordOf(row(over))).toBeNull();
  });

  test('is cut where it explains without end, between characters', () => {
    expect([...(wordOf(row({ translation: '🍞'.repeat(3000) }))?.explain ?? '')]).toHaveLength(DICTIONARY.explainMax);
  });
});
