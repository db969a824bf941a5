import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { databaseOf } from '#server/kernel/database/database.ts';
import { settleSeasons } from '#server/modules/league/settlement.service.ts';
import { post as postToLedger } from '#server/modules/wallet/wallet.service.ts';
import { type AddedPackage, addPackage } from '#tests/factories/packages.ts';
import { completeReport } from '#tests/factories/units.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { brokenInvariants } from '#tests/support/invariants.ts';
import { earnExp } from '#tests/support/league.ts';
import { contextOf } from '#tests/support/service-context.ts';

/** Each test has a season of its own, so that nobody of another is in its groups. */
let week = 0;
const WEEK_MS = 604_800_000;
const at = (shanghai: string, weeks = 0) =>
  new Date(Date.parse(`${shanghai}+08:00`) + (week + weeks) * WEEK_MS).toISOString();
const MONDAY = '2027-02-01T00:00:00';
const WEDNESDAY = '2027-02-03T12:00:00';
const END = '2027-02-07T22:00:00';
const SETTLED = '2027-02-07T22:05:00';
const SHOWN = '2027-02-07T22:30:00';

let app: TestApp;
let pkg: AddedPackage;
beforeAll(async () => {
  app = await startTestApp();
  pkg = await addPackage(app.source, { chapters: [12] });
});
beforeEach(async () => {
  week += 10;
  app.clock.set(at(WEDNESDAY));
  // Seasons of tests before.
  await settle(at(MONDAY));
});
afterAll(async () => {
  expect(await brokenInvariants((text) => app.source.query(text))).toEqual({});
  await app.stop();
});

type Guest = Awaited<ReturnType<TestApp['api']['guest']>>;
const guests = (count: number): Promise<Guest[]> => Promise.all(Array.from({ length: count }, () => app.api.guest()));
const get = async (guest: Guest, path: string) => (await app.api.rest(`GET ${path}`, undefined, { as: guest })).data;
const post = (guest: Guest, path: string, body: object, headers = {}) =>
  app.api.rest(`POST ${path}`, body, { as: guest, headers });
const home = (guest: Guest) => get(guest, '/rank/home');
const claim = (guest: Guest, resultId: number) => post(guest, '/rank/claim-reward', { resultId });
const keep = (guest: Guest, resultId: number) => post(guest, '/rank/diamond-keep-rank', { resultId });
const earn = (guest: Guest, exp: number, now: string) =>
  earnExp(contextOf(app.source, { userId: guest.user.id, now }), exp);
const settle = (now: string) => settleSeasons({ db: databaseOf(app.source) }, new Date(now));
const free = { debug: JSON.stringify({ skipEnergyDeduction: true }) };
const learn = async (guest: Guest, options = {}) => {
  const { data } = await post(guest, '/v1/atlas/stages', { packageId: pkg.id }, free);
  const reply = await post(guest, '/v1/learn/units/report-complete', completeReport(data, options));
  expect(reply.code).toBe(0);
  return reply.data;
};
const give = (guest: Guest, diamonds: number) =>
  postToLedger(contextOf(app.source, { userId: guest.user.id }), {
    userId: guest.user.id,
    currency: 'DIAMOND',
    delta: diamonds,
    reason: 'TEST',
    ref: String(week),
  });
const diamonds = async (guest: Guest) => (await get(guest, '/v1/users/assets')).diamond;

/** A group that was played on Monday, whose members stand in the order they are given, and is settled and shown. */
async function played(count: number): Promise<{ members: Guest[]; id: number }> {
  const members = await guests(count);
  for (const [index, member] of members.entries()) await earn(member, 1000 - index, at(MONDAY));
  await settle(at(SETTLED));
  app.clock.set(at(SHOWN));
  return { members, id: (await home(members[0] as Guest)).id };
}

