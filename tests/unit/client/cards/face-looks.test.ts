import { describe, expect, it } from 'vitest';
import { groupLook } from '#client/parts/cards/cloze/groups.ts';
import { tickState } from '#client/parts/cards/mcq/TickList/tick-state.ts';
import { noteOf } from '#client/parts/cards/note-of.ts';
import { optionKey, pickState } from '#client/parts/cards/OptionList/options.ts';
import { langOf, optionFontSize, poolColumns } from '#client/parts/cards/text.ts';
import { aroundWord, splitWordClass } from '#client/parts/cards/word/WordSeeAndCheck/example.ts';
import type { PickAnswer, TickAnswer } from '#domain/cards/faces/answer.ts';

const pick: PickAnswer = { kind: 'pick', wrongs: 2, hints: 0, passed: false, chosen: null, tried: [0, 2] };

describe('pickState', () => {
  it('shows the last try as wrong until the next one, and keeps the others out of play', () => {
    expect([0, 1, 2].map((option) => pickState(pick, option))).toEqual(['tried', 'plain', 'wrong']);
    expect(pickState({ ...pick, passed: true, chosen: 1 }, 2)).toBe('tried');
  });

  it('shows the chosen option as right once passed', () => {
    expect(pickState({ ...pick, passed: true, chosen: 1 }, 1)).toBe('correct');
  });
});

it('shows ticks, and judged ones until the next tick', () => {
  const tick: TickAnswer = { kind: 'tick', wrongs: 1, hints: 0, passed: false, ticked: [0, 1], judged: null };
  expect([0, 1, 2].map((option) => tickState(tick, option))).toEqual(['selected', 'selected', 'plain']);
  const judged = { ...tick, judged: { right: [0], wrong: [1], missed: 1 } };
  expect([0, 1, 2].map((option) => tickState(judged, option))).toEqual(['correct', 'wrong', 'plain']);
});

it('names the key of an option up to the tenth', () => {
  expect([0, 8, 9, 10].map(optionKey)).toEqual(['1', '9', '0', undefined]);
});

it.each([
  [['松间', '石上'], 21],
  [['不情愿的；勉强的'], 19],
  [['能迅速恢复的；有韧性的，而且很快'], 17],
  [['不'.repeat(21)], 15],
  [[], 21],
])('sizes options %j at %d', (options, size) => {
  expect(optionFontSize(options)).toBe(size);
});

it.each([
  [Array(8).fill('松间'), 4],
  [Array(6).fill('松间'), 3],
  [Array(10).fill('松间'), 4],
  [Array(2).fill('松间'), 2],
  [Array(6).fill('南京条约'), 3],
  [Array(4).fill('高尔基体内'), 2],
])('stands %j in %d columns', (options, columns) => {
  expect(poolColumns(options)).toBe(columns);
});

it.each([
  ['c1', { digit: 1, colour: 1 }],
  ['c5', { digit: 5, colour: 5 }],
  ['c6', { digit: 6, colour: undefined }],
  ['c*', { digit: null, colour: undefined }],
])('group %s', (group, look) => {
  expect(groupLook(group)).toEqual(look);
});

it.each([
  ['reluctant', 'en'],
  ['不情愿的', 'zh-CN'],
  ['mRNA 的顺序', 'zh-CN'],
  ['1842', undefined],
])('language of %s', (text, lang) => {
  expect(langOf(text)).toBe(lang);
});

it('finds the word in a sentence, with what grows from it', () => {
  expect(aroundWord('bake', 'She baked bread.')).toEqual(['She ', 'baked', ' bread.']);
  expect(aroundWord('c++', 'Nothing of it here.')).toEqual(['Nothing of it here.']);
});

it('takes the word class off a definition', () => {
  expect(splitWordClass('adj. 不情愿的')).toEqual({ wordClass: 'adj.', meaning: '不情愿的' });
  expect(splitWordClass('不情愿的')).toEqual({ wordClass: null, meaning: '不情愿的' });
});

it('tells what a wrong option is right for, the same way round on both faces', () => {
  const options = [{ text: '丰富的', note: 'abundant' }];
  const shared = { cardId: 1, hint: null, answer: 1 };
  const meaning = { ...shared, face: 'wordChoice' as const, word: 'reluctant', prons: [], options };
  const missing = {
    ...shared,
    face: 'wordExampleChoice' as const,
    sentence: [],
    source: '',
    translation: '',
    options: [{ text: 'abundant', note: '丰富的' }],
  };
  expect(noteOf(meaning, 0)).toEqual({ word: 'abundant', meaning: '丰富的' });
  expect(noteOf(missing, 0)).toEqual({ word: 'abundant', meaning: '丰富的' });
  expect(noteOf(meaning, undefined)).toBeNull();
  expect(noteOf(meaning, 1)).toBeNull();
});
