import { expect, it } from 'vitest';
import { yearCells } from '#client/features/memory/year.ts';

it('lays a year out in weeks from Monday, up to today', () => {
  const cells = yearCells('2026-06-01', [
    { day: '2026-06-01', cards: 8 },
    { day: '2026-05-31', cards: 1 },
    { day: '2026-05-30', cards: 5 },
  ]);
  expect(cells).toHaveLength(365);
  expect(cells[0]).toEqual({ day: '2025-06-02', cards: 0, week: 0, weekday: 0, level: 0 });
  expect(cells.slice(-3)).toEqual([
    { day: '2026-05-30', cards: 5, week: 51, weekday: 5, level: 3 },
    { day: '2026-05-31', cards: 1, week: 51, weekday: 6, level: 1 },
    { day: '2026-06-01', cards: 8, week: 52, weekday: 0, level: 4 },
  ]);
});

it('begins in the middle of a week where the year does', () => {
  expect(yearCells('2026-06-03', [])[0]).toMatchObject({ day: '2025-06-04', week: 0, weekday: 2 });
});
