import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loadConfig } from '#server/config.ts';
import { databaseOf } from '#server/kernel/database/database.ts';
import { remindAll } from '#server/modules/reminders/daily-reminder.job.ts';
import { WebPush } from '#server/providers/push/web-push.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { recordCheckIn } from '#tests/support/check-in.ts';
import { type Browser, startPushService } from '#tests/support/push-service.ts';
import { readersTogether } from '#tests/support/readers-together.ts';
import { contextOf, noFiles } from '#tests/support/service-context.ts';

/** Nine o'clock of Shanghai. */
const NINE = '2027-02-02T01:00:00Z';
const EVENING = '2027-02-01T12:00:00Z';
let service: Awaited<ReturnType<typeof startPushService>>;
let push: WebPush;
let app: TestApp;
beforeAll(async () => {
  service = await startPushService();
  const keys = { publicKey: '', privateKey: '' };
  const config = loadConfig({ NODE_ENV: 'test', TOKEN_SECRET: 'x'.repeat(32), PUSH_HOSTS: 'push.example' });
  Object.assign(keys, (await import('web-push')).default.generateVAPIDKeys());
  push = new WebPush({ ...config, vapid: keys }, service.fetch);
  app = await startTestApp({ push });
});
beforeEach(async () => {
  app.clock.set(EVENING);
  await app.sql('DELETE FROM push_device');
  service.delivered.length = 0;
});
afterAll(async () => {
  await app.stop();
  await service.stop();
});

type Guest = Awaited<ReturnType<TestApp['api']['guest']>>;
const SHANGHAI = { 'time-zone': 'Asia/Shanghai' };
const call = (as: Guest, route: string, body?: object, headers: object = SHANGHAI) =>
  app.api.rest(route, body as Record<string, unknown> | undefined, { as, headers: { ...headers } });
const settings = async (as: Guest) => (await call(as, 'GET /v1/users/reminders')).data;
const update = (as: Guest, body: object) => call(as, 'PATCH /v1/users/reminders', body);
const device = ({ endpoint, keys }: Browser, more: object = {}) => ({
  rid: endpoint,
  clientChannel: 'web',
  deviceInfo: 'a browser',
  keys,
  ...more,
});
const register = (as: Guest, browser: Browser, more: object = {}, headers: object = SHANGHAI) =>
  call(as, 'POST /v1/users/push', device(browser, more), headers);
const devices = (as: Guest) =>
  app.sql<{ rid: string; nextAt: Date | null }>(
    'SELECT rid, next_at AS "nextAt" FROM push_device WHERE user_id = $1 ORDER BY id',
    [as.user.id],
  );
const nextAt = async (as: Guest) => (await devices(as)).map((one) => one.nextAt?.toISOString() ?? null);
const run = (now: string, { db = databaseOf(app.source) } = {}) =>
  remindAll({
    db,
    now: () => new Date(now),
    providers: { mailer: { send: async () => {} }, files: noFiles, push },
    log: contextOf(app.source, { userId: 1 }).log,
  });
const NOTHING = { sent: 0, gone: 0, failed: 0, skipped: 0 };

let names = 0;
const browser = (answer?: number) => service.browser(`b${++names}`, answer);

