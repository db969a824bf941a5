import { describe, expect, it } from 'vitest';
import { timeOf } from '#server/modules/insight/time.rules.ts';

const ago = (days: number, seconds: number, cards = 10) => ({ offset: 364 - days, seconds, cards });

describe('time spent', () => {
  it('is nothing for a newcomer', () => {
    expect(timeOf([])).toEqual({ today: 0, week: 0, usualDay: 0, year: 0, card: null, cardBefore: null });
  });

  it('counts today, the week of seven days and the year to their last day', () => {
    const days = [ago(364, 1), ago(30, 10), ago(7, 100), ago(6, 1000), ago(0, 10_000)];
    expect(timeOf(days)).toMatchObject({ today: 10_000, week: 11_000, year: 11_111 });
  });

  it('means by a usual day one of those with any, of thirty days', () => {
    expect(timeOf([ago(30, 9999), ago(29, 100), ago(3, 301)]).usualDay).toBe(201);
  });

  it('compares a card with those of the thirty days before', () => {
    const days = [ago(60, 999, 1), ago(59, 90, 10), ago(30, 110, 10), ago(29, 60, 10), ago(0, 20, 10)];
    expect(timeOf(days)).toMatchObject({ card: 4, cardBefore: 10 });
  });
});
