import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { transaction } from '#server/kernel/context.ts';
import type { AppError } from '#server/kernel/errors.ts';
import { CodeScene } from '#server/modules/auth/email-code.entity.ts';
import { sendEmailCode } from '#server/modules/auth/email-code.service.ts';
import { closeAllSessions, openSession } from '#server/modules/auth/session.service.ts';
import { advanceTasks } from '#server/modules/tasks/tasks.service.ts';
import { setPassword } from '#server/modules/users/user.service.ts';
import { post } from '#server/modules/wallet/wallet.service.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { contextOf, noFiles, noPush } from '#tests/support/service-context.ts';
import { until } from '#tests/support/until.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const PASSWORD = 'correct horse';
let number = 0;
/** Each test has a client address and an e-mail of its own, since both are counted. */
const person = () => {
  number += 1;
  return { email: `person${number}@example.com`, remoteAddress: `10.0.${number >> 8}.${number & 255}` };
};
type Person = ReturnType<typeof person>;

const call = (route: string, body: object, options: object = {}) => app.api.rest(`POST /v1/${route}`, body, options);
const sendCode = (who: Person, scene: string, headers = {}) =>
  call('auth/vcode/email', { email: who.email, scene }, { headers, remoteAddress: who.remoteAddress });
const codeFor = (who: Person) =>
  /\d{6}/.exec(app.mails.findLast((mail) => mail.to === who.email)?.text ?? '')?.[0] as string;
const wrong = (code: string) => (code === '000000' ? '000001' : '000000');
const at = (now: string) => ({ debug: JSON.stringify({ futureTimestamp: now }) });
const current = (token: string) => app.api.rest('GET /v1/users/current', undefined, { as: { token } });

async function registered(): Promise<Person & { token: string; id: number }> {
  const who = person();
  await sendCode(who, 'REGISTER');
  const body = { email: who.email, code: codeFor(who), password: PASSWORD };
  const { data } = await call('auth/register/email', body, { remoteAddress: who.remoteAddress });
  return { ...who, token: data.token, id: data.user.id };
}
const login = (who: Person, credentials: object) =>
  call('auth/login', { email: who.email, ...credentials }, { remoteAddress: who.remoteAddress });