describe('settings', () => {
  it('are off until they are switched on, at nine', async () => {
    const guest = await app.api.guest();
    expect(await settings(guest)).toEqual({
      enabled: false,
      dailyReminder: { on: true, hour: 9, minute: 0 },
      rank: { on: true },
      guides: [],
    });
    expect((await update(guest, { enabled: true, dailyReminder: { on: true, hour: 20, minute: 25 } })).code).toBe(0);
    expect((await update(guest, { rank: { on: false } })).data).toEqual({
      enabled: true,
      dailyReminder: { on: true, hour: 20, minute: 25 },
      rank: { on: false },
      guides: [],
    });
    const { data } = await app.api.graphql('{ currentUser { notiConfig { enabled rank { on } } } }', {}, { as: guest });
    expect(data.currentUser.notiConfig).toEqual({ enabled: true, rank: { on: false } });
  });

  it.each([
    ['hour', { on: true, hour: 24, minute: 0 }],
    ['negative hour', { on: true, hour: -1, minute: 0 }],
    ['minute', { on: true, hour: 9, minute: 60 }],
    ['step', { on: true, hour: 9, minute: 3 }],
    ['fraction', { on: true, hour: 9.5, minute: 0 }],
    ['absence', { on: true, hour: 9 }],
  ])('refuse a wrong %s', async (_, dailyReminder) => {
    const guest = await app.api.guest();
    expect((await update(guest, { dailyReminder })).status).toBe(400);
    expect((await register(guest, browser(), { dailyReminder })).status).toBe(400);
  });

  it('know each prompt that was shown, once, from eight sides', async () => {
    const guest = await app.api.guest();
    const mark = (guide: string) => call(guest, 'POST /v1/users/reminders/guides', { guide });
    const replies = await Promise.all(Array.from({ length: 8 }, () => mark('FIRST')));
    expect(replies.filter(({ data }) => data.first)).toHaveLength(1);
    await mark('TENTH');
    expect((await settings(guest)).guides).toEqual(['FIRST', 'TENTH']);
    expect((await mark('SECOND')).status).toBe(400);
  });
});

describe('a device', () => {
  it('is registered with what it is to be reminded of, in its own zone', async () => {
    const guest = await app.api.guest();
    const dailyReminder = { on: true, hour: 8, minute: 30 };
    expect((await register(guest, browser(), { dailyReminder, rank: { on: false } })).data).toMatchObject({
      enabled: true,
      dailyReminder,
      rank: { on: false },
    });
    await register(guest, browser(), {}, { 'time-zone': 'Europe/Berlin' });
    expect(await nextAt(guest)).toEqual(['2027-02-02T00:30:00.000Z', '2027-02-02T07:30:00.000Z']);
    await update(guest, { dailyReminder: { on: true, hour: 21, minute: 0 } });
    expect(await nextAt(guest)).toEqual(['2027-02-01T13:00:00.000Z', '2027-02-01T20:00:00.000Z']);
    await update(guest, { dailyReminder: { on: false, hour: 21, minute: 0 } });
    expect(await nextAt(guest)).toEqual([null, null]);
    await update(guest, { dailyReminder: { on: true, hour: 21, minute: 0 }, enabled: false });
    expect(await nextAt(guest)).toEqual([null, null]);
  });

  it('that reminds by itself is sent nothing', async () => {
    const guest = await app.api.guest();
    const phone = { rid: 'phone-1', clientChannel: 'store', deviceInfo: 'a phone' };
    expect((await call(guest, 'POST /v1/users/push', phone)).code).toBe(0);
    await update(guest, { enabled: true });
    expect(await nextAt(guest)).toEqual([null]);
  });

  it('is one however often it is registered, and of an account there are ten at most', async () => {
    const guest = await app.api.guest();
    const one = browser();
    await Promise.all(Array.from({ length: 6 }, () => register(guest, one)));
    expect(await devices(guest)).toHaveLength(1);
    for (let more = 0; more < 11; more++) {
      app.clock.set(`2027-02-01T12:00:${String(10 + more)}Z`);
      await register(guest, browser());
    }
    const rids = (await devices(guest)).map(({ rid }) => rid);
    expect(rids).toHaveLength(10);
    expect(rids).not.toContain(one.endpoint);
  });

  it.each([
    ['an address within', { rid: 'https://169.254.169.254/latest/meta-data' }],
    ['an address of this machine', { rid: 'http://127.0.0.1:5432/' }],
    ['another scheme', { rid: 'file:///etc/passwd' }],
    ['a look-alike', { rid: 'https://push.example.evil.example/a' }],
    ['keys that are none', { keys: { p256dh: 'AAAA', auth: 'AAAA' } }],
  ])('is refused with %s', async (_, more) => {
    const guest = await app.api.guest();
    expect((await register(guest, browser(), more)).code).toBe(1811);
    expect([await devices(guest), (await settings(guest)).enabled]).toEqual([[], false]);
  });

  it('goes to who logs in on the same browser, and to nobody who only knows its name', async () => {
    const [owner, next, stranger] = [await app.api.guest(), await app.api.guest(), await app.api.guest()];
    const shared = browser();
    await register(owner, shared);
    const other = { ...browser(), endpoint: shared.endpoint };
    expect((await register(stranger, other)).code).toBe(1811);
    expect(
      (await call(stranger, 'POST /v1/users/push', { rid: shared.endpoint, clientChannel: '', deviceInfo: '' })).code,
    ).toBe(1811);
    expect((await call(stranger, 'DELETE /v1/users/push', { rid: shared.endpoint })).data.removed).toBe(false);
    expect(await devices(owner)).toHaveLength(1);
    expect((await register(next, shared)).code).toBe(0);
    expect([(await devices(owner)).length, (await devices(next)).length]).toEqual([0, 1]);
    expect((await call(next, 'DELETE /v1/users/push', { rid: shared.endpoint })).data.removed).toBe(true);
    expect(await devices(next)).toEqual([]);
  });
});