describe('the home of the league', () => {
  it('asks for three levels, the third of which joins with all exp of the season', async () => {
    const guest = await app.api.guest();
    expect(await home(guest)).toMatchObject({
      type: 'NOT_QUALIFIED',
      currentRank: null,
      requiredAtlasLevel: 3,
      atlasLevel: 0,
      users: [],
    });
    for (let level = 0; level < 2; level++) expect((await learn(guest)).unitRankResponse).toBeNull();
    expect(await home(guest)).toMatchObject({ type: 'NOT_QUALIFIED', atlasLevel: 2 });
    const { unitRankResponse } = await learn(guest);
    expect(unitRankResponse).toEqual({ rank: 'BRONZE_1', position: 1, previousPosition: null, exp: 60 });
    const { users, ...rest } = await home(guest);
    expect(rest).toEqual({
      type: 'IN_GROUP',
      currentRank: 'BRONZE_1',
      down1Rank: 'BRONZE_1',
      groupRank: 'BRONZE_1',
      groupPosition: 1,
      id: null,
      result: null,
      position: null,
      reward: null,
      beforeRank: null,
      afterRank: null,
      keepRankDiamond: null,
      up2Count: 3,
      upCount: 10,
      down1Index: 25,
      seasonEndTime: at(END),
      resultTime: at(SHOWN),
      nextSeasonStartTime: at(MONDAY, 1),
      requiredAtlasLevel: 3,
      atlasLevel: 3,
    });
    expect(users).toEqual([expect.objectContaining({ userId: guest.user.id, exp: 60, me: true, blocked: false })]);
  });

  it('is a group without users for who may join and has no exp yet', async () => {
    app.clock.set(at(END));
    const guest = await app.api.guest();
    for (let level = 0; level < 3; level++) expect((await learn(guest)).unitRankResponse).toBeNull();
    expect(await home(guest)).toMatchObject({ type: 'FREEZE_TIME', currentRank: 'BRONZE_1', users: [] });
    app.clock.set(at(SHOWN));
    expect(await home(guest)).toMatchObject({ type: 'BREAK_TIME', nextSeasonStartTime: at(MONDAY, 1) });
    app.clock.set(at(MONDAY, 1));
    expect(await home(guest)).toMatchObject({ type: 'IN_GROUP', currentRank: 'BRONZE_1', users: [], groupRank: null });
    // A unit of which nothing could be shown brings no exp, and joins nothing.
    expect((await learn(guest, { events: () => '' })).unitRankResponse).toBeNull();
    expect((await home(guest)).users).toEqual([]);
    expect((await learn(guest)).unitRankResponse).toMatchObject({ exp: 20, position: 1 });
  });

  it('says where the league is switched off, and counts nothing', async () => {
    const closed = await startTestApp({ env: { LEAGUE: 'false' }, now: at(WEDNESDAY) });
    const cards = await addPackage(closed.source, { chapters: [12] });
    const guest = await closed.api.guest();
    for (let level = 0; level < 3; level++) {
      const { data } = await closed.api.rest(
        'POST /v1/atlas/stages',
        { packageId: cards.id },
        { as: guest, headers: free },
      );
      const report = completeReport(data);
      const done = await closed.api.rest('POST /v1/learn/units/report-complete', report, { as: guest });
      expect(done.data.unitRankResponse).toBeNull();
    }
    const reply = await closed.api.rest('GET /rank/home', undefined, { as: guest });
    expect(reply.data.type).toBe('RANK_FEATURE_DISABLED');
    expect(await closed.sql('SELECT * FROM league_standing')).toEqual([]);
    await closed.stop();
  });
});