describe('sendEmailCode', () => {
  it('mails six digits in the language of the caller and freezes for a minute', async () => {
    const who = person();
    expect((await sendCode(who, 'REGISTER', { 'accept-language': 'en' })).data).toEqual({ freezeSeconds: 60 });
    const mail = app.mails.findLast((item) => item.to === who.email);
    expect(mail?.subject).toMatch(/^Your Bread Atlas code: \d{6}$/);
    expect(mail?.text).toContain('create your account');
    const again = await sendCode(who, 'REGISTER');
    expect(again).toMatchObject({ status: 429, code: 429 });
    expect(Number(again.headers['retry-after'])).toBeGreaterThan(50);
    expect(await sendCode(who, 'LOGIN')).toMatchObject({ code: 0 });
    expect(app.mails.findLast((item) => item.to === who.email)?.text).toContain('登录');
  });

  it('answers the same for an address with an account and one without', async () => {
    const known = await registered();
    const unknown = person();
    for (const scene of ['LOGIN', 'RESET_PASSWORD', 'BIND_EMAIL']) {
      const one = await sendCode(known, scene);
      const other = await sendCode(unknown, scene);
      expect([one.status, one.code, one.data]).toEqual([other.status, other.code, other.data]);
      expect(app.mails.filter((mail) => mail.to === unknown.email)).not.toHaveLength(0);
    }
  });

  it('keeps no code that could be read from the table', async () => {
    const who = person();
    await sendCode(who, 'LOGIN');
    const [row] = await app.sql<{ code_hash: string }>('SELECT code_hash FROM email_code WHERE email = $1', [
      who.email,
    ]);
    expect(row?.code_hash).toMatch(/^[\w-]{43}$/);
    expect(row?.code_hash).not.toContain(codeFor(who));
  });

  it('sends five in half an hour to one e-mail for one purpose, whatever its capitals', async () => {
    const who = person();
    const later = (minutes: number) => at(new Date(Date.now() + minutes * 61_000).toISOString());
    for (const minutes of [0, 1, 2, 3]) expect(await sendCode(who, 'LOGIN', later(minutes))).toMatchObject({ code: 0 });
    const capitals = { ...who, email: who.email.toUpperCase() };
    expect(await sendCode(capitals, 'LOGIN', later(3))).toMatchObject({ status: 429 });
    const sixth = await sendCode(capitals, 'LOGIN', later(4));
    expect(sixth.status).toBe(429);
    expect(Number(sixth.headers['retry-after'])).toBeGreaterThan(1500);
    expect(await sendCode(who, 'RESET_PASSWORD')).toMatchObject({ code: 0 });
  });

  it.each(['', 'plain', 'ünïcode@example.com', 'a@b', 'a b@example.com', `${'a'.repeat(250)}@b.cn`, 'a@b.cn\u0000'])(
    'refuses the address %j',
    async (email) => {
      expect(await call('auth/vcode/email', { email, scene: 'LOGIN' })).toMatchObject({ status: 400, code: 400 });
    },
  );

  it('leaves no heap of codes that nobody used', async () => {
    await app.sql(
      `INSERT INTO email_code (email, scene, requester, code_hash, sent_at, expires_at)
       SELECT 'old' || n, 'LOGIN', '', '', now() - interval '1 day', now() - interval '1 day' FROM generate_series(1, 30) n`,
    );
    for (let round = 0; round < 2; round++) await sendCode(person(), 'LOGIN');
    const old = await app.sql("SELECT email FROM email_code WHERE email LIKE 'old%'");
    expect(old).toHaveLength(0);
  });

  it('says so when the mail cannot be sent, and freezes nothing', async () => {
    const who = person();
    const mailer = { send: () => Promise.reject(new Error('mailbox on fire')) };
    const ctx = { ...contextOf(app.source, { userId: 1 }), providers: { mailer, files: noFiles, push: noPush } };
    await expect(sendEmailCode(ctx, { email: who.email, scene: CodeScene.LOGIN })).rejects.toMatchObject({
      code: 'SERVICE_UNAVAILABLE',
    });
    expect(await sendCode(who, 'LOGIN')).toMatchObject({ code: 0 });
  });

  it('takes the longest address there is', async () => {
    const domain = `${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.com`;
    const email = `${'a'.repeat(60)}@${domain}`;
    const answer = await call('auth/vcode/email', { email, scene: 'LOGIN' });
    expect(answer).toMatchObject({ code: 0 });
  });
});

