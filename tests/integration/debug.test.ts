import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SINGLE_CLOZE_FACES } from '#domain/cards/cloze/asked.ts';
import { addPackage } from '#tests/factories/packages.ts';
import { type Guest, startTestApp, type TestApp } from '#tests/support/app.ts';

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

  describe('of the queue', () => {
    const faces = (face: string) => JSON.stringify({ 1: [face], 2: [face], 3: [face] });
    const settings = {
      practiceCardTimes: 1,
      singleCloze: faces('clozeChoice'),
      multiCloze: faces('clozeJudgement'),
      enWord: faces('wordSeeAndCheck'),
    };
    const read = (as: Guest) => app.api.rest('GET /debug/queue', undefined, { as });
    const save = (as: Guest, change: object = {}) =>
      app.api.rest('PUT /debug/queue', { ...settings, ...change }, { as });

    it('are those of the specification until others are saved, each account its own', async () => {
      const [as, other] = [await app.api.guest(), await app.api.guest()];
      const { data: before } = await read(as);
      expect(before.practiceCardTimes).toBe(2);
      expect(JSON.parse(before.singleCloze)).toEqual(SINGLE_CLOZE_FACES);
      expect((await save(as)).data).toEqual(settings);
      expect((await save(as, { practiceCardTimes: 3 })).data.practiceCardTimes).toBe(3);
      expect((await read(as)).data).toEqual({ ...settings, practiceCardTimes: 3 });
      expect((await read(other)).data).toEqual(before);
    });

    it('are saved whole or not at all, and a refusal says where and why', async () => {
      const as = await app.api.guest();
      const wrong = { enWord: faces('clozeChoice'), multiCloze: '{', practiceCardTimes: 4 };
      const refused = await save(as, wrong);
      expect(refused.code).toBe(1880);
      expect(refused.data.fields.map(({ path }: { path: string }) => path)).toEqual([
        'input.multiCloze',
        'input.enWord.1.0',
        'input.enWord.2.0',
        'input.enWord.3.0',
      ]);
      expect((await read(as)).data.practiceCardTimes).toBe(2);
      for (const practiceCardTimes of [0, -1, 10, 1.5])
        expect(await save(as, { practiceCardTimes })).toMatchObject({ status: 400 });
      expect(await save(as, { singleCloze: faces('x'.repeat(2000)) })).toMatchObject({ status: 400 });
      expect(await app.sql('SELECT 1 FROM debug_queue WHERE user_id = $1', [as.user.id])).toHaveLength(0);
    });

    it('leave the start of a real unit as it is', async () => {
      const as = await app.api.guest();
      await save(as);
      const { id: packageId } = await addPackage(app.source);
      const { data } = await app.api.rest('POST /v1/atlas/stages', { packageId }, { as });
      expect(data.schedules).toHaveLength(10);
      expect(JSON.stringify(data)).not.toContain('wordSeeAndCheck');
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
    expect(await api.rest('GET /debug/queue', undefined, { as })).toMatchObject({ status: 404 });
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