describe('a group', () => {
  it('has thirty, filled in the order of the first exp, also where all come at once', async () => {
    const all = await guests(61);
    for (const guest of all.slice(0, 31)) await earn(guest, 10, at(MONDAY));
    expect((await home(all[0] as Guest)).users).toHaveLength(30);
    expect((await home(all[30] as Guest)).users).toHaveLength(1);
    await Promise.all(all.slice(31).map((guest) => earn(guest, 10, at(MONDAY))));
    const sizes = await app.sql<{ size: number }>(
      `SELECT count(*)::int AS size FROM league_place WHERE user_id = ANY ($1) GROUP BY number ORDER BY 1`,
      [all.map(({ user }) => user.id)],
    );
    expect(sizes).toEqual([{ size: 1 }, { size: 30 }, { size: 30 }]);
  });

  it('stands by exp, and by who had it first', async () => {
    const [one, other, third] = (await guests(3)) as [Guest, Guest, Guest];
    await earn(one, 10, at(MONDAY));
    await earn(other, 30, at(MONDAY));
    await earn(third, 20, at(WEDNESDAY));
    await earn(one, 10, at(WEDNESDAY));
    const { users, groupPosition } = await home(one);
    const order = [other, third, one].map(({ user }) => user.id).sort();
    expect(users.map(({ userId }: { userId: number }) => userId).sort()).toEqual(order);
    expect(users.map(({ exp }: { exp: number }) => exp)).toEqual([30, 20, 20]);
    expect(groupPosition).toBe(one.user.id < third.user.id ? 2 : 3);
    await earn(third, 1, at(WEDNESDAY));
    expect((await home(third)).groupPosition).toBe(2);
  });

  it('tells a unit what it rose by', async () => {
    const guest = await app.api.guest();
    for (let level = 0; level < 3; level++) await learn(guest);
    const [above, below] = (await guests(2)) as [Guest, Guest];
    await earn(above, 70, at(WEDNESDAY));
    await earn(below, 50, at(WEDNESDAY));
    expect((await learn(guest)).unitRankResponse).toEqual({
      rank: 'BRONZE_1',
      position: 1,
      previousPosition: 2,
      exp: 80,
    });
    await earn(below, 45, at(WEDNESDAY));
    expect((await learn(guest)).unitRankResponse).toMatchObject({ position: 1, previousPosition: 2, exp: 100 });
  });

  it('counts the exp of the ledger in the season, and nothing after its end', async () => {
    const guest = await app.api.guest();
    await earn(guest, 10, at(MONDAY));
    await earn(guest, 20, at('2027-02-07T21:59:59'));
    await earn(guest, 40, at(END));
    app.clock.set(at(END));
    expect((await home(guest)).users[0].exp).toBe(30);
    // Nor does what was bought: diamonds are no exp.
    await give(guest, 1000);
    expect((await home(guest)).users[0].exp).toBe(30);
  });
});

