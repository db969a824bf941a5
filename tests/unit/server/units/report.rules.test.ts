import { describe, expect, it } from 'vitest';
import { type CompleteReport, impossibleEvents, impossibleReport } from '#server/modules/units/report.rules.ts';

const START = Date.parse('2026-03-01T08:00:00Z');
const CARDS = [1, 2, 3];
const unit = { isDuel: false, cardIds: CARDS, openSeconds: 300 };

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
/** The whole report of a unit of `cards` cards, each with the same events. */
const allWith = (cards: number, times: number, events: (card: number) => Event[]): CompleteReport => {
  const ids = Array.from({ length: cards }, (_, card) => card + 1);
  return {
    learnEvents: ids.map((cardId) => ({ cardId, events: events(cardId) })),
    cardDurations: ids.map((cardId) => ({ cardId, seconds: 2 * times })),
    cardLearnTimes: ids.map((cardId) => ({ cardId, times })),
    comboCount: 0,
  };
};
const cardsOf = ({ learnEvents }: CompleteReport) => learnEvents.map(({ cardId }) => cardId);
const pathsOf = (whole: CompleteReport, openSeconds = 300) =>
  impossibleReport({ isDuel: false, cardIds: cardsOf(whole), openSeconds }, whole).map(({ path }) => path);
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
    ['more time than the unit was open', withEvents([event('CORRECT', 0), event('CORRECT', 421)]), 'input.learnEvents'],
    [
      'attempts that were not asked for',
      withEvents(Array.from({ length: 4 }, () => event('CORRECT'))),
      'input.learnEvents[0].events',
    ],
    [
      'a card twice in the match',
      withEvents([event('CORRECT'), event('CORRECT'), event('CORRECT', 1, 'match'), event('CORRECT', 2, 'match')]),
      'input.learnEvents[0].events',
    ],
    [
      'pairs of the match among the times',
      {
        ...withEvents([event('CORRECT'), event('CORRECT'), event('CORRECT', 1, 'match')]),
        cardLearnTimes: [{ cardId: 1, times: 3 }, ...report().cardLearnTimes.slice(1)],
      },
      'input.cardLearnTimes[0].times',
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

  it('may have as many cards of the boss and of his match as he asks for', () => {
    const both = (upTo: number) =>
      allWith(10, 2, (card) => {
        const practice = [event('CORRECT', 1), event('CORRECT', 2)];
        return card <= upTo ? [...practice, event('CORRECT', 3), event('CORRECT', 4, 'match')] : practice;
      });
    const asked = (upTo: number) => ({
      ...both(upTo),
      cardLearnTimes: both(upTo).cardLearnTimes.map(({ cardId }) => ({ cardId, times: cardId <= upTo ? 3 : 2 })),
    });
    expect(pathsOf(asked(5))).toEqual([]);
    expect(pathsOf(asked(6))).toEqual(['input.learnEvents']);
  });

  it.each([
    ['the boss', 3, (): Event[] => [event('CORRECT', 3)]],
    ['the match', 2, (): Event[] => [event('CORRECT', 3, 'match')]],
  ])('has no more cards of %s', (_, times, more) => {
    const whole = (cards: number) => allWith(cards, times, () => [event('CORRECT', 1), event('CORRECT', 2), ...more()]);
    expect(pathsOf(whole(5))).toEqual([]);
    expect(pathsOf(whole(6))).toEqual(['input.learnEvents']);
  });

  it('claims no more time than the unit was open, and what a clock may jump', () => {
    const whole = allWith(10, 2, () => [event('CORRECT', 1), event('CORRECT', 2)]);
    const slow = { ...whole, cardDurations: whole.cardDurations.map(({ cardId }) => ({ cardId, seconds: 4 + 30 })) };
    expect(pathsOf(slow, 180)).toEqual([]);
    expect(pathsOf(slow, 179)).toEqual(['input.cardDurations']);
    // A card that claims less than its frames are worth makes up for no other.
    expect(pathsOf({ ...slow, cardDurations: slow.cardDurations.with(0, { cardId: 1, seconds: 0 }) }, 149)).toEqual([
      'input.cardDurations',
    ]);
  });

  it('may leave cards without any event, time or attempt, which could not be shown', () => {
    const nothing = allWith(3, 0, () => []);
    expect(pathsOf(nothing)).toEqual([]);
    expect(pathsOf({ ...nothing, comboCount: 1 })).toEqual(['input.comboCount']);
    expect(pathsOf({ ...nothing, cardDurations: nothing.cardDurations.with(1, { cardId: 2, seconds: 1 }) })).toEqual([
      'input.cardDurations[1].seconds',
    ]);
    expect(pathsOf({ ...nothing, cardLearnTimes: nothing.cardLearnTimes.with(1, { cardId: 2, times: 2 }) })).toEqual([
      'input.cardLearnTimes[1].times',
    ]);
    expect(
      pathsOf({ ...nothing, learnEvents: nothing.learnEvents.with(2, { cardId: 3, events: [event('WRONG')] }) }),
    ).toEqual(['input.learnEvents[2].events']);
  });

  it('may claim a combo that its events do not give in a row, which is counted and not refused', () => {
    const learnEvents = CARDS.map((cardId) => ({
      cardId,
      events: [
        event('CORRECT', cardId),
        event('TIP', cardId + 9),
        event('CORRECT', cardId + 9),
        event('CORRECT', cardId + 20),
      ],
    }));
    const cardLearnTimes = CARDS.map((cardId) => ({ cardId, times: 3 }));
    expect(paths({ learnEvents, cardLearnTimes, comboCount: 6 })).toEqual([]);
    expect(paths({ learnEvents, cardLearnTimes, comboCount: 7 })).toEqual(['input.comboCount']);
  });

  it('counts the match as one of the clean answers', () => {
    const learnEvents = CARDS.map((cardId) => ({
      cardId,
      events: [event('CORRECT', 1), event('CORRECT', 2), event('CORRECT', 3, 'match')],
    }));
    expect(paths({ learnEvents, comboCount: 7 })).toEqual([]);
    expect(paths({ learnEvents, comboCount: 8 })).toEqual(['input.comboCount']);
  });

  it('may span longer than an hour where the unit was open for longer', () => {
    const late = { ...unit, openSeconds: 7200 };
    const events = [event('CORRECT', 0), event('CORRECT', 7000)];
    expect(impossibleReport(late, report(withEvents(events)))).toEqual([]);
  });
});

describe('a duel', () => {
  const duel = { isDuel: true, cardIds: CARDS, openSeconds: 300 };
  const fought = (events: Event[]) =>
    impossibleReport(
      duel,
      allWith(3, 1, () => events),
    ).map(({ path }) => path);

  it('asks each card once', () => {
    expect(fought([event('CORRECT')])).toEqual([]);
    expect(fought([event('WRONG'), event('WRONG'), event('LAPSE')])).toEqual([]);
    expect(
      impossibleReport(
        duel,
        allWith(3, 0, () => []),
      ),
    ).toEqual([]);
  });

  it.each([
    ['a card that was not passed', [event('WRONG')]],
    ['a card that was passed twice', [event('CORRECT', 1), event('CORRECT', 2)]],
    ['a pair of the match', [event('CORRECT'), event('CORRECT', 5, 'match')]],
  ])('has not %s', (_, events) => {
    expect(fought(events)[0]).toMatch(/^input.learnEvents/);
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
