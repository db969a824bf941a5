import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDataSource } from '#server/database/data-source.ts';
import { transaction } from '#server/kernel/context.ts';
import type { AppError } from '#server/kernel/errors.ts';
import { post } from '#server/modules/wallet/wallet.service.ts';
import { type HttpReply, pooled } from '#tests/support/http-client.ts';
import { brokenInvariants } from '#tests/support/invariants.ts';
import { scaled } from '#tests/support/scale.ts';
import { contextOf } from '#tests/support/service-context.ts';
import { type Arena, ATTEMPTS, openArena, type Racer } from './arena.ts';

let arena: Arena;
beforeAll(async () => {
  arena = await openArena();
});
afterAll(() => arena.close());

const PASSWORD = 'correct horse battery';
const codeSet = (replies: HttpReply[]) => new Set(replies.map(({ code }) => code));
const ids = (racers: Racer[]) => racers.map(({ id }) => id);

/** The codes that were mailed, by address. */
function mailedCodes(): Map<string, string> {
  const lines = readFileSync(join(arena.folder, 'outbox.jsonl'), 'utf8').split('\n').filter(Boolean);
  const mails = lines.map((line) => JSON.parse(line) as { to: string; text: string });
  return new Map(mails.map(({ to, text }) => [to, /\b\d{6}\b/.exec(text)?.[0] ?? '']));
}

describe('accounts under parallel duplicates to two processes', { timeout: 300_000 }, () => {
  it('a code binds an e-mail once, and its task pays once', async () => {
    const TIMES = 50;
    const racers = await arena.racers(ATTEMPTS / TIMES);
    const emailOf = ({ id }: Racer) => `racer${id}@example.com`;
    const addresses = new Map(racers.map(({ id }) => [id, arena.address()]));
    await pooled(racers, 8, async (racer) => {
      const ticket = { email: emailOf(racer), scene: 'BIND_EMAIL' };
      const { code } = await arena
        .clientFor(racer.id)
        .call('POST /v1/auth/vcode/email', ticket, { headers: addresses.get(racer.id) });
      expect(code).toBe(0);
    });
    const codes = mailedCodes();
    const sent = await arena.storm(
      racers,
      TIMES,
      (racer) => {
        const body = { email: emailOf(racer), code: codes.get(emailOf(racer)), password: PASSWORD };
        // Half of them from elsewhere: a code is good once, whoever asked for it.
        const from = (index: number) => (index % 4 < 2 ? addresses.get(racer.id) : arena.address());
        return (client, index) =>
          client.call('POST /v1/users/email/bind', body, { token: racer.token, headers: from(index) });
      },
      (replies) => {
        expect(replies.filter(({ code }) => code === 0)).toHaveLength(1);
        for (const code of codeSet(replies)) expect([0, 1003, 1004]).toContain(code);
      },
    );
    expect(sent).toBeGreaterThanOrEqual(ATTEMPTS);
    const [bound] = await arena.sql(
      `SELECT count(*)::int AS accounts, (SELECT sum(value)::int FROM task_progress WHERE goal = 'BIND_EMAIL'
         AND user_id = ANY ($1)) AS progress FROM users WHERE id = ANY ($1) AND email = 'racer' || id || '@example.com'`,
      [ids(racers)],
    );
    expect(bound).toEqual({ accounts: racers.length, progress: racers.length });
  });

  it('one of many accounts that want an e-mail gets it', async () => {
    for (let round = 0; round < 5; round++) {
      const racers = await arena.racers(20);
      const body = { email: `wanted${round}@example.com`, code: '888888', password: PASSWORD };
      const headers = { debug: JSON.stringify({ skipVerificationCode: true }) };
      const replies = await Promise.all(
        racers.map(({ token }, index) =>
          arena.clientFor(index).call('POST /v1/users/email/bind', body, { token, headers }),
        ),
      );
      expect(replies.map(({ code }) => code).sort()).toEqual([0, ...Array.from({ length: 19 }, () => 1002)]);
    }
  });

  it('a new password leaves no session that the old one opened', async () => {
    const ACCOUNTS = scaled(12, 60);
    // Fewer than an address and an e-mail may try together, and as many as argon2 works on for a while.
    const TIMES = 20;
    const skip = { debug: JSON.stringify({ skipVerificationCode: true }) };
    const proof = (email: string, password: string) => ({ email, code: '888888', password });
    let opened = 0;
    for (let account = 0; account < ACCOUNTS; account++) {
      const email = `reset${account}@example.com`;
      const register = await arena
        .clientFor(0)
        .call('POST /v1/auth/register/email', proof(email, PASSWORD), { headers: skip });
      const user: number = register.data.user.id;
      const reset = () =>
        arena.clientFor(1).call('POST /v1/auth/reset-pwd/email', proof(email, 'another one'), { headers: skip });
      const replies = await Promise.all(
        Array.from({ length: TIMES }, (_, index) => {
          const login = { email, password: PASSWORD };
          const sent = arena.clientFor(index).call('POST /v1/auth/login', login, { headers: arena.address() });
          return index === TIMES / 2 ? Promise.all([sent, reset()]) : Promise.all([sent]);
        }),
      );
      for (const [login, done] of replies) {
        expect([0, 1001]).toContain(login.code);
        if (done) expect(done.code).toBe(0);
      }
      const sessions = await arena.sql<{ alive: boolean }>(
        'SELECT revoked_at IS NULL AS alive FROM session WHERE user_id = $1',
        [user],
      );
      opened += sessions.length;
      expect(sessions.filter(({ alive }) => alive)).toEqual([]);
      for (const [{ data }] of replies.filter(([{ code }]) => code === 0))
        expect(await arena.clientFor(0).call('GET /v1/users/current', undefined, data)).toMatchObject({ status: 401 });
    }
    // Some logins came before the reset and some after it; else nothing raced.
    expect(opened).toBeGreaterThan(ACCOUNTS);
    expect(opened).toBeLessThan(ACCOUNTS * (TIMES + 1));
  });

  it('once a termination is acknowledged, every process refuses until it is taken back', async () => {
    const TIMES = 50;
    const racers = await arena.racers(ATTEMPTS / TIMES);
    const asks = [
      'GET /v1/users/current',
      'GET /v1/users/energy',
      'GET /v1/tasks',
      'POST /v1/users/free-energy',
      'POST /v1/users/apply-termination',
    ];
    const routeOf = (index: number) => asks[Math.floor(index / 2) % asks.length] as string;
    for (const { id, token } of racers)
      expect(await arena.clientFor(id).call('POST /v1/users/apply-termination', {}, { token })).toMatchObject({
        code: 0,
      });
    const sent = await arena.storm(
      racers,
      TIMES,
      ({ token }) =>
        (client, index) =>
          client.call(routeOf(index), routeOf(index).startsWith('POST') ? {} : undefined, { token }),
      (replies) => {
        for (const { status, code, data } of replies) {
          expect([status, code]).toEqual([460, 460]);
          expect(Date.parse(data.willTerminateAt)).toBeGreaterThan(Date.now());
        }
      },
    );
    expect(sent).toBeGreaterThanOrEqual(ATTEMPTS);
    await arena.storm(
      racers,
      4,
      ({ token }) =>
        (client) =>
          client.call('POST /v1/users/cancel-termination', {}, { token }),
      (replies) => expect(codeSet(replies)).toEqual(new Set([0])),
    );
    await arena.storm(
      racers,
      4,
      ({ token }) =>
        (client) =>
          client.call('GET /v1/users/current', undefined, { token }),
      (replies) => expect(codeSet(replies)).toEqual(new Set([0])),
    );
  });
});

