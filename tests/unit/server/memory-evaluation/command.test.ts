import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { simulatedLog, UNUSUAL_WEIGHTS } from './simulated.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'memory-evaluate-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function run(...words: string[]) {
  const command = ['--import', '@oxc-node/core/register', 'server/memory-evaluation/evaluate-command.ts', ...words];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8' });
  return { status, stdout, stderr };
}

describe('npm run memory:evaluate', () => {
  it('prints a row for each model', () => {
    const path = join(folder, 'log.csv');
    const rows = simulatedLog(UNUSUAL_WEIGHTS, 100, 3).flatMap((history, card) => {
      let day = 0;
      return history.map(({ row, elapsedDays, rating }) => {
        day += elapsedDays;
        return { row, line: [card, day, rating].join(',') };
      });
    });
    rows.sort((a, b) => a.row - b.row);
    writeFileSync(path, `card_id,day_offset,rating\n${rows.map(({ line }) => line).join('\n')}\n`);
    const { status, stdout, stderr } = run(path);
    expect(stderr).toBe('');
    expect(status).toBe(0);
    expect(stdout).toContain('800 reviews of 100 cards by one person');
    for (const name of ['ours, trained', 'ours, untrained', 'ts-fsrs defaults', 'SM-2', 'constant']) {
      expect(stdout).toMatch(new RegExp(`^${name} +0\\.\\d{4} +0\\.\\d{4} +0\\.\\d{4}$`, 'm'));
    }
  });

  it('says what is wrong with a file, and how it is used', () => {
    const path = join(folder, 'bad.csv');
    writeFileSync(path, 'card_id,day_offset,rating\n1,2,9\n');
    expect(run(path)).toEqual({
      status: 1,
      stdout: '',
      stderr: `${path}: line 2: rating is “9”, not a whole number from 0 to 4\n`,
    });
    writeFileSync(path, 'card_id,day_offset,rating\n1,2,3\n');
    expect(run(path)).toMatchObject({ status: 1, stderr: expect.stringContaining('too few reviews') });
    for (const words of [[], [path, path], [path, '--time-zone', 'Moon/Crater'], ['--fast', path]]) {
      expect(run(...words)).toMatchObject({ status: 2, stdout: '', stderr: expect.stringContaining('Usage:') });
    }
  });
});
