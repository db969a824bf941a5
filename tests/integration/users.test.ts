import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

type Guest = Awaited<ReturnType<TestApp['api']['guest']>>;
const rename = (as: Guest, nickname: unknown, headers = {}) =>
  app.api.rest('PATCH /v1/users', { nickname }, { as, headers });

describe('the nickname', () => {
  it.each(['面包', '  小 面包师  ', '🍞🥖', 'abcdefghij', '一二三四五六七八九十', 'a-b_c', '😀😀😀😀😀😀😀😀😀😀'])(
    'may be %j, trimmed',
    async (nickname) => {
      const guest = await app.api.guest();
      expect((await rename(guest, nickname)).data).toMatchObject({ id: guest.user.id, nickname: nickname.trim() });
    },
  );

  it.each([
    'a',
    '   a   ',
    'abcdefghijk',
    '😀'.repeat(11),
    'a!b',
    'a.b',
    '',
    '   ',
    'x'.repeat(500),
    'a\u0000b',
    7,
    null,
  ])('may not be %j', async (nickname) => {
    const guest = await app.api.guest();
    await rename(guest, '小麦');
    expect(await rename(guest, nickname)).toMatchObject({ status: 400, code: 400 });
    const { data } = await app.api.rest('GET /v1/users/current', undefined, { as: guest });
    expect(data.nickname).toBe('小麦');
  });

  it('is refused in the words of the caller', async () => {
    const guest = await app.api.guest();
    expect((await rename(guest, 'a')).message).toBe('昵称至少 2 个字');
    expect((await rename(guest, 'a!b', { 'accept-language': 'en' })).message).toBe(
      'A nickname must not contain punctuation',
    );
  });
});

describe('preferences', () => {
  it('change one by one and stay', async () => {
    const guest = await app.api.guest();
    const change = (body: object) => app.api.rest('PATCH /v1/users/preferences', body, { as: guest });
    await change({ theme: 'DARK', soundFeedbackOn: false });
    const { data } = await change({ locale: 'EN', vibrateFeedbackOn: null, cardDetailOn: false });
    expect(data.preferences).toEqual({
      hiddenInLeague: false,
      cardDetailOn: false,
      locale: 'EN',
      theme: 'DARK',
      soundFeedbackOn: false,
      vibrateFeedbackOn: true,
      reduceMotion: false,
      passionateModeOn: false,
    });
    expect(data).toMatchObject({ soundFeedbackOn: false, vibrateFeedbackOn: true });
    expect(await change({ theme: 'BLUE' })).toMatchObject({ status: 400 });
    expect(await change({ nickname: 'x' })).toMatchObject({ status: 400 });
  });
});

describe('flags', () => {
  it('are set once and touch no other', async () => {
    const guest = await app.api.guest();
    const set = (flag: string) => app.api.rest('POST /v1/users/flag', { flag }, { as: guest });
    expect((await set('RANK_GUIDE_SEEN')).data.flag).toEqual({ rankGuideSeen: true, freeEnergyUsed: false });
    expect((await set('RANK_GUIDE_SEEN')).data.flag).toEqual({ rankGuideSeen: true, freeEnergyUsed: false });
    expect(await set('claimedGift')).toMatchObject({ status: 400 });
  });
});

describe('identity', () => {
  const set = (as: Guest, identityTags: unknown) =>
    app.api.rest('PUT /v1/users/identity_tags', { identityTags }, { as });

  it('is picked from the tree, named in the language of the caller, and counts as a task', async () => {
    const guest = await app.api.guest();
    expect((await set(guest, [{ key: 42 }, { key: 5, text: ' 自学 ' }])).data.identityTags).toEqual([
      { key: 42, name: '四六级', text: null },
      { key: 5, name: '其他', text: '自学' },
    ]);
    const headers = { 'accept-language': 'en' };
    const tags = await app.api.rest('GET /v1/users/tags', undefined, { as: guest, headers });
    expect(tags.data.identityTags.map((tag: { name: string }) => tag.name)).toEqual(['CET-4 / CET-6', 'Other']);
    const tasks = await app.api.rest('GET /v1/tasks', undefined, { as: guest });
    expect(tasks.data.newbie.stats.PICK_IDENTITY).toBe(1);
  });

  it.each([
    [[]],
    [[{ key: 8 }]],
    [[{ key: 5 }]],
    [[{ key: 11, text: 'x' }]],
    [[{ key: 11 }, { key: 11 }]],
    [null],
    ['11'],
  ])('refuses %j and keeps what there was', async (tags) => {
    const guest = await app.api.guest();
    await set(guest, [{ key: 11 }]);
    expect(await set(guest, tags)).toMatchObject({ status: 400, code: 400 });
    const { data } = await app.api.rest('GET /v1/users/tags', undefined, { as: guest });
    expect(data.identityTags).toHaveLength(1);
  });

  it('answers the tree and its branches', async () => {
    const guest = await app.api.guest();
    const tree = await app.api.rest('GET /v1/tags/identity/0', undefined, { as: guest });
    expect(tree.data.tags.map((tag: { key: number }) => tag.key)).toEqual([1, 2, 3, 4, 6, 7, 5]);
    expect(tree.data.tags[0].children[0]).toEqual({ key: 11, name: '一年级', emoji: '🌱', children: [] });
    const branch = await app.api.rest('GET /v1/tags/identity/2', undefined, { as: guest });
    expect(branch.data.tags).toHaveLength(3);
    expect(await app.api.rest('GET /v1/tags/identity/8', undefined, { as: guest })).toMatchObject({ status: 400 });
    expect(await app.api.rest('GET /v1/tags/identity/x', undefined, { as: guest })).toMatchObject({ status: 404 });
  });

  it('takes one of four check-in targets', async () => {
    const guest = await app.api.guest();
    const aim = (days: unknown) => app.api.rest('PUT /v1/users/check-in/target', { days }, { as: guest });
    for (const days of [7, 14, 30, 60]) expect((await aim(days)).data.checkInTarget).toBe(days);
    for (const days of [0, -7, 8, 365, 7.5, '7', null]) expect(await aim(days)).toMatchObject({ status: 400 });
    const { data } = await app.api.rest('GET /v1/users/check-in/ct', undefined, { as: guest });
    expect(data.target).toBe(60);
  });
});

describe('vip', () => {
  it('answers its end and raises the energy limit', async () => {
    const guest = await app.api.guest();
    const get = async (path: string) => (await app.api.rest(`GET /v1/users/${path}`, undefined, { as: guest })).data;
    expect(await get('vip')).toEqual({ expireAt: null });
    await app.sql("UPDATE users SET vip_expire_at = '2099-01-01T00:00:00Z' WHERE id = $1", [guest.user.id]);
    expect(await get('vip')).toEqual({ expireAt: '2099-01-01T00:00:00.000Z' });
    expect(await get('energy')).toMatchObject({ currentEnergy: 50, energyLimit: 50, nextTickAt: null });
  });
});