describe('the reminder of the day', () => {
  it('is sent at the local time, in the language of the account, once a day', async () => {
    const [guest, berliner] = [await app.api.guest(), await app.api.guest()];
    await register(guest, browser());
    await register(berliner, browser(), {}, { 'time-zone': 'Europe/Berlin' });
    await app.sql("UPDATE users SET locale = 'EN' WHERE id = $1", [berliner.user.id]);
    expect(await run('2027-02-02T00:59:00Z')).toEqual(NOTHING);
    expect(await run(NINE)).toEqual({ ...NOTHING, sent: 1 });
    expect(await run('2027-02-02T01:05:00Z')).toEqual(NOTHING);
    expect(await nextAt(guest)).toEqual(['2027-02-03T01:00:00.000Z']);
    expect(await run('2027-02-02T08:00:00Z')).toEqual({ ...NOTHING, sent: 1 });
    const [zh, en] = service.delivered.map(({ message }) => message);
    expect(zh).toMatchObject({ title: expect.stringMatching(/[\u4e00-\u9fff]/), path: '/atlas', tag: 'daily' });
    expect(en?.title).toMatch(/^[A-Za-z ]+$/);
  });

  it("is not sent after today's check-in, and is the day after", async () => {
    const guest = await app.api.guest();
    await register(guest, browser());
    await recordCheckIn(contextOf(app.source, { userId: guest.user.id, now: '2027-02-01T23:00:00Z' }));
    expect(await run(NINE)).toEqual({ ...NOTHING, skipped: 1 });
    expect(service.delivered).toEqual([]);
    expect(await run('2027-02-03T01:00:00Z')).toEqual({ ...NOTHING, sent: 1 });
  });

  it('is left out when it is late, and for who is leaving', async () => {
    const [late, leaving] = [await app.api.guest(), await app.api.guest()];
    await register(late, browser());
    expect(await run('2027-02-02T02:00:01Z')).toEqual({ ...NOTHING, skipped: 1 });
    expect(await nextAt(late)).toEqual(['2027-02-03T01:00:00.000Z']);
    await register(leaving, browser());
    await call(leaving, 'POST /v1/users/apply-termination', {});
    expect(await run(NINE)).toEqual({ ...NOTHING, skipped: 1 });
  });

  it.each([404, 410])('removes a browser that is gone (%d), and keeps one whose service fails', async (status) => {
    const guest = await app.api.guest();
    const failing = browser(500);
    await register(guest, browser(status));
    await register(guest, failing);
    expect(await run(NINE)).toEqual({ ...NOTHING, gone: 1, failed: 1 });
    expect((await devices(guest)).map(({ rid }) => rid)).toEqual([failing.endpoint]);
  });

  it('is sent once however many processes look', async () => {
    const guests = await Promise.all(Array.from({ length: 6 }, () => app.api.guest()));
    for (const guest of guests) await register(guest, browser());
    const db = readersTogether(databaseOf(app.source), 5);
    const told = await Promise.all(Array.from({ length: 5 }, () => run(NINE, { db })));
    expect(told.reduce((sum, { sent }) => sum + sent, 0)).toBe(6);
    expect(new Set(service.delivered.map(({ path }) => path)).size).toBe(6);
    expect(service.delivered).toHaveLength(6);
  });
});
