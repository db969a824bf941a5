import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import type { Context, Viewer } from '#server/kernel/context.ts';
import { reportProblems } from '#server/modules/problems/problems.service.ts';
import { PROBLEM_RATE } from '#server/modules/problems/settings.ts';

const PROBLEM = { message: 'The recording /pinyin/ma1.mp3 failed', place: '/learn', stack: 'Error: at play' };

/** A caller whose log lines are kept. */
function caller(userId: number) {
  const lines: Record<string, unknown>[] = [];
  const log = pino({}, { write: (line: string) => void lines.push(JSON.parse(line)) });
  const viewer: Partial<Viewer> = { id: userId };
  const ctx = { viewer, log, client: { type: 'WEB' } } as unknown as Context;
  return { ctx, lines };
}

describe('problems of a client', () => {
  it('are written with where they were and without whose they are', async () => {
    const { ctx, lines } = caller(901);
    expect(await reportProblems(ctx, [PROBLEM, { message: 'Another', place: '/atlas' }])).toBe(2);
    expect(lines).toMatchObject([
      { level: 40, problem: PROBLEM, client: { type: 'WEB' } },
      { level: 40, problem: { message: 'Another', place: '/atlas' } },
    ]);
    expect(JSON.stringify(lines)).not.toContain('901');
  });

  it('of one account do not fill the log, and leave room for those of others', async () => {
    const { ctx, lines } = caller(902);
    const many = Array.from({ length: PROBLEM_RATE.points + 5 }, (_, i) => ({ message: `fault ${i}`, place: '/' }));
    expect(await reportProblems(ctx, many)).toBe(PROBLEM_RATE.points);
    expect(await reportProblems(ctx, [PROBLEM])).toBe(0);
    expect(lines).toHaveLength(PROBLEM_RATE.points);
    expect(await reportProblems(caller(903).ctx, [PROBLEM])).toBe(1);
  });
});