describe('the end of a season', () => {
  it('is frozen until it is settled and its time has come', async () => {
    const guest = await app.api.guest();
    await earn(guest, 10, at(MONDAY));
    app.clock.set(at(END));
    expect(await home(guest)).toMatchObject({ type: 'FREEZE_TIME', groupPosition: 1, id: null, resultTime: at(SHOWN) });
    expect(await settle(at('2027-02-07T22:04:59'))).toEqual([]);
    // Nobody settled it in time: it stays frozen into the next week, with its own times.
    app.clock.set(at(WEDNESDAY, 1));
    expect(await home(guest)).toMatchObject({ type: 'FREEZE_TIME', id: null, seasonEndTime: at(END) });
    const [{ season }] = (await app.sql('SELECT season FROM league_standing WHERE user_id = $1', [guest.user.id])) as [
      { season: number },
    ];
    expect((await claim(guest, season)).code).toBe(1007);
    expect(await settle(at(SETTLED))).toEqual([season]);
    app.clock.set(at(SETTLED));
    expect(await home(guest)).toMatchObject({ type: 'FREEZE_TIME', id: null });
    expect((await claim(guest, season)).code).toBe(1007);
    app.clock.set(at(SHOWN));
    expect(await home(guest)).toMatchObject({ type: 'NOT_CLAIMED', id: season, result: 'UP_2', position: 1 });
  });

  it('brings each place of thirty what it is worth, once', async () => {
    const { members, id } = await played(30);
    const results = [];
    for (const [index, member] of members.entries()) {
      const { result, position, reward, beforeRank, users } = await home(member);
      expect([position, beforeRank, users.length]).toEqual([index + 1, 'BRONZE_1', 30]);
      const before = await diamonds(member);
      const reply = await claim(member, id);
      expect(reply.data.diamond).toBe(reward);
      expect(await diamonds(member)).toBe(before + reward);
      expect((await claim(member, id)).code).toBe(1006);
      results.push(`${result} ${reward} ${reply.data.rank}`);
    }
    expect(results).toEqual([
      'UP_2 100 BRONZE_3',
      'UP_2 60 BRONZE_3',
      'UP_2 40 BRONZE_3',
      ...Array.from({ length: 7 }, () => 'UP_1 20 BRONZE_2'),
      ...Array.from({ length: 15 }, () => 'KEEP 5 BRONZE_1'),
      ...Array.from({ length: 5 }, () => 'DOWN_1 0 BRONZE_1'),
    ]);
    expect(await home(members[3] as Guest)).toMatchObject({
      type: 'BREAK_TIME',
      currentRank: 'BRONZE_2',
      id,
      result: 'UP_1',
      position: 4,
      beforeRank: 'BRONZE_1',
      afterRank: 'BRONZE_2',
    });
    expect(await brokenInvariants((text) => app.source.query(text))).toEqual({});
  });

  it('lets nobody claim what is not theirs', async () => {
    const { id } = await played(1);
    const stranger = await app.api.guest();
    expect((await claim(stranger, id)).code).toBe(1821);
    expect((await keep(stranger, id)).code).toBe(1821);
    expect((await claim(stranger, 0)).status).toBe(400);
    expect(await diamonds(stranger)).toBe(0);
  });

  it('is claimed once from sixteen sides', async () => {
    const { members, id } = await played(1);
    const [guest] = members as [Guest];
    const replies = await Promise.all(Array.from({ length: 16 }, () => claim(guest, id)));
    expect(replies.map(({ code }) => code).sort()).toEqual([0, ...Array.from({ length: 15 }, () => 1006)]);
    expect(await diamonds(guest)).toBe(100);
  });

  it('is missed by who had no exp at all, and by nobody who waits for a claim', async () => {
    const { members, id } = await played(2);
    const [claimed, waiting] = members as [Guest, Guest];
    await claim(claimed, id);
    const other = await app.api.guest();
    await earn(other, 10, at(MONDAY, 1));
    expect(await settle(at(SETTLED, 1))).toEqual([id + 1]);
    app.clock.set(at(SHOWN, 1));
    expect(await home(claimed)).toMatchObject({
      type: 'NOT_CLAIMED',
      id: id + 1,
      result: 'MISSED',
      position: null,
      reward: 0,
      beforeRank: 'BRONZE_3',
      afterRank: 'BRONZE_2',
      keepRankDiamond: 100,
      users: [],
    });
    expect(await home(waiting)).toMatchObject({ type: 'NOT_CLAIMED', id, result: 'UP_2', position: 2 });
    expect((await claim(claimed, id + 1)).data).toMatchObject({ diamond: 0, rank: 'BRONZE_2' });
    expect((await claim(claimed, id)).code).toBe(1006);
  });

  it('is not missed by who had exp, and claimed too late to join', async () => {
    const { members, id } = await played(1);
    const [guest] = members as [Guest];
    await earn(guest, 30, at(MONDAY, 1));
    await earn(await app.api.guest(), 10, at(MONDAY, 1));
    app.clock.set(at(END, 1));
    await claim(guest, id);
    expect(await settle(at(SETTLED, 1))).toEqual([id + 1]);
    app.clock.set(at(SHOWN, 1));
    expect(await home(guest)).toMatchObject({ type: 'BREAK_TIME', id, result: 'UP_2' });
  });

  it('comes before the next season: what is earned meanwhile joins with the claim', async () => {
    const { members, id } = await played(1);
    const [guest] = members as [Guest];
    await earn(guest, 7, at(SHOWN));
    await earn(guest, 30, at(MONDAY, 1));
    app.clock.set(at(WEDNESDAY, 1));
    expect(await home(guest)).toMatchObject({ type: 'NOT_CLAIMED', id });
    await claim(guest, id);
    const after = await home(guest);
    expect(after).toMatchObject({ type: 'IN_GROUP', currentRank: 'BRONZE_3', groupRank: 'BRONZE_3', groupPosition: 1 });
    expect(after.users[0].exp).toBe(30);
    await earn(guest, 5, at(WEDNESDAY, 1));
    expect((await home(guest)).users[0].exp).toBe(35);
  });

  it('counts exp that is earned while the result is claimed', async () => {
    const { members, id } = await played(8);
    app.clock.set(at(WEDNESDAY, 1));
    await Promise.all(
      members.flatMap((guest) => [claim(guest, id), ...[1, 2, 3].map(() => earn(guest, 10, at(WEDNESDAY, 1)))]),
    );
    const wrong = await app.sql(
      `SELECT user_id, exp FROM league_place WHERE season = $1 AND user_id = ANY ($2) AND exp <> 30`,
      [id + 1, members.map(({ user }) => user.id)],
    );
    expect(wrong).toEqual([]);
  });
});

