import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { transaction } from '#server/kernel/context.ts';
import { databaseOf } from '#server/kernel/database/database.ts';
import { Segment } from '#server/modules/messages/segment.rules.ts';
import { sendMessage, sendMessages, sendOrder } from '#server/modules/messages/send.service.ts';
import { lit, messageTemplate, para } from '#server/modules/messages/template.ts';
import { tellOfVipEnds } from '#server/modules/messages/vip-expiry.job.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { contextOf } from '#tests/support/service-context.ts';

const NOW = '2027-02-01T00:00:00Z';
const LATER = '2027-02-02T00:00:00Z';
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  app.clock.set(NOW);
  await app.sql('DELETE FROM broadcast');
});
afterAll(() => app.stop());

type Guest = Awaited<ReturnType<TestApp['api']['guest']>>;
const gift = messageTemplate<{ diamond: number }>({
  key: 'test.gift',
  zh: ({ diamond }) => ({ title: '礼物', paragraphs: [para('给你 ', lit(`${diamond} 钻石`))] }),
  en: ({ diamond }) => ({ title: 'A gift', paragraphs: [para(lit(`${diamond} diamonds`))] }),
});
const words = (title: string) => ({ title, paragraphs: [{ runs: [{ text: title, marks: [] }] }] });
const letter = (title: string) => ({ zh: words(title), en: words(`${title} (en)`) });

let letters = 0;
const at = (now: string) => ({ db: databaseOf(app.source), now: () => new Date(now) });
const announce = (to: Segment | number, title = '来信', now = LATER) =>
  sendOrder(at(now), { to, ref: `letter-${++letters}` }, letter(title));
const give = (guest: Guest, ref = '1', now = NOW) =>
  sendMessage(at(now), gift, { userId: guest.user.id, ref, params: { diamond: 20 } });

const ask = async (as: Guest, query = '', headers = {}) =>
  (await app.api.rest(`GET /v1/msgs/page${query}`, undefined, { as, headers })).data;
const unread = async (as: Guest) => (await app.api.rest('GET /v1/msgs/un-read/count', undefined, { as })).data.count;
const read = (as: Guest, msgId: unknown, msgType: string) =>
  app.api.rest('POST /v1/msgs/read', { msgId, msgType }, { as });
const readAll = async (as: Guest) => (await app.api.rest('POST /v1/msgs/all-read', {}, { as })).data.count;
const titles = async (as: Guest) =>
  (await ask(as)).msgs.map(({ content }: { content: { title: string } }) => content.title);
const rowsOf = async (table: string) => Number((await app.sql(`SELECT count(*) AS n FROM ${table}`))[0]?.n);