describe('a code', () => {
  const tryCode = (who: Person, code: string, headers = {}) =>
    call(
      'auth/register/email',
      { email: who.email, code, password: PASSWORD },
      { headers, remoteAddress: who.remoteAddress },
    );

  it('is good once', async () => {
    const who = person();
    await sendCode(who, 'REGISTER');
    const code = codeFor(who);
    expect(await tryCode(who, code)).toMatchObject({ code: 0 });
    expect(await tryCode(who, code)).toMatchObject({ code: 1003 });
  });

  it('is good once under 5 parallel uses', async () => {
    const who = person();
    await sendCode(who, 'REGISTER');
    const code = codeFor(who);
    const answers = await Promise.all(Array.from({ length: 5 }, () => tryCode(who, code)));
    expect(answers.map((answer) => answer.code).sort()).toEqual([0, 1003, 1003, 1003, 1003]);
  });

  it('is bound to its scene and its address', async () => {
    const who = person();
    const other = person();
    await sendCode(who, 'LOGIN');
    await sendCode(other, 'REGISTER');
    expect(await tryCode(who, codeFor(who))).toMatchObject({ code: 1003 });
    const others = codeFor(other);
    await sendCode(who, 'REGISTER');
    if (codeFor(who) !== others) expect(await tryCode(who, others)).toMatchObject({ code: 1003 });
  });

  it('expires after ten minutes', async () => {
    const who = person();
    await sendCode(who, 'REGISTER');
    const minutes = (count: number) => at(new Date(Date.now() + count * 60_000).toISOString());
    expect(await tryCode(who, codeFor(who), minutes(10.1))).toMatchObject({ code: 1003 });
    expect(await tryCode(who, codeFor(who), minutes(9.9))).toMatchObject({ code: 0 });
  });

  it('is closed after five tries, even for the right digits, until a new one is sent', async () => {
    const who = person();
    await sendCode(who, 'REGISTER');
    const code = codeFor(who);
    for (let tries = 0; tries < 5; tries++) expect(await tryCode(who, wrong(code))).toMatchObject({ code: 1003 });
    expect(await tryCode(who, code)).toMatchObject({ code: 1004 });
    const later = at(new Date(Date.now() + 61_000).toISOString());
    await sendCode(who, 'REGISTER', later);
    expect(await tryCode(who, codeFor(who), later)).toMatchObject({ code: 0 });
  });

  it('counts parallel guesses before comparing them', async () => {
    const who = person();
    await sendCode(who, 'REGISTER');
    const code = codeFor(who);
    const guesses = Array.from({ length: 30 }, () => tryCode(who, wrong(code)));
    const codes = (await Promise.all(guesses)).map((answer) => answer.code);
    expect(codes.filter((item) => item === 1003)).toHaveLength(5);
    expect(codes.filter((item) => item === 1004)).toHaveLength(25);
  });

  it('may be the fixed one in debug mode only', async () => {
    const who = person();
    expect(await tryCode(who, '888888')).toMatchObject({ code: 1003 });
    const headers = { debug: JSON.stringify({ skipVerificationCode: true }) };
    expect(await tryCode(who, '123456', headers)).toMatchObject({ code: 1003 });
    expect(await tryCode(who, '888888', headers)).toMatchObject({ code: 0 });
  });
});