describe('the wallet under parallel charges from two pools', { timeout: 120_000 }, () => {
  it('never goes below zero, refuses exactly what it cannot pay, and forgets no gate row', async () => {
    const USERS = 20;
    const PRICE = 10;
    // Half of all charges are repeats, and half of the rest can be paid.
    const AFFORDED = ATTEMPTS / USERS / 4;
    const sources = await Promise.all(
      [1, 2].map(() => createDataSource({ url: arena.url, pool: 8, statementTimeoutMs: 60_000 }).initialize()),
    );
    const spent = new Map<number, number>();
    const refusals: unknown[] = [];
    const charges = Array.from({ length: ATTEMPTS }, (_, index) => ({
      userId: 1_000_000 + (index % USERS),
      // Each charge comes twice.
      ref: String(Math.floor(index / USERS / 2)),
    }));
    const contexts = sources.map((source) => contextOf(source, { userId: 1 }));
    const posting = { currency: 'DIAMOND' as const, reason: 'PROOF' };
    for (let user = 0; user < USERS; user++)
      await post(contexts[0] as never, { ...posting, userId: 1_000_000 + user, delta: PRICE * AFFORDED, ref: 'grant' });
    await pooled(charges, 64, async ({ userId, ref }, index) => {
      const ctx = contexts[index % 2] as (typeof contexts)[number];
      try {
        const { applied } = await transaction(ctx, (tx) => post(tx, { ...posting, userId, delta: -PRICE, ref }));
        if (applied) spent.set(userId, (spent.get(userId) ?? 0) + 1);
      } catch (error) {
        refusals.push((error as AppError).code);
      }
    });
    await Promise.all(sources.map((source) => source.destroy()));
    expect([...spent.values()]).toEqual(Array.from({ length: USERS }, () => AFFORDED));
    expect(new Set(refusals)).toEqual(new Set(['NOT_ENOUGH_DIAMONDS']));
    expect(await arena.sql('SELECT DISTINCT balance FROM wallet WHERE user_id >= 1000000')).toEqual([{ balance: 0 }]);
    expect(await brokenInvariants(arena.sql)).toEqual({});
  });
});
