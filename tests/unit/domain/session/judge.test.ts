import { describe, expect, it } from 'vitest';
import { neighbourBlank } from '#domain/cards/cloze/fill.ts';
import type { FillQuestion } from '#domain/cards/cloze/questions.ts';
import type { Answer, FaceAction, FillAnswer, TickAnswer } from '#domain/cards/faces/answer.ts';
import type { McqQuestion } from '#domain/cards/mcq/questions.ts';
import { hintOf } from '#domain/session/hint.ts';
import { judge, openAnswer } from '#domain/session/judge.ts';
import type { Question } from '#domain/session/question.ts';

/** Plays actions from the start and returns each outcome with the last answer. */
function play(question: Question, ...actions: FaceAction[]) {
  let answer: Answer = openAnswer(question);
  const outcomes = actions.map((action) => {
    const judged = judge(question, answer, action);
    answer = judged.answer;
    return judged.outcome;
  });
  return { outcomes, answer };
}
const choose = (option: number): FaceAction => ({ type: 'choose', option });
const asked = { cardId: 1, hint: null };

const poem: FillQuestion = {
  ...asked,
  face: 'clozeChoice',
  hint: '王维',
  paragraphs: [[{ blank: 0 }, { text: '照' }, { blank: 1 }, { blank: 2 }]],
  blanks: ['松间', '石上', '归'].map((answer, index) => ({ group: `c${index + 1}`, answer })),
  options: ['石上', '云中', '松间', '归'],
};

describe('filling blanks', () => {
  it('goes from blank to blank and passes when all are filled', () => {
    const { outcomes, answer } = play(poem, choose(2), choose(0), choose(3));
    expect(outcomes).toEqual(['progress', 'progress', 'passed']);
    expect(answer).toMatchObject({ filled: [2, 0, 3], focus: null, passed: true, wrongs: 0 });
  });

  it('leaves a wrong option outside and counts it', () => {
    const { outcomes, answer } = play(poem, choose(1), choose(0));
    expect(outcomes).toEqual(['wrong', 'wrong']);
    expect(answer).toMatchObject({ filled: [null, null, null], focus: 0, wrongs: 2, lastWrong: 0 });
  });

  it('judges a wrong option once for a blank, and marks it until the next try or another blank', () => {
    const again = play(poem, choose(1), choose(1));
    expect(again).toMatchObject({ outcomes: ['wrong', 'ignored'], answer: { wrongs: 1, lastWrong: 1 } });
    expect(play(poem, choose(1), choose(2)).answer).toMatchObject({ lastWrong: null });
    const elsewhere = play(poem, choose(0), { type: 'focus', blank: 1 }, choose(0));
    expect(elsewhere).toMatchObject({ outcomes: ['wrong', 'changed', 'progress'], answer: { wrongs: 1 } });
    const freed = play(poem, choose(2), choose(1), { type: 'free', blank: 0 });
    expect(freed.answer).toMatchObject({ focus: 0, lastWrong: null });
  });

  it('goes to the next empty blank, round the end', () => {
    const { answer } = play(poem, { type: 'focus', blank: 2 }, choose(3));
    expect(answer).toMatchObject({ focus: 0, filled: [null, null, 3] });
  });

  it('asks to focus first when no blank is selected, without counting it', () => {
    const { outcomes, answer } = play(poem, { type: 'focus', blank: null }, choose(2));
    expect(outcomes).toEqual(['changed', 'focusFirst']);
    expect(answer).toMatchObject({ wrongs: 0, hints: 0 });
  });

  it('frees a filled blank, focuses it and takes the option again', () => {
    const { outcomes, answer } = play(poem, choose(2), { type: 'free', blank: 0 }, choose(2));
    expect(outcomes).toEqual(['progress', 'changed', 'progress']);
    expect(answer).toMatchObject({ filled: [2, null, null], focus: 1 });
  });

  it.each<[string, FaceAction[]]>([
    ['a used option', [choose(2), choose(2)]],
    ['an option that is not there', [choose(9)]],
    ['freeing an empty blank', [{ type: 'free', blank: 1 }]],
    ['focusing a filled blank', [choose(2), { type: 'focus', blank: 0 }]],
    ['an action of another face', [{ type: 'submit' }]],
    ['anything after passing', [choose(2), choose(0), choose(3), { type: 'free', blank: 0 }]],
  ])('ignores %s', (_, actions) => {
    const before = play(poem, ...actions.slice(0, -1)).answer;
    const { outcomes, answer } = play(poem, ...actions);
    expect(outcomes.at(-1)).toBe('ignored');
    expect(answer).toEqual(before);
  });

  it.each<[FillAnswer['filled'], number | null, 1 | -1, number | null]>([
    [[null, null, null], 0, 1, 1],
    [[null, null, null], 2, 1, 0],
    [[null, null, null], 0, -1, 2],
    [[null, 5, null], 0, 1, 2],
    [[null, null, null], null, 1, 0],
    [[null, null, null], null, -1, 2],
    [[null, 5, 6], 0, 1, 0],
    [[4, 5, 6], null, 1, null],
  ])('from %j, focus %s, step %i the focus moves to %s', (filled, focus, step, next) => {
    expect(neighbourBlank({ ...(openAnswer(poem) as FillAnswer), filled, focus }, step)).toBe(next);
  });

  it('hints with the first character of the blank, or the clue where that would be all', () => {
    const open = openAnswer(poem) as FillAnswer;
    expect(hintOf(poem, open)).toBe('松＿');
    expect(hintOf(poem, { ...open, focus: 2 })).toBe('王维');
    expect(play(poem, { type: 'hint' })).toMatchObject({ outcomes: ['hint'], answer: { hints: 1, wrongs: 0 } });
  });
});