describe('register and login', () => {
  it('makes an account that logs in by password and by code', async () => {
    const who = await registered();
    expect((await current(who.token)).data).toMatchObject({ email: who.email, guest: false, id: who.id });
    const byPassword = await login({ ...who, email: ` ${who.email.toUpperCase()} ` }, { password: PASSWORD });
    expect(byPassword.data.user.id).toBe(who.id);
    await sendCode(who, 'LOGIN');
    const byCode = await login(who, { code: codeFor(who) });
    expect(byCode.data.user.id).toBe(who.id);
    expect(new Set([who.token, byPassword.data.token, byCode.data.token]).size).toBe(3);
  });

  it('counts as the task of binding an e-mail', async () => {
    const as = await registered();
    const { data } = await app.api.rest('GET /v1/tasks', undefined, { as });
    expect(data.newbie.stats.BIND_EMAIL).toBe(1);
  });

  it('keeps argon2id of the password only', async () => {
    const who = await registered();
    const [row] = await app.sql<{ password_hash: string }>('SELECT password_hash FROM users WHERE id = $1', [who.id]);
    expect(row?.password_hash).toMatch(/^\$argon2id\$/);
  });

  it('refuses a second account of one address', async () => {
    const who = await registered();
    await sendCode(who, 'REGISTER', at(new Date(Date.now() + 61_000).toISOString()));
    const body = { email: who.email, code: codeFor(who), password: PASSWORD };
    const again = await call('auth/register/email', body, { remoteAddress: who.remoteAddress });
    expect(again).toMatchObject({ code: 1002 });
  });

  it('says the same about a wrong password and an unknown account', async () => {
    const who = await registered();
    const one = await login(who, { password: 'wrong password' });
    const other = await login(person(), { password: 'wrong password' });
    expect([one.status, one.code, one.message]).toEqual([200, 1001, other.message]);
    expect(other.code).toBe(1001);
  });

  it('opens nothing where the password was reset while it was verified', async () => {
    const who = await registered();
    const ctx = contextOf(app.source, { userId: who.id });
    const [row] = await app.sql<{ hash: string }>('SELECT password_hash AS hash FROM users WHERE id = $1', [who.id]);
    const hash = row?.hash as string;
    expect(await openSession(ctx, who.id, hash)).toBeTruthy();
    await setPassword(ctx, who.id, 'another hash');
    await expect(openSession(ctx, who.id, hash)).rejects.toMatchObject({ code: 'WRONG_CREDENTIALS' });
    await app.sql("UPDATE users SET will_terminate_at = now() - interval '1 second' WHERE id = $1", [who.id]);
    await expect(openSession(ctx, who.id)).rejects.toMatchObject({ code: 'ACCOUNT_NOT_FOUND' });
  });

  it('waits for a reset that is under way before it opens anything', async () => {
    const who = await registered();
    const ctx = contextOf(app.source, { userId: who.id });
    const [row] = await app.sql<{ hash: string }>('SELECT password_hash AS hash FROM users WHERE id = $1', [who.id]);
    const opened = await transaction(ctx, async (tx) => {
      await setPassword(tx, who.id, 'another hash');
      const opening = openSession(ctx, who.id, row?.hash).catch((error: AppError) => error.code);
      const answered = opening.then(() => true);
      const waits = async () =>
        (
          await app.sql(
            "SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query LIKE '%INSERT INTO session%'",
          )
        ).length > 0;
      expect(await Promise.race([answered, until(waits)])).not.toBe(true);
      await closeAllSessions(tx, who.id);
      return { opening };
    });
    expect(await opened.opening).toBe('WRONG_CREDENTIALS');
    expect(await app.sql('SELECT FROM session WHERE user_id = $1 AND revoked_at IS NULL', [who.id])).toEqual([]);
  });

  it('takes as long for an unknown account as for a wrong password', async () => {
    const who = await registered();
    const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
    const measure = async (kind: 'known' | 'unknown', one: Person) => {
      const start = performance.now();
      await login(one, { password: 'wrong password' });
      times[kind].push(performance.now() - start);
    };
    // In turns, so that a busy machine slows both.
    for (let round = 0; round < 11; round++) {
      await measure('known', who);
      await measure('unknown', person());
    }
    const [known, unknown] = [times.known, times.unknown].map((list) => list.sort((a, b) => a - b)[5] as number) as [
      number,
      number,
    ];
    // argon2 takes tens of milliseconds; leaving it out would make this less than a fifth.
    expect(unknown).toBeGreaterThan(known / 2);
    expect(known).toBeGreaterThan(unknown / 2);
  });

  it('tells the owner of an address that there is no account', async () => {
    const who = person();
    await sendCode(who, 'LOGIN');
    expect(await login(who, { code: codeFor(who) })).toMatchObject({ code: 1005 });
  });

  it.each([
    [{}, 'neither'],
    [{ password: PASSWORD, code: '123456' }, 'both'],
    [{ password: '' }, 'an empty password'],
    [{ password: 'x'.repeat(129) }, 'too long a password'],
    [{ code: '12345' }, 'five digits'],
    [{ code: '１２３４５６' }, 'digits of another script'],
  ])('refuses %j (%s)', async (credentials, _why) => {
    expect(await login(person(), credentials)).toMatchObject({ status: 400 });
  });

  it.each(['short', 'x'.repeat(129)])('refuses the new password %j', async (password) => {
    const answer = await call('auth/register/email', { email: person().email, code: '123456', password });
    expect(answer).toMatchObject({ status: 400 });
    expect(answer.data.fields[0].path).toBe('input.password');
  });

  it('counts 25 tries in five minutes for an address and an e-mail, an IPv6 by its /64', async () => {
    const who = await registered();
    const from = (index: number) => ({ ...who, remoteAddress: `2001:db8:77:1:${index}::1` });
    for (let tries = 0; tries < 25; tries++)
      expect(await login(from(tries), { password: 'wrong password' })).toMatchObject({ code: 1001 });
    const next = await login(from(99), { password: PASSWORD });
    expect(next).toMatchObject({ status: 429 });
    expect(Number(next.headers['retry-after'])).toBeGreaterThan(200);
    expect(await login({ ...who, remoteAddress: '2001:db8:77:2::1' }, { password: PASSWORD })).toMatchObject({
      code: 0,
    });
  });
});

