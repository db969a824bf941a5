import { describe, expect, it } from 'vitest';
import { standInLine } from '#client/platform/stand-in-line.ts';

const later = <T>(value: T, ms: number) => new Promise<T>((resolve) => setTimeout(resolve, ms, value));

describe('calls that stand in line', () => {
  it('are made one after the other, each with its own answer', async () => {
    const inTurn = standInLine();
    const seen: string[] = [];
    const call = (name: string, ms: number) =>
      inTurn(async () => {
        seen.push(`${name} sent`);
        await later(null, ms);
        seen.push(`${name} answered`);
        return name;
      });
    expect(await Promise.all([call('slow', 20), call('quick', 0)])).toEqual(['slow', 'quick']);
    expect(seen).toEqual(['slow sent', 'slow answered', 'quick sent', 'quick answered']);
  });

  it('go on behind one that failed, which is told of it alone', async () => {
    const inTurn = standInLine();
    const failed = inTurn(() => Promise.reject(new Error('offline')));
    const next = inTurn(() => Promise.resolve(2));
    await expect(failed).rejects.toThrow('offline');
    expect(await next).toBe(2);
  });
});
