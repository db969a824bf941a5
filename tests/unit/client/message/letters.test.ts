import { describe, expect, it } from 'vitest';
import { dateStyle, mascotOf } from '#client/features/message/letters.ts';

const NOW = new Date('2027-02-01T04:00:00Z');
const ZONE = 'Asia/Shanghai';
const said = (createdAt: string, timeZone = ZONE) =>
  new Intl.DateTimeFormat('zh-CN', { ...dateStyle(new Date(createdAt), NOW, timeZone), timeZone }).format(
    new Date(createdAt),
  );

describe('when a letter came', () => {
  it.each([
    ['the same local day', '2027-01-31T16:00:00Z', '00:00'],
    ['a clock that runs ahead', '2027-02-01T05:00:00Z', '13:00'],
    ['the evening before', '2027-01-31T15:59:00Z', '周日'],
    ['six days ago', '2027-01-26T00:00:00Z', '周二'],
    ['a week ago', '2027-01-25T00:00:00Z', '1月25日'],
    ['the year before', '2026-12-31T00:00:00Z', '2026年12月31日'],
  ])('%s', (_, createdAt, words) => {
    expect(said(createdAt)).toBe(words);
  });

  it('goes by the day of the reader', () => {
    expect(said('2027-01-31T16:00:00Z', 'America/New_York')).toBe('11:00');
  });
});

it('has a companion of the twelve', () => {
  const all = new Set(Array.from({ length: 24 }, (_, id) => mascotOf({ id })));
  expect([all.size, Math.min(...all), Math.max(...all)]).toEqual([12, 1001, 1012]);
});
