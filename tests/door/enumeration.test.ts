import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/app.ts';

const work = vi.hoisted(() => ({ done: [] as string[] }));
vi.mock('@node-rs/argon2', async (original) => {
  const real = await original<typeof import('@node-rs/argon2')>();
  return {
    ...real,
    hash: (password: string) => {
      work.done.push('argon2 hash');
      return real.hash(password);
    },
    verify: (kept: string, password: string) => {
      work.done.push(`argon2 verify of ${kept.split('$').slice(1, 4).join('$')}`);
      return real.verify(kept, password);
    },
  };
});

const PASSWORD = 'correct horse';
const KNOWN = 'known@example.com';
/** An account that logs in by code and has no password. */
const PASSWORDLESS = 'passwordless@example.com';
const ENDED = 'ended@example.com';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ documents: 'any' });
  for (const email of [KNOWN, PASSWORDLESS, ENDED]) {
    await app.api.rest('POST /v1/auth/vcode/email', { email, scene: 'REGISTER' });
    const code = /\d{6}/.exec(app.mails.findLast((mail) => mail.to === email)?.text ?? '')?.[0];
    expect(await app.api.rest('POST /v1/auth/register/email', { email, code, password: PASSWORD })).toMatchObject({
      code: 0,
    });
  }
  await app.sql('UPDATE users SET password_hash = NULL WHERE email = $1', [PASSWORDLESS]);
  await app.sql("UPDATE users SET will_terminate_at = now() - interval '1 day' WHERE email = $1", [ENDED]);
  await app.sql('DELETE FROM email_code');
  // The first login of a process makes the hash that unknown accounts are compared with.
  await app.api.rest('POST /v1/auth/login', { email: 'first@example.com', password: PASSWORD });
  const query = pg.Client.prototype.query as (...args: unknown[]) => unknown;
  vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...args: unknown[]) {
    const [statement] = args as [{ name?: string; text?: string } | string];
    work.done.push(typeof statement === 'string' ? statement : (statement.name ?? statement.text ?? ''));
    return query.apply(this, args) as never;
  } as never);
});
afterAll(() => app.stop());

let callers = 0;
/** What a caller sees of an answer, and what the server did for it. */
async function observe(route: string, body: Record<string, unknown>, as?: { token: string }) {
  callers += 1;
  work.done.length = 0;
  const reply = await app.api.rest(route, body, { as, remoteAddress: `10.1.${callers >> 8}.${callers & 255}` });
  const { 'x-request-id': _id, date: _date, 'server-clock': _clock, ...headers } = reply.headers;
  return { seen: { ...reply, headers }, done: [...work.done] };
}

/** Calls of a visitor who wants to know whether an address has an account. */
const QUESTIONS: readonly [string, string, (email: string) => Record<string, unknown>][] = [
  ['a login by a wrong password', 'POST /v1/auth/login', (email) => ({ email, password: 'wrong password' })],
  ['a login by a wrong code', 'POST /v1/auth/login', (email) => ({ email, code: '000000' })],
  [
    'a reset by a wrong code',
    'POST /v1/auth/reset-pwd/email',
    (email) => ({ email, code: '000000', password: PASSWORD }),
  ],
  [
    'a registration by a wrong code',
    'POST /v1/auth/register/email',
    (email) => ({ email, code: '000000', password: PASSWORD }),
  ],
  ['a code to register', 'POST /v1/auth/vcode/email', (email) => ({ email, scene: 'REGISTER' })],
  ['a code to log in', 'POST /v1/auth/vcode/email', (email) => ({ email, scene: 'LOGIN' })],
  ['a code to reset', 'POST /v1/auth/vcode/email', (email) => ({ email, scene: 'RESET_PASSWORD' })],
  ['a code to bind', 'POST /v1/auth/vcode/email', (email) => ({ email, scene: 'BIND_EMAIL' })],
];

describe('whether an account exists', () => {
  it.each(QUESTIONS)('is not to be learned by %s: one answer, one amount of work', async (question, route, body) => {
    const missing = `missing${QUESTIONS.findIndex(([name]) => name === question)}@example.com`;
    const unknown = await observe(route, body(missing));
    for (const email of [KNOWN, PASSWORDLESS, ENDED]) {
      const known = await observe(route, body(email));
      expect([email, known.seen]).toEqual([email, unknown.seen]);
      expect([email, known.done]).toEqual([email, unknown.done]);
    }
    expect(unknown.done.length).toBeGreaterThan(0);
  });

  it('is not to be learned by binding', async () => {
    const guest = await app.api.guest();
    const bind = (email: string) =>
      observe('POST /v1/users/email/bind', { email, code: '000000', password: PASSWORD }, guest);
    const [known, unknown] = [await bind(KNOWN), await bind('nobody@example.com')];
    expect(known).toEqual(unknown);
  });

  it('costs one argon2id of equal strength for a wrong password', async () => {
    const login = (email: string) => observe('POST /v1/auth/login', { email, password: 'another wrong one' });
    const hashing = ({ done }: { done: string[] }) => done.filter((step) => step.startsWith('argon2'));
    const strength = hashing(await login(KNOWN));
    expect(strength).toHaveLength(1);
    expect(strength[0]).toMatch(/^argon2 verify of argon2id\$v=19\$m=\d{5,},t=\d,p=\d$/);
    expect(hashing(await login('nobody-else@example.com'))).toEqual(strength);
  });
});
