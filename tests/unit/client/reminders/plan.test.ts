import { describe, expect, it } from 'vitest';
import { guideDue } from '#client/features/reminders/guide-due.ts';
import { clockOf, planned, timeOf } from '#client/features/reminders/plan.ts';

const WORDS = { title: '面团醒好了', body: '开一炉。' };
const NINE = { hour: 9, minute: 0 };
const at = (now: Date, done = false) => planned(now, NINE, done, WORDS);

describe('what an app plans', () => {
  it('is seven days from today, ids from 1000, at the local time', () => {
    const list = at(new Date(2027, 1, 1, 8, 59));
    expect(list.map(({ id }) => id)).toEqual([1000, 1001, 1002, 1003, 1004, 1005, 1006]);
    expect(list[0]).toEqual({ id: 1000, at: new Date(2027, 1, 1, 9).getTime(), ...WORDS });
    expect(list[6]?.at).toBe(new Date(2027, 1, 7, 9).getTime());
  });

  it.each([
    ['the time has passed', new Date(2027, 1, 1, 9, 0), false],
    ['today is done', new Date(2027, 1, 1, 7, 0), true],
  ])('begins tomorrow where %s', (_, now, done) => {
    const list = at(now, done);
    expect(list).toHaveLength(7);
    expect(list[0]?.at).toBe(new Date(2027, 1, 2, 9).getTime());
  });
});

it('takes a time apart and puts it together', () => {
  expect([clockOf({ hour: 7, minute: 5 }), timeOf('07:05')]).toEqual(['07:05', { hour: 7, minute: 5 }]);
});

describe('a prompt', () => {
  const due = (stages: number, guides: Parameters<typeof guideDue>[1]['guides'] = [], enabled = false) =>
    guideDue(stages, { enabled, guides });

  it('is due after the first stage, at exactly three and at exactly ten', () => {
    expect(Array.from({ length: 12 }, (_, stages) => due(stages))).toEqual([
      null,
      'FIRST',
      null,
      'THIRD',
      null,
      null,
      null,
      null,
      null,
      null,
      'TENTH',
      null,
    ]);
  });

  it('is due once, and not where reminders are on', () => {
    expect([due(3, ['THIRD']), due(3, ['FIRST']), due(3, [], true)]).toEqual([null, 'THIRD', null]);
  });
});