describe('sessions', () => {
  it('end with logout, that one only', async () => {
    const who = await registered();
    const second = (await login(who, { password: PASSWORD })).data.token;
    expect(await call('auth/logout', {}, { as: who })).toMatchObject({ code: 0, data: { loggedOut: true } });
    expect(await current(who.token)).toMatchObject({ status: 401, code: 401 });
    expect(await current(second)).toMatchObject({ code: 0 });
  });

  it('all end with a new password', async () => {
    const who = await registered();
    const second = (await login(who, { password: PASSWORD })).data.token;
    await sendCode(who, 'RESET_PASSWORD');
    const reset = { email: who.email, code: codeFor(who), password: 'another password' };
    expect(await call('auth/reset-pwd/email', reset)).toMatchObject({ code: 0, data: { reset: true } });
    for (const token of [who.token, second]) expect(await current(token)).toMatchObject({ status: 401 });
    expect(await login(who, { password: PASSWORD })).toMatchObject({ code: 1001 });
    expect(await login(who, { password: 'another password' })).toMatchObject({ code: 0 });
  });

  it('cannot be forged, and a token of another key or algorithm is none', async () => {
    const { token } = await app.api.guest();
    const [head, body, signature] = token.split('.') as [string, string, string];
    const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as { sub: string };
    const other = Buffer.from(JSON.stringify({ ...claims, sub: '1' })).toString('base64url');
    const none = Buffer.from('{"alg":"none"}').toString('base64url');
    for (const forged of [`${head}.${other}.${signature}`, `${none}.${body}.`, `${head}.${body}.`, 'x', 'a.b.c'])
      expect(await current(forged)).toMatchObject({ status: 401 });
  });

  it('are renewed in the answer once a day, and end after 60 days without use', async () => {
    const guest = await app.api.guest();
    const later = (days: number) => at(new Date(Date.now() + days * 86_400_000).toISOString());
    const ask = (token: string, days: number) =>
      app.api.rest('GET /v1/users/current', undefined, { as: { token }, headers: later(days) });
    expect((await ask(guest.token, 0.9)).headers.token).toBeUndefined();
    const renewed = (await ask(guest.token, 30)).headers.token as string;
    expect(renewed).toBeTruthy();
    expect(await ask(guest.token, 61)).toMatchObject({ status: 401 });
    expect(await ask(renewed, 89)).toMatchObject({ code: 0 });
    const idle = await app.api.guest();
    expect(await ask(idle.token, 61)).toMatchObject({ status: 401 });
  });
});