const statement = (altered: boolean): Question => ({ ...asked, face: 'clozeJudgement', paragraphs: [], altered });
const choice: McqQuestion = {
  ...asked,
  face: 'mcq',
  question: '?',
  illustration: null,
  options: ['甲', '乙', '丙'],
  answers: [2],
};
const several: McqQuestion = { ...choice, options: ['甲', '乙', '丙', '丁'], answers: [0, 2] };
const recall: Question = { ...asked, face: 'wordSeeAndCheck' };
const spelled: Question = {
  ...asked,
  face: 'wordSpell',
  word: 'ox',
  definition: '牛',
  steps: [
    { position: 0, letter: 'o', options: ['a', 'o', 'b', 'c'] },
    { position: 1, letter: 'x', options: ['x', 'd', 'e', 'f'] },
  ],
};

describe('the other faces', () => {
  it.each<[string, Question, FaceAction[], string[]]>([
    ['judging a true statement', statement(false), [choose(1), choose(0)], ['wrong', 'passed']],
    ['judging an altered statement', statement(true), [choose(0), choose(1)], ['wrong', 'passed']],
    ['a third side of a judgement', statement(true), [choose(2)], ['ignored']],
    ['one answer', choice, [choose(0), choose(0), choose(1), choose(2)], ['wrong', 'ignored', 'wrong', 'passed']],
    ['an option that is not there', choice, [choose(3), choose(-1)], ['ignored', 'ignored']],
    ['a hint where there is none', choice, [{ type: 'hint' }], ['ignored']],
    ['spelling', spelled, [choose(0), choose(1), choose(4), choose(0)], ['wrong', 'progress', 'ignored', 'passed']],
    ['a wrong letter twice', spelled, [choose(0), choose(0), choose(2)], ['wrong', 'ignored', 'wrong']],
    ['saying before looking', recall, [{ type: 'recall', remembered: true }], ['ignored']],
    [
      'remembered',
      recall,
      [{ type: 'reveal' }, { type: 'reveal' }, { type: 'recall', remembered: true }],
      ['changed', 'ignored', 'passed'],
    ],
    ['not remembered', recall, [{ type: 'reveal' }, { type: 'recall', remembered: false }], ['changed', 'lapsed']],
    ['handing in nothing', several, [{ type: 'submit' }], ['ignored']],
  ])('%s', (_, question, actions, outcomes) => {
    expect(play(question, ...actions).outcomes).toEqual(outcomes);
  });

  it('spelling hints with the next letter', () => {
    expect(hintOf(spelled, play(spelled, choose(1)).answer)).toBe('x');
  });

  it('several answers: tells right and wrong ticks, counts the missing one, then starts over with the next tick', () => {
    const toggle = (option: number): FaceAction => ({ type: 'toggle', option });
    const first = play(several, toggle(0), toggle(1), { type: 'submit' });
    expect(first.outcomes).toEqual(['changed', 'changed', 'wrong']);
    expect(first.answer).toMatchObject({ judged: { right: [0], wrong: [1], missed: 1 }, wrongs: 1, passed: false });
    const mended = judge(several, first.answer, toggle(1)).answer as TickAnswer;
    expect(mended).toMatchObject({ ticked: [0], judged: null });
    const { answer } = judge(several, mended, toggle(2));
    expect(judge(several, answer, { type: 'submit' })).toMatchObject({ outcome: 'passed', answer: { wrongs: 1 } });
  });

  it('refuses an answer that belongs to another face', () => {
    expect(() => judge(recall, openAnswer(choice), choose(0))).toThrow('wordSeeAndCheck');
  });
});
