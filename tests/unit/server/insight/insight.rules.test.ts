import { describe, expect, it } from 'vitest';
import { calibrationOf, cardsOf, entropy, forecastOf, hoursOf } from '#server/modules/insight/insight.rules.ts';

it('the forecast has thirty days in order, with 0 where none is due', () => {
  const days = forecastOf(
    '2026-02-27',
    new Map([
      [2, 4],
      [0, 7],
    ]),
  );
  expect(days).toHaveLength(30);
  expect(days.slice(0, 4)).toEqual([
    { day: '2026-02-27', cards: 7 },
    { day: '2026-02-28', cards: 0 },
    { day: '2026-03-01', cards: 4 },
    { day: '2026-03-02', cards: 0 },
  ]);
  expect(days.at(-1)?.day).toBe('2026-03-28');
});

it.each([
  [0, 0],
  [1, 0],
  [0.5, Math.LN2],
  [0.9, 0.32508],
])('always saying %f where it is so costs %f nats', (share, loss) => {
  expect(entropy(share)).toBeCloseTo(loss, 5);
});

describe('the calibration', () => {
  const bin = (ratings: number, predicted: number, remembered: number, loss: number) => ({
    ratings,
    predicted: predicted * ratings,
    remembered,
    loss: loss * ratings,
  });

  it('says nothing below fifty answers', () => {
    expect(calibrationOf([])).toBeNull();
    expect(calibrationOf([bin(49, 0.9, 45, 0.3)])).toBeNull();
    expect(calibrationOf([bin(50, 0.9, 45, 0.3)])).not.toBeNull();
  });

  it('weighs each bin by its answers', () => {
    const found = calibrationOf([bin(20, 0.55, 10, 0.7), bin(80, 0.95, 80, 0.05)]);
    expect(found).toMatchObject({ ratings: 100, observed: 0.9 });
    expect(found?.logLoss).toBeCloseTo(0.18, 10);
    expect(found?.constantLogLoss).toBeCloseTo(0.32508, 5);
    expect(found?.bins.map(({ observed, ratings }) => [observed, ratings])).toEqual([
      [0.5, 20],
      [1, 80],
    ]);
    expect(found?.bins[0]?.predicted).toBeCloseTo(0.55, 10);
  });
});

it('cards are summed by day, by package and together', () => {
  const stages = (fresh: number, growing: number, firm: number, mastered: number) => ({
    fresh,
    growing,
    firm,
    mastered,
  });
  const found = cardsOf('2026-02-27', [
    { packageId: 1, name: 'a', offset: 0, ...stages(1, 0, 0, 1), recalled: 1.6 },
    { packageId: 1, name: 'a', offset: 30, ...stages(0, 0, 0, 2), recalled: 1.9 },
    { packageId: 2, name: 'b', offset: 0, ...stages(2, 3, 1, 0), recalled: 5.2 },
  ]);
  expect(found).toMatchObject({ cards: 10, remembered: 9, mastered: 3 });
  expect(found.forecast.map(({ cards }) => cards)).toEqual([8, ...Array<number>(29).fill(0)]);
  expect(found.packages).toEqual([
    { packageId: 2, name: 'b', ...stages(2, 3, 1, 0) },
    { packageId: 1, name: 'a', ...stages(1, 0, 0, 3) },
  ]);
});

it('an hour with fewer than five answers says nothing', () => {
  const sums = [
    { hour: 7, ratings: 5, remembered: 4 },
    { hour: 23, ratings: 4, remembered: 0 },
  ];
  expect(hoursOf(sums)).toEqual([{ hour: 7, ratings: 5, remembered: 0.8 }]);
});