describe('a rank that falls', () => {
  /** Somebody of the last place of a group of 26. */
  async function fallen(): Promise<{ guest: Guest; id: number }> {
    const { members, id } = await played(26);
    return { guest: members.at(-1) as Guest, id };
  }

  /** A learner who missed a season with a rank that can fall. */
  async function missed(): Promise<{ guest: Guest; id: number }> {
    const { members, id } = await played(1);
    await claim(members[0] as Guest, id);
    await earn(await app.api.guest(), 10, at(MONDAY, 1));
    await settle(at(SETTLED, 1));
    app.clock.set(at(SHOWN, 1));
    return { guest: members[0] as Guest, id: id + 1 };
  }

  it('is kept for 100 diamonds, once', async () => {
    const { guest, id } = await missed();
    expect(await diamonds(guest)).toBe(100);
    const { data } = await keep(guest, id);
    expect(data).toMatchObject({ rank: 'BRONZE_3', diamond: -100, assets: { diamond: 0 } });
    expect((await keep(guest, id)).code).toBe(1006);
    expect((await claim(guest, id)).code).toBe(1006);
    expect(await home(guest)).toMatchObject({ currentRank: 'BRONZE_3', afterRank: 'BRONZE_3', keepRankDiamond: null });
  });

  it('is not kept without the diamonds, and may be claimed then', async () => {
    const { guest, id } = await missed();
    await postToLedger(contextOf(app.source, { userId: guest.user.id }), {
      userId: guest.user.id,
      currency: 'DIAMOND',
      delta: -1,
      reason: 'TEST',
      ref: 'one less',
    });
    expect((await keep(guest, id)).code).toBe(1016);
    expect(await diamonds(guest)).toBe(99);
    expect((await claim(guest, id)).data).toMatchObject({ rank: 'BRONZE_2', diamond: 0 });
  });

  it('is kept or lowered, one of both, from sixteen sides', async () => {
    const { guest, id } = await missed();
    const replies = await Promise.all(Array.from({ length: 16 }, (_, index) => (index % 2 ? keep : claim)(guest, id)));
    const won = replies.filter(({ code }) => code === 0);
    expect(replies.filter(({ code }) => code === 1006)).toHaveLength(15);
    expect(won).toHaveLength(1);
    const { rank, diamond } = won[0]?.data ?? {};
    expect(await diamonds(guest)).toBe(100 + diamond);
    expect((await home(guest)).currentRank).toBe(rank);
    expect(rank).toBe(diamond < 0 ? 'BRONZE_3' : 'BRONZE_2');
  });

  it('is not kept where it does not fall', async () => {
    const { guest, id } = await fallen();
    await give(guest, 200);
    // The lowest rank.
    expect(await home(guest)).toMatchObject({ result: 'DOWN_1', afterRank: 'BRONZE_1', keepRankDiamond: null });
    expect((await keep(guest, id)).code).toBe(1822);
    expect(await diamonds(guest)).toBe(200);
    expect((await claim(guest, id)).code).toBe(0);
  });
});

