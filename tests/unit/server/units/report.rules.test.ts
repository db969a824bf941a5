import { describe, expect, it } from 'vitest';
import { type CompleteReport, impossibleEvents, impossibleReport } from '#server/modules/units/report.rules.ts';

const START = Date.parse('2026-03-01T08:00:00Z');
const CARDS = [1, 2, 3];
const unit = { cardIds: CARDS, openSeconds: 300 };

type Event = CompleteReport['learnEvents'][number]['events'][number];
const event = (type: Event['type'], second = 0, face = 'mcq'): Event => ({
  type,
  face,
  durationMs: 500,
  at: new Date(START + second * 1000),
});
const report = (change: Partial<CompleteReport> = {}): CompleteReport => ({
  learnEvents: CARDS.map((cardId) => ({ cardId, events: [event('CORRECT', cardId), event('CORRECT', cardId + 9)] })),
  cardDurations: CARDS.map((cardId) => ({ cardId, seconds: 8 })),
  cardLearnTimes: CARDS.map((cardId) => ({ cardId, times: 2 })),
  comboCount: 6,
  ...change,
});
const withEvents = (events: Event[]) => ({
  learnEvents: [{ cardId: 1, events }, ...report().learnEvents.slice(1)],
  comboCount: 0,
});
const paths = (change: Partial<CompleteReport>) => impossibleReport(unit, report(change)).map(({ path }) => path);

describe('a complete report', () => {
  it('that is clean is possible', () => {
    expect(impossibleReport(unit, report())).toEqual([]);
  });

  it.each([
    ['mistakes and tips', [event('TIP'), event('WRONG'), event('CORRECT'), event('LAPSE')]],
    [
      'the match after the practice',
      [event('CORRECT'), event('CORRECT'), event('WRONG', 5, 'match'), event('CORRECT', 6, 'match')],
    ],
    ['a clock that was put back a minute', [event('CORRECT', 60), event('CORRECT', 0)]],
  ])('with %s is possible', (_, events) => {
    expect(paths(withEvents(events))).toEqual([]);
  });

  it('does not look at the time of the clock, only at differences', () => {
    const far = (second: number) => event('CORRECT', 500_000_000 + second);
    const learnEvents = CARDS.map((cardId) => ({ cardId, events: [far(1), far(2)] }));
    expect(paths({ learnEvents })).toEqual([]);
  });

  it.each<[string, Partial<CompleteReport>, string]>([
    [
      'a card of another unit',
      { learnEvents: [...report().learnEvents, { cardId: 9, events: [] }] },
      'input.learnEvents[3].cardId',
    ],
    [
      'a card twice',
      { cardDurations: [...report().cardDurations, { cardId: 1, seconds: 1 }] },
      'input.cardDurations[3].cardId',
    ],
    ['a card that is missing', { learnEvents: report().learnEvents.slice(1) }, 'input.learnEvents'],
    ['missing durations', { cardDurations: [] }, 'input.cardDurations'],
    ['missing times', { cardLearnTimes: [] }, 'input.cardLearnTimes'],
    ['a card passed once', withEvents([event('CORRECT')]), 'input.learnEvents[0].events'],
    [
      'a card passed once and matched',
      withEvents([event('CORRECT'), event('CORRECT', 1, 'match')]),
      'input.learnEvents[0].events',
    ],
    ['an attempt that never ended', withEvents([event('CORRECT'), event('WRONG')]), 'input.learnEvents[0].events'],
    ['events in reverse', withEvents([event('CORRECT', 600), event('CORRECT', 0)]), 'input.learnEvents[0].events'],
    [
      'more time than the unit was open',
      withEvents([event('CORRECT', 0), event('CORRECT', 3800)]),
      'input.learnEvents',
    ],
    [
      'more seconds than attempts can take',
      { cardDurations: [{ cardId: 1, seconds: 121 }, ...report().cardDurations.slice(1)] },
      'input.cardDurations[0].seconds',
    ],
    [
      'more times than attempts',
      { cardLearnTimes: [{ cardId: 1, times: 3 }, ...report().cardLearnTimes.slice(1)] },
      'input.cardLearnTimes[0].times',
    ],
    [
      'fewer times than practices',
      { cardLearnTimes: [{ cardId: 1, times: 1 }, ...report().cardLearnTimes.slice(1)] },
      'input.cardLearnTimes[0].times',
    ],
    ['a combo of more than the clean attempts', { comboCount: 7 }, 'input.comboCount'],
  ])('with %s is refused', (_, change, path) => {
    expect(paths(change)).toContain(path);
  });

  it('may span longer than an hour where the unit was open for longer', () => {
    const late = { ...unit, openSeconds: 7200 };
    const events = [event('CORRECT', 0), event('CORRECT', 7000)];
    expect(impossibleReport(late, report(withEvents(events)))).toEqual([]);
  });
});

describe('an abandoned unit', () => {
  it('may say nothing, or something of some cards', () => {
    expect(impossibleEvents(unit, [])).toEqual([]);
    expect(impossibleEvents(unit, [{ cardId: 2, events: [event('WRONG')] }])).toEqual([]);
  });

  it('cannot speak of a card of another unit', () => {
    expect(impossibleEvents(unit, [{ cardId: 9, events: [] }])).toMatchObject([
      { path: 'input.learnEvents[0].cardId' },
    ]);
  });
});
