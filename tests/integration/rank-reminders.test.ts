import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loadConfig } from '#server/config.ts';
import { type Database, databaseOf } from '#server/kernel/database/database.ts';
import { remindOfLeague } from '#server/modules/reminders/rank-reminder.job.ts';
import { WebPush } from '#server/providers/push/web-push.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { earnExp } from '#tests/support/league.ts';
import { startPushService } from '#tests/support/push-service.ts';
import { readersTogether } from '#tests/support/readers-together.ts';
import { contextOf, noFiles } from '#tests/support/service-context.ts';

/** Instants of a season, in Shanghai. */
const WEDNESDAY = '2027-02-03T12:00:00+08:00';
const CLOSES = '2027-02-07T20:00:00+08:00';
const OPENS = '2027-02-08T09:00:00+08:00';

let service: Awaited<ReturnType<typeof startPushService>>;
let push: WebPush;
let app: TestApp;
const config = loadConfig({ NODE_ENV: 'test', TOKEN_SECRET: 'x'.repeat(32), PUSH_HOSTS: 'push.example' });
beforeAll(async () => {
  service = await startPushService();
  const vapid = (await import('web-push')).default.generateVAPIDKeys();
  push = new WebPush({ ...config, vapid }, service.fetch);
  app = await startTestApp({ push });
});
beforeEach(async () => {
  app.clock.set(new Date(WEDNESDAY).toISOString());
  await app.sql('DELETE FROM push_device');
  service.delivered.length = 0;
});
afterAll(async () => {
  await app.stop();
  await service.stop();
});

type Guest = Awaited<ReturnType<TestApp['api']['guest']>>;
let names = 0;
const call = (as: Guest, route: string, body: object) =>
  app.api.rest(route, body as Record<string, unknown>, { as, headers: { 'time-zone': 'America/New_York' } });
const register = (as: Guest, answer?: number) => {
  const { endpoint, keys } = service.browser(`r${++names}`, answer);
  return call(as, 'POST /v1/users/push', { rid: endpoint, clientChannel: 'web', deviceInfo: 'a browser', keys });
};
const rankAt = async (as: Guest) =>
  (await app.sql<{ at: Date | null }>('SELECT rank_at AS at FROM push_device WHERE user_id = $1', [as.user.id])).map(
    ({ at }) => at?.getTime() ?? null,
  );
const run = (now: string, { db = databaseOf(app.source), ...more }: { db?: Database; league?: boolean } = {}) =>
  remindOfLeague({
    db,
    now: () => new Date(now),
    providers: { mailer: { send: async () => {} }, files: noFiles, push },
    log: contextOf(app.source, { userId: 1 }).log,
    config: { ...config, ...more },
  });
const earn = (guest: Guest, exp: number) =>
  earnExp(contextOf(app.source, { userId: guest.user.id, now: WEDNESDAY }), exp);
const NOTHING = { sent: 0, gone: 0, failed: 0, skipped: 0 };

describe('reminders of the league', () => {
  it('are planned for Sunday 20:00 and Monday 9:00 of Shanghai, wherever a learner is', async () => {
    const guest = await app.api.guest();
    await register(guest);
    expect(await rankAt(guest)).toEqual([Date.parse(CLOSES)]);
    await call(guest, 'PATCH /v1/users/reminders', { rank: { on: false } });
    expect(await rankAt(guest)).toEqual([null]);
    await call(guest, 'PATCH /v1/users/reminders', { rank: { on: true } });
    expect(await rankAt(guest)).toEqual([Date.parse(CLOSES)]);
    await call(guest, 'PATCH /v1/users/reminders', { enabled: false });
    expect(await rankAt(guest)).toEqual([null]);
  });

  it('say the place that one has, and what it is worth, before the end; then that a season opens', async () => {
    const [first, second] = (await Promise.all([app.api.guest(), app.api.guest()])) as [Guest, Guest];
    await earn(first, 50);
    await earn(second, 90);
    await register(first);
    expect(await run('2027-02-07T19:59:59+08:00')).toEqual(NOTHING);
    expect(await run(CLOSES)).toEqual({ ...NOTHING, sent: 1 });
    expect(service.delivered.at(-1)?.message).toMatchObject({
      title: '还有两小时收炉',
      body: expect.stringMatching(/^你在第 \d+ 名/),
      path: '/rank',
      tag: 'rank',
    });
    expect(await rankAt(first)).toEqual([Date.parse(OPENS)]);
    expect(await run(OPENS)).toEqual({ ...NOTHING, sent: 1 });
    expect(service.delivered.at(-1)?.message).toMatchObject({ title: '新一季开炉了' });
  });

  it('go to nobody who does not play, nor much too late, nor while the league is switched off', async () => {
    const [stranger, late, closed] = (await Promise.all([app.api.guest(), app.api.guest(), app.api.guest()])) as [
      Guest,
      Guest,
      Guest,
    ];
    await register(stranger);
    expect(await run(CLOSES)).toEqual({ ...NOTHING, skipped: 1 });
    await app.sql('DELETE FROM push_device');
    await earn(late, 10);
    await register(late);
    expect(await run('2027-02-07T21:00:01+08:00')).toEqual({ ...NOTHING, skipped: 1 });
    await app.sql('DELETE FROM push_device');
    await earn(closed, 10);
    await register(closed);
    expect(await run(CLOSES, { league: false })).toEqual({ ...NOTHING, skipped: 1 });
    expect(service.delivered).toEqual([]);
  });

  it('are sent once, however many processes look, and a browser that is gone is forgotten', async () => {
    const guest = await app.api.guest();
    await earn(guest, 10);
    await register(guest);
    const db = readersTogether(databaseOf(app.source), 4);
    const told = await Promise.all(Array.from({ length: 4 }, () => run(CLOSES, { db })));
    expect(told.reduce((sum, { sent }) => sum + sent, 0)).toBe(1);
    const gone = await app.api.guest();
    await earn(gone, 10);
    await app.sql('DELETE FROM push_device');
    await register(gone, 410);
    expect(await run(CLOSES)).toEqual({ ...NOTHING, gone: 1 });
    expect(await rankAt(gone)).toEqual([]);
  });
});
