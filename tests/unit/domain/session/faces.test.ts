import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CardContent } from '#domain/cards/content.ts';
import type { Difficulty } from '#domain/cards/faces/context.ts';
import { seededRandom } from '#domain/random.ts';
import { buildQuestion, chooseFace } from '#domain/session/faces.ts';
import type { FaceName, Question } from '#domain/session/question.ts';
import { clozeCard, hanziCard, mcqCard, wordCard } from '../support/cards.ts';

type QuestionOf<F, Q = Question> = Q extends { face: infer G } ? (F extends G ? Q : never) : never;

interface Setting {
  alternates?: CardContent[];
  difficulty?: Difficulty;
  seed?: number;
}
function ask<F extends FaceName>(
  face: F,
  card: CardContent,
  { alternates = [], difficulty = 2, seed = 1 }: Setting = {},
) {
  const question = buildQuestion(face, card, { cardId: 1, alternates, difficulty, random: seededRandom(seed) });
  expect(question.face).toBe(face);
  expect(JSON.parse(JSON.stringify(question))).toEqual(question);
  return question as QuestionOf<F>;
}
/** One question for each of 40 seeds, for what chance decides. */
const manyOf = <F extends FaceName>(face: F, card: CardContent, setting: Setting = {}) =>
  Array.from({ length: 40 }, (_, seed) => ask(face, card, { ...setting, seed }));

const others = ['春', '夏', '秋', '冬'].map((text) => clozeCard([{ text }]));

describe('cloze choice', () => {
  it('fills up to four options from distractors first, then from other cards', () => {
    const question = ask('clozeChoice', clozeCard([{ text: '月', distrators: ['日', '星'] }]), { alternates: others });
    expect(question.options).toHaveLength(4);
    expect(question.options).toEqual(expect.arrayContaining(['月', '日', '星']));
    expect(question.blanks).toEqual([{ group: 'c1', answer: '月' }]);
    expect(question.paragraphs).toEqual([[{ text: '第0句' }, { blank: 0 }, { text: '。' }]]);
  });

  it('with several blanks takes nothing from other cards', () => {
    const card = clozeCard([{ text: '月' }, { text: '泉' }]);
    expect([...ask('clozeChoice', card, { alternates: others }).options].sort()).toEqual(['月', '泉'].sort());
  });

  it.each([
    [1, 4],
    [2, 4],
    [3, 5],
    [6, 8],
    [9, 11],
    [10, 12],
  ])('%i answers stand among %i options', (answers, options) => {
    const blanks = Array.from({ length: answers }, (_, i) => ({
      text: `答${i}`,
      distrators: [`错${i}甲`, `错${i}乙`, `错${i}丙`],
    }));
    expect(ask('clozeChoice', clozeCard(blanks)).options).toHaveLength(options);
  });

  it('asks ten blanks at most and shows the rest', () => {
    const question = ask('clozeChoice', clozeCard(Array.from({ length: 12 }, (_, i) => ({ text: `答${i}` }))));
    expect(question.blanks).toHaveLength(10);
    expect(question.paragraphs[0]).toContainEqual({ text: '答11' });
  });

  it('has an option for each of two blanks with one text, and no distractor that is an answer', () => {
    const card = clozeCard([{ text: '花' }, { text: '花', distrators: ['花 ', '草', '草'] }]);
    expect([...ask('clozeChoice', card).options].sort()).toEqual(['花', '花', '草'].sort());
  });

  it('uses a rephrasing from difficulty 2 on, with the distractors of the blank it stands for', () => {
    const rephrased = clozeCard([{ text: '月' }], { content: [] }).content;
    const alternative = [
      [{ text: '改写' }, { cloze: { group: 'c1', text: '月', distrators: [], giveAwayDistrators: [] } }],
    ];
    const card = clozeCard([{ text: '月', distrators: ['日'] }], { altContents: [alternative, rephrased] });
    const asked = (difficulty: Difficulty) => manyOf('clozeChoice', card, { difficulty });
    const texts = (questions: ReturnType<typeof asked>) =>
      new Set(questions.map(({ paragraphs }) => JSON.stringify(paragraphs[0]?.[0])));
    expect(texts(asked(1))).toEqual(new Set(['{"text":"第0句"}']));
    expect(texts(asked(3))).toEqual(new Set(['{"text":"第0句"}', '{"text":"改写"}']));
    expect(asked(3).every(({ options }) => options.includes('日'))).toBe(true);
  });

  it('hints with the analysis, the answers covered', () => {
    const card = clozeCard([{ text: '松间' }], { analysis: '松间是松树之间' });
    expect(ask('clozeChoice', card).hint).toBe('＿＿是松树之间');
    expect(ask('clozeChoice', clozeCard([{ text: '松间' }], { analysis: '松间' })).hint).toBeNull();
  });
});