describe('a message to one', () => {
  it('is sent once an event, in the language of its reader, and to nobody else', async () => {
    const [guest, stranger] = [await app.api.guest(), await app.api.guest()];
    expect([await give(guest), await give(guest)]).toEqual([true, false]);
    const page = await ask(guest);
    expect(page).toEqual({
      msgs: [
        {
          id: expect.any(Number),
          type: 'PERSONAL',
          content: {
            title: '礼物',
            paragraphs: [
              {
                runs: [
                  { text: '给你 ', marks: [] },
                  { text: '20 钻石', marks: [{ type: 'highlight', scene: null, href: null, host: null }] },
                ],
              },
            ],
          },
          readAt: null,
          createdAt: '2027-02-01T00:00:00.000Z',
        },
      ],
      offset: 0,
      limit: 50,
      total: 1,
    });
    expect((await ask(guest, '', { 'accept-language': 'en' })).msgs[0].content.title).toBe('A gift');
    expect((await ask(stranger)).total).toBe(0);
    const [{ id }] = page.msgs;
    expect((await read(stranger, id, 'PERSONAL')).code).toBe(1801);
    expect(await unread(guest)).toBe(1);
  });

  it('is gone with the transaction that it belongs to', async () => {
    const guest = await app.api.guest();
    const ctx = contextOf(app.source, { userId: guest.user.id, now: NOW });
    const failing = transaction(ctx, async (tx) => {
      await sendMessage(tx, gift, { userId: guest.user.id, ref: 'gone', params: { diamond: 1 } });
      throw new Error('something else failed');
    });
    await expect(failing).rejects.toThrow('something else');
    expect((await ask(guest)).total).toBe(0);
  });

  it('goes to many in statements of a thousand', async () => {
    const before = await rowsOf('message');
    const recipients = Array.from({ length: 2500 }, (_, place) => ({
      userId: 1_000_000 + place,
      ref: 'many',
      params: { diamond: place },
    }));
    expect(await sendMessages(at(NOW), gift, recipients)).toBe(2500);
    expect(await sendMessages(at(NOW), gift, recipients)).toBe(0);
    expect((await rowsOf('message')) - before).toBe(2500);
  });

  it('keeps when it was read first', async () => {
    const guest = await app.api.guest();
    await give(guest);
    const [{ id }] = (await ask(guest)).msgs;
    expect((await read(guest, id, 'PERSONAL')).data.readAt).toBe('2027-02-01T00:00:00.000Z');
    app.clock.set(LATER);
    expect((await read(guest, id, 'PERSONAL')).data.readAt).toBe('2027-02-01T00:00:00.000Z');
    expect(await unread(guest)).toBe(0);
  });
});

describe('a broadcast', () => {
  it('costs one row, and one more for who has read it', async () => {
    const guests = await Promise.all(Array.from({ length: 5 }, () => app.api.guest()));
    const before = [await rowsOf('message'), await rowsOf('broadcast'), await rowsOf('broadcast_read')];
    const id = await announce(Segment.ALL);
    const rows = async () => [await rowsOf('message'), await rowsOf('broadcast'), await rowsOf('broadcast_read')];
    for (const guest of guests) expect([await unread(guest), (await ask(guest)).total]).toEqual([1, 1]);
    expect(await rows()).toEqual([before[0], (before[1] ?? 0) + 1, before[2]]);
    app.clock.set(LATER);
    const one = guests[0] as Guest;
    expect((await read(one, id, 'BROADCAST')).data).toMatchObject({
      id,
      type: 'BROADCAST',
      readAt: `${LATER.slice(0, -1)}.000Z`,
    });
    expect(await rows()).toEqual([before[0], (before[1] ?? 0) + 1, (before[2] ?? 0) + 1]);
    expect([await unread(one), await unread(guests[1] as Guest)]).toEqual([0, 1]);
  });

  it('does not reach accounts that came later', async () => {
    const early = await app.api.guest();
    await announce(Segment.ALL, '早', '2027-02-01T12:00:00Z');
    app.clock.set(LATER);
    const late = await app.api.guest();
    expect([(await ask(early)).total, (await ask(late)).total, await unread(late)]).toEqual([1, 0, 0]);
  });

  it('reaches its segment only, and stays with who has read it', async () => {
    const [vip, guest] = [await app.api.guest(), await app.api.guest()];
    await app.sql('UPDATE users SET vip_expire_at = $2 WHERE id = $1', [vip.user.id, LATER]);
    const id = await announce(Segment.VIP, '会员来信', NOW);
    expect([await titles(vip), await titles(guest)]).toEqual([['会员来信'], []]);
    expect((await read(guest, id, 'BROADCAST')).code).toBe(1801);
    await readAll(guest);
    expect(await titles(guest)).toEqual([]);
    expect((await read(vip, id, 'BROADCAST')).code).toBe(0);
    await app.sql('UPDATE users SET vip_expire_at = NULL WHERE id = $1', [vip.user.id]);
    expect(await titles(vip)).toEqual(['会员来信']);
  });

  it('has ids of its own: one of a message to somebody is not read by it', async () => {
    const guest = await app.api.guest();
    await give(guest);
    const [{ id }] = (await ask(guest)).msgs;
    await app.sql('UPDATE broadcast SET id = $1 WHERE id = $2', [id, await announce(Segment.ALL)]);
    await read(guest, id, 'BROADCAST');
    expect((await ask(guest)).msgs.map(({ type, readAt }: Record<string, unknown>) => [type, readAt !== null])).toEqual(
      [
        ['BROADCAST', true],
        ['PERSONAL', false],
      ],
    );
  });

  it('is sent once a name', async () => {
    const order = { to: Segment.ALL, ref: 'twice' };
    const sent = await Promise.all([1, 2, 3].map(() => sendOrder(at(NOW), order, letter('一次'))));
    expect(sent.filter((id) => id !== null)).toHaveLength(1);
    expect(await rowsOf("broadcast WHERE ref = 'twice'")).toBe(1);
  });
});

