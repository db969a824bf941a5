import { describe, expect, it } from 'vitest';
import { formatDuration } from '#client/features/end-flow/ResultLines/duration.ts';
import { partsOf, stepsOf } from '#client/features/end-flow/steps.ts';
import { keyHintOf } from '#client/features/lesson/Counter/key-hint.ts';
import { withWordMarked } from '#client/parts/cards/word/WordDetail/with-word-marked.ts';
import { startSession } from '#domain/session/start.ts';
import { START, unitOf, words } from '../../domain/support/units.ts';

type Completion = Parameters<typeof partsOf>[0];

const task = { taskNo: 1, title: '', goalType: 'COMBO', progress: 10, total: 10, rewardClaimed: false, rewards: [] };
const completion = (change: { popped?: boolean; mastery?: boolean; task?: Partial<typeof task> }) =>
  ({
    stats: { checkInPopped: change.popped ?? true },
    masteryChanges: change.mastery ? [{ cardId: 1, oldMastery: 0, newMastery: 10 }] : [],
    dailyTaskResponse: { lastStats: [], tasks: [{ ...task, progress: 0, ...change.task }] },
  }) as unknown as Completion;

describe('the receipt of a unit', () => {
  it.each([
    ['nothing more', {}, ['result']],
    ['mastery', { mastery: true }, ['result', 'mastery']],
    ['the check-in of the day', { popped: false }, ['result', 'checkIn']],
    ['a reward that waits', { task: { progress: 10 } }, ['result', 'tasks']],
    ['a reward that was taken', { task: { progress: 10, rewardClaimed: true } }, ['result']],
    [
      'everything in order',
      { mastery: true, popped: false, task: { progress: 12 } },
      ['result', 'mastery', 'checkIn', 'tasks'],
    ],
  ])('has %s', (_, change, parts) => {
    expect(partsOf(completion(change))).toEqual(parts);
  });
});

describe('what follows the receipt', () => {
  const place = (position: number, previousPosition: number | null) => ({
    rank: 'SILVER_2',
    position,
    previousPosition,
    exp: 9,
  });
  it.each([
    ['nothing in no group', null, ['receipt']],
    ['nothing at the place of before', place(4, 4), ['receipt']],
    ['the place in a group that was joined', place(9, null), ['receipt', 'rank']],
    ['the place it rose to', place(3, 5), ['receipt', 'rank']],
  ])('is %s', (_, unitRankResponse, steps) => {
    expect(stepsOf({ ...completion({}), unitRankResponse } as unknown as Completion)).toEqual(steps);
  });
});

it.each([
  [0, '0:00'],
  [65, '1:05'],
  [300, '5:00'],
  [3599.6, '1:00:00'],
  [3725, '1:02:05'],
  [-4, '0:00'],
])('%d seconds are %s', (seconds, text) => {
  expect(formatDuration(seconds)).toBe(text);
});

it.each([
  ['She was reluctant to go.', 'reluctant', ['reluctant']],
  ['Ovens bake; an oven is hot.', 'oven', ['Ovens', 'oven']],
  ['A cat in a category.', 'cat', ['cat']],
  ['What is C++ (really)?', '(really)', []],
])('in "%s" the word %s is marked', (sentence, word, marked) => {
  const parts = withWordMarked(sentence, word);
  expect(parts.filter((part) => part.marked).map((part) => part.text)).toEqual(marked);
  expect(parts.map((part) => part.text).join('')).toBe(sentence);
});

it('the counter tells the keys of a question, and none where there is none', () => {
  const session = startSession(unitOf(words(10)), { random: () => 0.5, now: START });
  expect(keyHintOf(session.frame)).toEqual({ message: 'counter_choose', count: 4 });
  expect(keyHintOf({ type: 'bossStart' })).toBeNull();
});
