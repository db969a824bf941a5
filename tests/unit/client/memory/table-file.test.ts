import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { csvOf } from '#client/features/memory/table-file.ts';

describe('a table as a file', () => {
  it('is what a reader of csv reads again', () => {
    const rows = [
      ['a, b', 1, 'x'],
      ['say "bread"', 0.5, 'two\nlines'],
      ['面包', 3, '91%'],
    ];
    const text = csvOf({ columns: ['名字', 'n', 'text'], rows });
    expect(parse(text, { bom: true })).toEqual([['名字', 'n', 'text'], ...rows.map((row) => row.map(String))]);
    expect(text.startsWith('\uFEFF')).toBe(true);
  });

  it.each(['=1+1', '+1', '-1', '@sum', '\tx'])('makes no formula of %j', (name) => {
    const [, [cell]] = parse(csvOf({ columns: ['a'], rows: [[name]] }), { bom: true }) as [string[], [string]];
    expect(cell).toBe(`'${name}`);
  });

  it('leaves numbers below zero as they are', () => {
    expect(csvOf({ columns: ['a'], rows: [[-3]] })).toBe('\uFEFFa\r\n-3\r\n');
  });
});