describe('the list', () => {
  it('has both kinds newest first, page by page', async () => {
    const guest = await app.api.guest();
    for (let hour = 10; hour < 20; hour++)
      await (hour % 2 === 0
        ? give(guest, `${hour}`, `2027-02-01T${hour}:00:00Z`)
        : announce(Segment.ALL, `${hour}`, `2027-02-01T${hour}:00:00Z`));
    const all = await ask(guest);
    expect(all.msgs.map(({ createdAt }: { createdAt: string }) => createdAt.slice(11, 13))).toEqual([
      '19',
      '18',
      '17',
      '16',
      '15',
      '14',
      '13',
      '12',
      '11',
      '10',
    ]);
    const pages = [
      await ask(guest, '?offset=0&limit=4'),
      await ask(guest, '?offset=4&limit=4'),
      await ask(guest, '?offset=8&limit=4'),
    ];
    expect(pages.flatMap(({ msgs }) => msgs)).toEqual(all.msgs);
    expect(pages.map(({ total }) => total)).toEqual([10, 10, 10]);
    expect((await app.api.rest('GET /v1/msgs/page?limit=101', undefined, { as: guest })).status).toBe(400);
  });

  it('counts 99 unread at most, until all are read', async () => {
    const guest = await app.api.guest();
    const events = Array.from({ length: 98 }, (_, place) => ({
      userId: guest.user.id,
      ref: `n${place}`,
      params: { diamond: 1 },
    }));
    await sendMessages(at(NOW), gift, events);
    expect(await unread(guest)).toBe(98);
    for (let more = 0; more < 3; more++) await announce(Segment.ALL);
    expect(await unread(guest)).toBe(99);
    const { data } = await app.api.graphql('{ currentUser { unreadMsgCount } }', {}, { as: guest });
    expect(data.currentUser.unreadMsgCount).toBe(99);
    expect([await readAll(guest), await unread(guest), (await ask(guest)).total]).toEqual([0, 0, 101]);
    expect(await readAll(guest)).toBe(0);
  });
});

describe('reading', () => {
  it.each([
    ['no number', '1'],
    ['zero', 0],
    ['a fraction', 1.5],
    ['too large', 2 ** 31],
    ['null', null],
  ])('refuses %s', async (_, id) => {
    expect((await read(await app.api.guest(), id, 'PERSONAL')).status).toBe(400);
  });

  it('refuses a type that is none', async () => {
    expect((await read(await app.api.guest(), 1, 'ALL')).status).toBe(400);
  });

  it('is the same however many do it at once', async () => {
    const guest = await app.api.guest();
    const id = await announce(Segment.ALL);
    await give(guest);
    const replies = await Promise.all([
      ...Array.from({ length: 6 }, () => read(guest, id, 'BROADCAST')),
      ...Array.from({ length: 4 }, () => app.api.rest('POST /v1/msgs/all-read', {}, { as: guest })),
    ]);
    expect(replies.map(({ code }) => code)).toEqual(Array(10).fill(0));
    expect(await unread(guest)).toBe(0);
    expect(await rowsOf(`broadcast_read WHERE user_id = ${guest.user.id}`)).toBe(1);
  });

  it('of all leaves what arrives meanwhile unread or reads it, and loses none', async () => {
    const guest = await app.api.guest();
    const steps = Array.from({ length: 8 }, () => [announce(Segment.ALL), readAll(guest)]).flat();
    await Promise.all(steps);
    const page = await ask(guest);
    expect(page.total).toBe(8);
    const open = page.msgs.filter(({ readAt }: { readAt: string | null }) => readAt === null).length;
    expect(await unread(guest)).toBe(open);
    await readAll(guest);
    expect(await unread(guest)).toBe(0);
  });
});