describe('names', () => {
  it('are shown as they were chosen, but of who hides', async () => {
    const [guest, shy] = (await guests(2)) as [Guest, Guest];
    await earn(guest, 10, at(MONDAY));
    await earn(shy, 5, at(MONDAY));
    await app.api.rest('PATCH /v1/users', { nickname: '小麦不困' }, { as: shy });
    expect((await home(guest)).users[1]).toMatchObject({ userId: shy.user.id, nickname: '小麦不困' });
    await app.api.rest('PATCH /v1/users/preferences', { hiddenInLeague: true }, { as: shy });
    const hidden = { exp: 5, me: false, blocked: false, userId: null, nickname: null, avatar: null, mascotId: null };
    expect((await home(guest)).users[1]).toEqual(hidden);
    // One sees oneself, and the numbers of who hides tell nobody who it is.
    expect((await home(shy)).users[1]).toMatchObject({ userId: shy.user.id, nickname: '小麦不困', me: true });
    expect((await post(guest, '/rank/block', { userId: shy.user.id, blocked: true })).code).toBe(1823);
    await app.api.rest('PATCH /v1/users/preferences', { hiddenInLeague: false }, { as: shy });
    expect((await home(guest)).users[1]).toMatchObject({ nickname: '小麦不困' });
  });

  it('of the group are blocked for oneself, and seen again', async () => {
    const [guest, rude, third] = (await guests(3)) as [Guest, Guest, Guest];
    for (const one of [guest, rude]) await earn(one, one === guest ? 10 : 5, at(MONDAY));
    const block = (blocked: boolean, userId = rude.user.id) => post(guest, '/rank/block', { userId, blocked });
    expect((await block(true)).data).toEqual({ blocked: true });
    expect((await block(true)).code).toBe(0);
    expect((await home(guest)).users[1]).toMatchObject({
      userId: rude.user.id,
      nickname: null,
      mascotId: null,
      blocked: true,
    });
    expect((await home(rude)).users[0].nickname).not.toBeNull();
    expect((await block(false)).data).toEqual({ blocked: false });
    expect((await home(guest)).users[1]).toMatchObject({ blocked: false, nickname: expect.any(String) });
    // Neither oneself nor anybody else.
    for (const userId of [guest.user.id, third.user.id, 2_000_000_000])
      expect((await block(true, userId)).code).toBe(1823);
    expect((await post(third, '/rank/block', { userId: guest.user.id, blocked: true })).code).toBe(1823);
    expect(await app.sql('SELECT * FROM league_block WHERE user_id = $1', [guest.user.id])).toEqual([]);
  });
});

describe('settlement', () => {
  it('runs twice and on two machines, and settles once', async () => {
    const members = await guests(31);
    for (const [index, member] of members.entries()) await earn(member, 100 + index, at(MONDAY));
    const runs = await Promise.all(Array.from({ length: 4 }, () => settle(at(SETTLED))));
    expect(runs.flat()).toHaveLength(1);
    expect(await settle(at(SETTLED))).toEqual([]);
    const [season] = runs.flat();
    const groups = await app.sql<{ members: number[] }>(
      'SELECT members FROM league_group WHERE season = $1 ORDER BY number',
      [season],
    );
    const ids = members.map(({ user }) => user.id);
    expect(groups.map((group) => group.members)).toEqual([ids.slice(0, 30).reverse(), ids.slice(30)]);
  });

  it('that breaks off is as if it had not begun', async () => {
    const guest = await app.api.guest();
    await earn(guest, 10, at(MONDAY));
    const db = databaseOf(app.source);
    const killed = {
      ...db,
      rows: db.rows.bind(db),
      transaction: <T>(work: (tx: typeof db) => Promise<T>) =>
        db.transaction((tx) =>
          work({
            ...tx,
            row: tx.row,
            run: (statement, values) =>
              statement.name === 'league.settle_missed'
                ? Promise.reject(new Error('killed'))
                : tx.run(statement, values),
          } as typeof db),
        ),
    } as typeof db;
    await expect(settleSeasons({ db: killed }, new Date(at(SETTLED)))).rejects.toThrow('killed');
    app.clock.set(at(SHOWN));
    expect((await home(guest)).type).toBe('FREEZE_TIME');
    expect(await settle(at(SETTLED))).toHaveLength(1);
    expect((await home(guest)).type).toBe('NOT_CLAIMED');
  });
});