describe('bindEmail', () => {
  const bind = async (guest: { token: string }, who: Person) => {
    await sendCode(who, 'BIND_EMAIL');
    return call('users/email/bind', { email: who.email, code: codeFor(who), password: PASSWORD }, { as: guest });
  };

  it('keeps everything a guest earned and counts as a task', async () => {
    const guest = await app.api.guest();
    const ctx = contextOf(app.source, { userId: guest.user.id });
    await post(ctx, { userId: guest.user.id, currency: 'DIAMOND', delta: 70, reason: 'TEST', ref: 'x' });
    await advanceTasks(ctx, { FINISH_STAGE: 3 });
    const who = person();
    const bound = await bind(guest, who);
    expect(bound.data).toMatchObject({ id: guest.user.id, email: who.email, guest: false });
    const session = (await login(who, { password: PASSWORD })).data;
    expect(session.user.id).toBe(guest.user.id);
    const get = async (path: string) => (await app.api.rest(`GET /v1/${path}`, undefined, { as: session })).data;
    expect(await get('users/assets')).toEqual({ diamond: 70, exp: 0 });
    const { daily, newbie } = await get('tasks');
    expect(daily.stats.FINISH_STAGE).toBe(3);
    expect(newbie.stats.BIND_EMAIL).toBe(1);
    expect(await current(guest.token)).toMatchObject({ code: 0 });
  });

  it("refuses another account's address, and leaves the guest a guest", async () => {
    const owner = await registered();
    const guest = await app.api.guest();
    expect(await bind(guest, owner)).toMatchObject({ code: 1002 });
    expect((await current(guest.token)).data).toMatchObject({ guest: true, email: null });
  });

  it('refuses an account that has an e-mail', async () => {
    const who = await registered();
    expect(await bind(who, person())).toMatchObject({ code: 1002 });
  });

  it('gives an address to one of two guests who bind it at once', async () => {
    const who = person();
    const guests = await Promise.all([app.api.guest(), app.api.guest()]);
    const headers = { debug: JSON.stringify({ skipVerificationCode: true }) };
    const body = { email: who.email, code: '888888', password: PASSWORD };
    const answers = await Promise.all(guests.map((as) => call('users/email/bind', body, { as, headers })));
    expect(answers.map((answer) => answer.code).sort()).toEqual([0, 1002]);
  });
});

describe('termination', () => {
  it('is announced for seven days on, answers 460 to everything but keeping and leaving', async () => {
    const guest = await app.api.guest();
    const before = Date.now();
    const applied = await call('users/apply-termination', {}, { as: guest });
    const { willTerminateAt } = applied.data;
    expect(Date.parse(willTerminateAt) - before).toBeGreaterThan(7 * 86_400_000 - 5000);
    expect(Date.parse(willTerminateAt) - before).toBeLessThan(7 * 86_400_000 + 60_000);
    expect(await current(guest.token)).toMatchObject({ status: 460, code: 460, data: { willTerminateAt } });
    expect(await call('users/apply-termination', {}, { as: guest })).toMatchObject({ status: 460 });
    expect(await call('users/cancel-termination', {}, { as: guest })).toMatchObject({
      code: 0,
      data: { cancelled: true },
    });
    expect((await current(guest.token)).data.terminationResponse).toBeNull();
  });

  it('tells a person who logs in, who can still keep the account', async () => {
    const who = await registered();
    await call('users/apply-termination', {}, { as: who });
    const { data } = await login(who, { password: PASSWORD });
    expect(Date.parse(data.user.terminationResponse.willTerminateAt)).toBeGreaterThan(Date.now());
    expect(await call('users/cancel-termination', {}, { as: data })).toMatchObject({ code: 0 });
    expect(await current(who.token)).toMatchObject({ code: 0 });
  });

  it('takes effect: sessions and password end, the address is free again', async () => {
    const who = await registered();
    await call('users/apply-termination', {}, { as: who });
    await app.sql("UPDATE users SET will_terminate_at = now() - interval '1 second' WHERE id = $1", [who.id]);
    expect(await call('users/cancel-termination', {}, { as: who })).toMatchObject({ status: 401 });
    expect(await login(who, { password: PASSWORD })).toMatchObject({ code: 1001 });
    const headers = { debug: JSON.stringify({ skipVerificationCode: true }) };
    const again = await call(
      'auth/register/email',
      { email: who.email, code: '888888', password: PASSWORD },
      { headers },
    );
    expect(again.code).toBe(0);
    expect(again.data.user.id).not.toBe(who.id);
  });
});