describe('the end of a VIP', () => {
  it('is told once, within a week, and again of the next one', async () => {
    const [ended, valid, long] = [await app.api.guest(), await app.api.guest(), await app.api.guest()];
    const until = (guest: Guest, end: string) =>
      app.sql('UPDATE users SET vip_expire_at = $2 WHERE id = $1', [guest.user.id, end]);
    await until(ended, '2027-01-31T12:00:00Z');
    await until(valid, '2027-02-01T00:00:00Z');
    await until(long, '2027-01-24T23:59:59Z');
    expect([await tellOfVipEnds(at(NOW)), await tellOfVipEnds(at(NOW))]).toEqual([1, 0]);
    expect([await titles(ended), await titles(valid), await titles(long)]).toEqual([['面包会员到期了'], [], []]);
    await until(ended, '2027-02-01T18:00:00Z');
    await until(valid, '2027-03-01T00:00:00Z');
    expect(await tellOfVipEnds(at(LATER))).toBe(1);
    expect(await titles(ended)).toHaveLength(2);
  });
});

describe('the command of an operator', { timeout: 120_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'letter-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const command = (content: unknown, ...options: string[]) => {
    const file = join(folder, 'letter.json');
    writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
    const { status, stdout, stderr } = spawnSync(
      'node',
      ['--import', '@oxc-node/core/register', 'server/database/message-send-command.ts', '--file', file, ...options],
      { encoding: 'utf8', env: { ...process.env, DATABASE_URL: app.config.databaseUrl as string } },
    );
    return { status, said: `${stdout}${stderr}` };
  };

  it('sends to all and to one, once a name', async () => {
    const guest = await app.api.guest();
    expect(command(letter('大家好'), '--to', 'all', '--ref', 'cli-1')).toMatchObject({ status: 0 });
    expect(command(letter('大家好'), '--to', 'all', '--ref', 'cli-1')).toMatchObject({ status: 1 });
    expect(command(letter('你好'), '--user', String(guest.user.id), '--ref', 'cli-2')).toMatchObject({ status: 0 });
    expect(command(letter('没人'), '--user', '99999999', '--ref', 'cli-3')).toMatchObject({ status: 1 });
    expect(await rowsOf('broadcast')).toBe(1);
    expect(
      (await app.sql("SELECT user_id FROM message WHERE ref LIKE 'operator:cli-%'")).map((row) => row.user_id),
    ).toEqual([guest.user.id]);
  });

  it('refuses what breaks a rule, and says where', async () => {
    const evil = {
      ...letter('好'),
      en: {
        title: 'x',
        paragraphs: [{ runs: [{ text: 'x', marks: [{ type: 'externalLink', href: 'javascript:1' }] }] }],
      },
    };
    const refused = command(evil, '--to', 'all', '--ref', 'cli-4');
    expect(refused.status).toBe(2);
    expect(refused.said).toContain('en.paragraphs.0.runs.0.marks.0.href');
    expect(command('{ "zh":', '--to', 'all', '--ref', 'cli-5')).toMatchObject({
      status: 2,
      said: expect.stringContaining('Usage'),
    });
    expect(command(letter('好'), '--ref', 'cli-6')).toMatchObject({
      status: 2,
      said: expect.stringContaining('Usage'),
    });
    expect(await rowsOf('broadcast')).toBe(0);
  });
});