describe('give-away and minimal choice', () => {
  it('asks only the blank that can be given away', () => {
    const card = clozeCard([{ text: '月' }, { text: '泉', giveAwayDistrators: ['面包', '牛奶'] }]);
    const question = ask('clozeGiveAwayChoice', card);
    expect(question.blanks).toEqual([{ group: 'c2', answer: '泉' }]);
    expect([...question.options].sort()).toEqual(['泉', '牛奶', '面包'].sort());
    expect(question.paragraphs[0]).toContainEqual({ text: '月' });
  });

  it.each<[string, Parameters<typeof clozeCard>[0], string[]]>([
    [
      'a single answer against its give-away',
      [{ text: '月', distrators: ['日'], giveAwayDistrators: ['面包'] }],
      ['月', '面包'],
    ],
    ['several answers and one that is none', [{ text: '月', distrators: ['日'] }, { text: '泉' }], ['日', '月', '泉']],
    ['several answers without distractors', [{ text: '月' }, { text: '泉' }], ['月', '泉']],
  ])('minimal: %s', (_, blanks, options) => {
    expect([...ask('clozeMinimalChoice', clozeCard(blanks)).options].sort()).toEqual(options.sort());
  });
});

describe('help where a card says nothing', () => {
  it('rules a wrong option of several out, and never leaves the answer alone', () => {
    const cards: [string, boolean][] = [
      ['对', true],
      ['甲', false],
      ['乙', false],
    ];
    expect(ask('mcq', mcqCard(cards)).hint).toMatch(/^≠ [甲乙]$/);
    expect(ask('mcq', mcqCard(cards.slice(0, 2))).hint).toBeNull();
    expect(ask('mcq', mcqCard(cards, { analysis: '因为' })).hint).toBe('因为');
  });

  it('starts the word, or rules a character out', () => {
    const hintsOf = (card: CardContent, alternates: CardContent[]) =>
      manyOf('kidHanziFromPinyin', card, { alternates }).map(({ hint }) => hint);
    expect(new Set(hintsOf(hanziCard('春天', 'chun1 tian1'), [hanziCard('花园', 'hua1 yuan2')]))).toEqual(
      new Set(['春＿']),
    );
    const single = hintsOf(hanziCard('春', 'chun1'), [hanziCard('花', 'hua1'), hanziCard('草', 'cao3')]);
    expect(new Set(single)).toEqual(new Set(['≠ 花', '≠ 草']));
    expect(new Set(hintsOf(hanziCard('春', 'chun1'), [hanziCard('花', 'hua1')]))).toEqual(new Set([null]));
  });
});

