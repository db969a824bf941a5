import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/app.ts';

let app: TestApp;
let production: TestApp;
let exposed: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  production = await startTestApp({ production: true });
  exposed = await startTestApp({ env: { HOST: '0.0.0.0' } });
});
afterAll(async () => {
  await app.stop();
  await production.stop();
  await exposed.stop();
});

describe('debug tools', () => {
  it('log in as anyone, by id or by e-mail', async () => {
    const guest = await app.api.guest();
    const login = (account: string) => app.api.rest('POST /debug/login', { account });
    expect((await login(String(guest.user.id))).data.user.id).toBe(guest.user.id);
    await app.sql('UPDATE users SET email = $2 WHERE id = $1', [guest.user.id, 'someone@example.com']);
    const { data } = await login(' Someone@Example.com ');
    const headers = { authorization: `Bearer ${data.token}` };
    expect((await app.api.rest('GET /v1/users/current', undefined, { headers })).data.id).toBe(guest.user.id);
    for (const account of ['999999999', 'nobody@example.com', '0', '-1', '', '1 OR 1=1', '99999999999999999999'])
      expect(await login(account)).toMatchObject({ code: 1005, data: null });
  });

  it('make a guest', async () => {
    const { data } = await app.api.rest('POST /debug/login-guest', {});
    expect(data.user.guest).toBe(true);
  });

  it('show no units before there are any, and none of others', async () => {
    const as = await app.api.guest();
    expect((await app.api.rest('GET /debug/units', undefined, { as })).data).toEqual({ units: [] });
    expect((await app.api.rest('GET /debug/units/1/logs', undefined, { as })).data).toEqual({ learnLogs: [] });
  });

  it('move the clock where the header says so', async () => {
    const as = await app.api.guest();
    const headers = { debug: JSON.stringify({ futureTimestamp: '2030-01-01T00:00:00Z' }) };
    const { data } = await app.api.rest('GET /v1/tasks', undefined, { as: await app.api.guest({ headers }), headers });
    expect(data.daily.deadline).toBe('2030-01-01T16:00:00.000Z');
    const nonsense = { debug: '{not json' };
    expect(await app.api.rest('GET /v1/users/current', undefined, { as, headers: nonsense })).toMatchObject({
      code: 0,
    });
  });

  it.each([
    ['in production', () => production],
    ['where the server listens on more than this machine', () => exposed],
  ])('are not there %s', async (_, where) => {
    const { api } = where();
    const as = await api.guest();
    expect(await api.rest('POST /debug/login', { account: String(as.user.id) })).toMatchObject({ status: 404 });
    expect(await api.rest('POST /debug/login-guest', {})).toMatchObject({ status: 404 });
    expect(await api.rest('GET /debug/units', undefined, { as })).toMatchObject({ status: 404 });
    expect(await api.rest('POST /debug/check-in', { dates: ['2026-01-01'] }, { as })).toMatchObject({ status: 404 });
  });

  it.each([
    ['in production', () => production],
    ['where the server listens on more than this machine', () => exposed],
  ])('leave the debug header without effect %s', async (_, where) => {
    const { api } = where();
    const headers = { debug: JSON.stringify({ skipVerificationCode: true, futureTimestamp: '2030-01-01T00:00:00Z' }) };
    const body = { email: 'fixed@example.com', code: '888888', password: 'correct horse' };
    expect(await api.rest('POST /v1/auth/register/email', body, { headers })).toMatchObject({ code: 1003 });
    const { data } = await api.rest('GET /v1/tasks', undefined, { as: await api.guest(), headers });
    expect(Date.parse(data.daily.deadline)).toBeLessThan(Date.now() + 2 * 86_400_000);
  });
});
