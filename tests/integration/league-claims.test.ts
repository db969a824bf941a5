import { describe, expect, it } from 'vitest';
import { post as postToLedger } from '#server/modules/wallet/wallet.service.ts';
import { brokenInvariants } from '#tests/support/invariants.ts';
import { END, type Guest, leagueOfTests, MONDAY, SETTLED, SHOWN, WEDNESDAY } from '#tests/support/league-season.ts';
import { contextOf } from '#tests/support/service-context.ts';

const league = leagueOfTests();
const { at, settle, home, earn, claim, keep, diamonds, give, played } = league;

describe('the end of a season', () => {
  it('is frozen until it is settled and its time has come', async () => {
    const guest = await league.app.api.guest();
    await earn(guest, 10, at(MONDAY));
    league.app.clock.set(at(END));
    expect(await home(guest)).toMatchObject({ type: 'FREEZE_TIME', groupPosition: 1, id: null, resultTime: at(SHOWN) });
    expect(await settle(at('2027-02-07T22:04:59'))).toEqual([]);
    // Nobody settled it in time: it stays frozen into the next week, with its own times.
    league.app.clock.set(at(WEDNESDAY, 1));
    expect(await home(guest)).toMatchObject({ type: 'FREEZE_TIME', id: null, seasonEndTime: at(END) });
    const [{ season }] = (await league.app.sql('SELECT season FROM league_standing WHERE user_id = $1', [
      guest.user.id,
    ])) as [{ season: number }];
    expect((await claim(guest, season)).code).toBe(1007);
    expect(await settle(at(SETTLED))).toEqual([season]);
    league.app.clock.set(at(SETTLED));
    expect(await home(guest)).toMatchObject({ type: 'FREEZE_TIME', id: null });
    expect((await claim(guest, season)).code).toBe(1007);
    league.app.clock.set(at(SHOWN));
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
    expect(await brokenInvariants((text) => league.app.source.query(text))).toEqual({});
  });

  it('lets nobody claim what is not theirs', async () => {
    const { id } = await played(1);
    const stranger = await league.app.api.guest();
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
    const other = await league.app.api.guest();
    await earn(other, 10, at(MONDAY, 1));
    expect(await settle(at(SETTLED, 1))).toEqual([id + 1]);
    league.app.clock.set(at(SHOWN, 1));
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
    await earn(await league.app.api.guest(), 10, at(MONDAY, 1));
    league.app.clock.set(at(END, 1));
    await claim(guest, id);
    expect(await settle(at(SETTLED, 1))).toEqual([id + 1]);
    league.app.clock.set(at(SHOWN, 1));
    expect(await home(guest)).toMatchObject({ type: 'BREAK_TIME', id, result: 'UP_2' });
  });

  it('comes before the next season: what is earned meanwhile joins with the claim', async () => {
    const { members, id } = await played(1);
    const [guest] = members as [Guest];
    await earn(guest, 7, at(SHOWN));
    await earn(guest, 30, at(MONDAY, 1));
    league.app.clock.set(at(WEDNESDAY, 1));
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
    league.app.clock.set(at(WEDNESDAY, 1));
    await Promise.all(
      members.flatMap((guest) => [claim(guest, id), ...[1, 2, 3].map(() => earn(guest, 10, at(WEDNESDAY, 1)))]),
    );
    const wrong = await league.app.sql(
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
    await earn(await league.app.api.guest(), 10, at(MONDAY, 1));
    await settle(at(SETTLED, 1));
    league.app.clock.set(at(SHOWN, 1));
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
    await postToLedger(contextOf(league.app.source, { userId: guest.user.id }), {
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