describe('cloze judgement', () => {
  const claims = (question: Extract<Question, { altered: boolean }>) =>
    question.paragraphs.flat().flatMap((part) => ('claim' in part ? [part.claim] : []));

  it('is altered in about half of all cases, then in one place, by a distractor', () => {
    const card = clozeCard([
      { text: '月', distrators: ['日'] },
      { text: '泉', distrators: ['河'] },
    ]);
    const questions = Array.from({ length: 400 }, (_, seed) => ask('clozeJudgement', card, { seed }));
    const share = questions.filter(({ altered }) => altered).length / questions.length;
    expect(share).toBeGreaterThan(0.4);
    expect(share).toBeLessThan(0.6);
    for (const question of questions) {
      const swapped = claims(question).filter(({ shown, truth }) => shown !== truth);
      expect(swapped).toHaveLength(question.altered ? 1 : 0);
      for (const { shown } of swapped) expect(['日', '河']).toContain(shown);
    }
  });

  it.each<[string, FaceName & ('clozeJudgement' | 'clozeGiveAwayJudgement'), CardContent, string[]]>([
    ['another card', 'clozeJudgement', clozeCard([{ text: '月' }]), ['春', '夏', '秋', '冬']],
    [
      'a give-away',
      'clozeGiveAwayJudgement',
      clozeCard([{ text: '月', distrators: ['日'], giveAwayDistrators: ['面包'] }]),
      ['面包'],
    ],
    ['another blank', 'clozeGiveAwayJudgement', clozeCard([{ text: '月' }, { text: '泉' }]), ['月', '泉']],
    ['nothing', 'clozeGiveAwayJudgement', clozeCard([{ text: '月' }]), []],
  ])('is altered by %s', (_, face, card, sources) => {
    const shown = manyOf(face, card, { alternates: others }).flatMap((question) =>
      claims(question).flatMap((claim) => (claim.shown === claim.truth ? [] : [claim.shown])),
    );
    expect([...new Set(shown)].sort()).toEqual([...sources].sort());
  });
});

describe('word faces', () => {
  const card = wordCard('reply', '回复', {
    illustration: { assetId: 'kit:letter' },
    distrators: [{ word: 'reap', definition: '收割' }],
    examples: [{ source: 'She replied: reply soon!', translation: '她回信说：快回。' }],
    tabs: [{ title: '词根', content: 're- 往回，折回来就是回复' }],
  });
  const alternates = ['oven', 'jar', 'tree', 'mill'].map((word) =>
    wordCard(word, `${word}义`, { illustration: { assetId: `kit:${word}` } }),
  );

  it('word choice: one right definition, three wrong, its own distractor first, each telling its word', () => {
    const question = ask('wordChoice', card, { alternates });
    expect(question.options).toHaveLength(4);
    expect(question.options[question.answer]).toEqual({ text: '回复', note: null });
    expect(question.options).toContainEqual({ text: '收割', note: 'reap' });
    expect(question.hint).toBe('re- 往回，折回来就是＿＿');
  });

  it('pick image: four different pictures', () => {
    const question = ask('wordPickImage', card, { alternates });
    expect(new Set(question.options.map(({ assetId }) => assetId)).size).toBe(4);
    expect(question.options[question.answer]?.assetId).toBe('kit:letter');
  });

  it('example choice: every form of the word becomes a gap', () => {
    const question = ask('wordExampleChoice', card, { alternates });
    expect(question.sentence).toEqual([
      { text: 'She ' },
      { gap: 'replied' },
      { text: ': ' },
      { gap: 'reply' },
      { text: ' soon!' },
    ]);
    expect(question.options[question.answer]?.text).toBe('reply');
  });

  it.each([
    ['stop', 'He stopped.', 'stopped'],
    ['bake', 'Baking is fun.', 'Baking'],
    ['look up', 'Look up there.', 'Look up'],
    ['C++', 'I like C++ a lot.', 'C++'],
    ['art', 'The party starts.', null],
    ['rain', 'We train.', null],
  ])('finds "%s" in "%s": %s', (word, source, gap) => {
    const found = buildQuestion(
      'wordExampleChoice',
      wordCard(word, '义', { examples: [{ source, translation: '译' }] }),
      {
        cardId: 1,
        alternates,
        difficulty: 2,
        random: seededRandom(1),
      },
    );
    const gaps = 'sentence' in found ? found.sentence.flatMap((part) => ('gap' in part ? [part.gap] : [])) : [];
    expect(gaps).toEqual(gap === null ? [] : [gap]);
  });

  it('spell: each letter among four, other characters given', () => {
    const question = ask('wordSpell', wordCard('A-b c', '义'));
    expect(question.steps.map(({ letter, position }) => [letter, position])).toEqual([
      ['A', 0],
      ['b', 2],
      ['c', 4],
    ]);
    for (const { letter, options } of question.steps) {
      expect(new Set(options).size).toBe(4);
      expect(options).toContain(letter);
    }
    expect(question.steps[0]?.options.every((option) => option === option.toUpperCase())).toBe(true);
  });
});

