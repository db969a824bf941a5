import { describe, expect, it } from 'vitest';
import { guideDue } from '#client/features/reminders/guide-due.ts';
import { clockOf, planned, plannedOfLeague, timeOf } from '#client/features/reminders/plan.ts';

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

describe('what an app reminds of in the league', () => {
  const words = { daily: WORDS, opens: { title: 'opens', body: '' }, closes: { title: 'closes', body: '' } };
  const told = (iso: string) =>
    plannedOfLeague(new Date(iso), words).map(({ id, at: when, title }) => [id, new Date(when).toISOString(), title]);

  it('is Monday 9:00 and Sunday 20:00 of Shanghai, and the Monday after', () => {
    expect(told('2026-04-12T16:00:00Z')).toEqual([
      [1100, '2026-04-13T01:00:00.000Z', 'opens'],
      [1101, '2026-04-19T12:00:00.000Z', 'closes'],
      [1102, '2026-04-20T01:00:00.000Z', 'opens'],
    ]);
  });

  it('leaves out what has passed, to the instant', () => {
    expect(told('2026-04-13T01:00:00Z').map(([, , title]) => title)).toEqual(['closes', 'opens']);
    expect(told('2026-04-19T12:00:00Z')).toEqual([[1100, '2026-04-20T01:00:00.000Z', 'opens']]);
  });
});
