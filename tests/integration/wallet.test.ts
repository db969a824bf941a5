import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { transaction } from '#server/kernel/context.ts';
import { assets, post } from '#server/modules/wallet/wallet.service.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { contextOf } from '#tests/support/service-context.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

let next = 1000;
const user = () => {
  next += 1;
  const userId = next;
  return { userId, ctx: contextOf(app.source, { userId }) };
};
const diamonds = (userId: number, delta: number, ref: string) => ({
  userId,
  currency: 'DIAMOND' as const,
  delta,
  reason: 'TEST',
  ref,
});
const codes = (results: PromiseSettledResult<unknown>[]) =>
  results.map((result) => (result.status === 'rejected' ? (result.reason as { code: string }).code : 'ok'));

interface Entry {
  seq: number;
  delta: number;
  balance_after: number;
}

describe('post', () => {
  it('grants once, answers the balance to a replay', async () => {
    const { userId, ctx } = user();
    expect(await post(ctx, diamonds(userId, 30, 'a'))).toEqual({ applied: true, balance: 30 });
    expect(await post(ctx, diamonds(userId, 30, 'b'))).toEqual({ applied: true, balance: 60 });
    expect(await post(ctx, diamonds(userId, 30, 'a'))).toEqual({ applied: false, balance: 60 });
    expect(await assets(ctx)).toEqual({ diamond: 60, exp: 0 });
  });

  it('keeps currencies and users apart under one reference', async () => {
    const one = user();
    const two = user();
    await post(one.ctx, diamonds(one.userId, 5, 'same'));
    await post(one.ctx, { ...diamonds(one.userId, 7, 'same'), currency: 'EXP' });
    await post(two.ctx, diamonds(two.userId, 9, 'same'));
    expect(await assets(one.ctx)).toEqual({ diamond: 5, exp: 7 });
    expect(await assets(two.ctx)).toEqual({ diamond: 9, exp: 0 });
  });

  it('refuses to go below zero and leaves the reference free', async () => {
    const { userId, ctx } = user();
    await expect(post(ctx, diamonds(userId, -1, 'first'))).rejects.toMatchObject({ code: 'NOT_ENOUGH_DIAMONDS' });
    await post(ctx, diamonds(userId, 10, 'grant'));
    await expect(post(ctx, diamonds(userId, -11, 'buy'))).rejects.toMatchObject({ code: 'NOT_ENOUGH_DIAMONDS' });
    expect(await post(ctx, diamonds(userId, -10, 'buy'))).toEqual({ applied: true, balance: 0 });
  });

  it('is taken back with the transaction around it', async () => {
    const { userId, ctx } = user();
    const failing = transaction(ctx, async (tx) => {
      await post(tx, diamonds(userId, 10, 'gone'));
      throw new Error('later step failed');
    });
    await expect(failing).rejects.toThrow('later step failed');
    expect(await post(ctx, diamonds(userId, 10, 'gone'))).toEqual({ applied: true, balance: 10 });
  });

  it('grants once under 32 parallel repeats', async () => {
    const { userId, ctx } = user();
    const results = await Promise.all(Array.from({ length: 32 }, () => post(ctx, diamonds(userId, 20, 'race'))));
    expect(results.filter((result) => result.applied)).toHaveLength(1);
    expect(await assets(ctx)).toEqual({ diamond: 20, exp: 0 });
  });

  it('sells the last diamonds once to 16 parallel buyers', async () => {
    const { userId, ctx } = user();
    await post(ctx, diamonds(userId, 25, 'grant'));
    const results = await Promise.allSettled(
      Array.from({ length: 16 }, (_, index) => post(ctx, diamonds(userId, -10, `buy ${index}`))),
    );
    expect(codes(results).sort()).toEqual([...Array(14).fill('NOT_ENOUGH_DIAMONDS'), 'ok', 'ok']);
    expect(await assets(ctx)).toEqual({ diamond: 5, exp: 0 });
  });

  it('keeps a ledger without gaps whose balances chain, whatever races', async () => {
    const { userId, ctx } = user();
    await Promise.allSettled(
      Array.from({ length: 120 }, (_, index) => {
        // Three of four references come twice; charges and grants mix.
        const ref = `r${index % 90}`;
        return post(ctx, diamonds(userId, (index % 90) % 3 === 0 ? -7 : 5, ref));
      }),
    );
    const entries = await app.sql<Entry>(
      'SELECT seq, delta, balance_after FROM ledger WHERE user_id = $1 AND currency = $2 ORDER BY seq',
      [userId, 'DIAMOND'],
    );
    let balance = 0;
    entries.forEach((entry, index) => {
      balance += entry.delta;
      expect(entry).toMatchObject({ seq: index + 1, balance_after: balance });
      expect(balance).toBeGreaterThanOrEqual(0);
    });
    expect(entries.length).toBeGreaterThan(60);
    expect((await assets(ctx)).diamond).toBe(balance);
  });
});