describe('multiple choice', () => {
  it('points at every answer among its shuffled options', () => {
    const card = mcqCard(
      [
        ['甲', true],
        ['乙', false],
        ['丙', true],
      ],
      { analysis: '甲和丙' },
    );
    for (const question of manyOf('mcq', card)) {
      expect(question.answers.map((index) => question.options[index]).sort()).toEqual(['丙', '甲'].sort());
      expect(question.hint).toBe('＿和＿');
    }
  });
});

describe('kid hanzi choice', () => {
  const spring = hanziCard('春', 'chun1');
  const group = [
    hanziCard('花', 'hua1'),
    hanziCard('椿', 'chun1'),
    hanziCard('春', 'chun1'),
    hanziCard('春天', 'chun1 tian1'),
  ];

  it('asks characters and readings, never offering a homophone or another length', () => {
    for (const { options, answer } of manyOf('kidHanziChoice', spring, { alternates: group })) {
      expect(options[answer]).toBe('chūn');
      expect(options.filter((option) => option === 'chūn')).toHaveLength(1);
      expect(options).toContain('huā');
    }
    for (const { options, answer } of manyOf('kidHanziFromPinyin', spring, { alternates: group })) {
      expect(options[answer]).toBe('春');
      expect([...options].sort()).toEqual(['花', '春'].sort());
    }
  });

  it('alone asks the reading against its other tones', () => {
    for (const { options } of manyOf('kidHanziChoice', spring)) {
      expect([...options].sort()).toEqual(['chún', 'chǔn', 'chūn', 'chùn'].sort());
    }
  });

  it('hides in the analysis what is asked', () => {
    for (const { analysis } of manyOf('kidHanziChoice', spring, { alternates: group }))
      expect(analysis[1]).toEqual({ hanzi: [{ char: '春', pinyin: '' }] });
    for (const { analysis } of manyOf('kidHanziFromPinyin', spring, { alternates: group }))
      expect(analysis[1]).toEqual({ hanzi: [{ char: '＿', pinyin: 'chun1' }] });
  });
});

describe('choosing a face', () => {
  const rich = wordCard('mill', '磨坊', {
    illustration: { assetId: 'kit:mill' },
    examples: [{ source: 'The mill turns.', translation: '磨坊转动。' }],
  });
  const alternates = ['a', 'b', 'c'].map((id) => wordCard(id, `义${id}`, { illustration: { assetId: `kit:${id}` } }));
  const faces = (difficulty: Difficulty, harderThan: FaceName | null, spelling = false) =>
    Array.from({ length: 40 }, (_, seed) =>
      chooseFace(rich, { cardId: 1, alternates, difficulty, random: seededRandom(seed) }, { harderThan, spelling }),
    );

  it.each<[Difficulty, FaceName | null, boolean, FaceName[]]>([
    [1, null, false, ['wordChoice', 'wordPickImage']],
    [2, null, false, ['wordChoice', 'wordExampleChoice']],
    [3, null, false, ['wordExampleChoice', 'wordSeeAndCheck']],
    [3, null, true, ['wordExampleChoice', 'wordSeeAndCheck', 'wordSpell']],
    [2, 'wordChoice', false, ['wordExampleChoice']],
    [3, 'wordExampleChoice', false, ['wordSeeAndCheck']],
    [3, 'wordSeeAndCheck', false, ['wordSeeAndCheck']],
    [3, 'wordSeeAndCheck', true, ['wordSpell']],
  ])('difficulty %i after %s (spelling: %s)', (difficulty, harderThan, spelling, expected) => {
    expect([...new Set(faces(difficulty, harderThan, spelling))].sort()).toEqual(expected);
  });

  it('never repeats a hint that is the whole answer', () => {
    fc.assert(
      fc.property(fc.nat(), fc.constantFrom<FaceName>('clozeChoice', 'clozeJudgement'), (seed, face) => {
        const card = clozeCard([{ text: '月光', distrators: ['日光'] }], { analysis: '床前明月光' });
        expect(ask(face as 'clozeChoice', card, { seed }).hint).not.toContain('月光');
      }),
    );
  });
});
