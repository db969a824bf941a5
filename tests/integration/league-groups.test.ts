import { describe, expect, it } from 'vitest';
import { END, type Guest, leagueOfTests, MONDAY, WEDNESDAY } from '#tests/support/league-season.ts';

const league = leagueOfTests();
const { at, guests, post, home, earn, give, learn } = league;

describe('a group', () => {
  it('has thirty, filled in the order of the first exp, also where all come at once', async () => {
    const all = await guests(61);
    for (const guest of all.slice(0, 31)) await earn(guest, 10, at(MONDAY));
    expect((await home(all[0] as Guest)).users).toHaveLength(30);
    expect((await home(all[30] as Guest)).users).toHaveLength(1);
    await Promise.all(all.slice(31).map((guest) => earn(guest, 10, at(MONDAY))));
    const sizes = await league.app.sql<{ size: number }>(
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
    const guest = await league.app.api.guest();
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
    const guest = await league.app.api.guest();
    await earn(guest, 10, at(MONDAY));
    await earn(guest, 20, at('2027-02-07T21:59:59'));
    await earn(guest, 40, at(END));
    league.app.clock.set(at(END));
    expect((await home(guest)).users[0].exp).toBe(30);
    // Nor does what was bought: diamonds are no exp.
    await give(guest, 1000);
    expect((await home(guest)).users[0].exp).toBe(30);
  });
});

describe('names', () => {
  it('are shown as they were chosen, but of who hides', async () => {
    const [guest, shy] = (await guests(2)) as [Guest, Guest];
    await earn(guest, 10, at(MONDAY));
    await earn(shy, 5, at(MONDAY));
    await league.app.api.rest('PATCH /v1/users', { nickname: '小麦不困' }, { as: shy });
    expect((await home(guest)).users[1]).toMatchObject({ userId: shy.user.id, nickname: '小麦不困' });
    await league.app.api.rest('PATCH /v1/users/preferences', { hiddenInLeague: true }, { as: shy });
    const hidden = { exp: 5, me: false, blocked: false, userId: null, nickname: null, avatar: null, mascotId: null };
    expect((await home(guest)).users[1]).toEqual(hidden);
    // One sees oneself, and the numbers of who hides tell nobody who it is.
    expect((await home(shy)).users[1]).toMatchObject({ userId: shy.user.id, nickname: '小麦不困', me: true });
    expect((await post(guest, '/rank/block', { userId: shy.user.id, blocked: true })).code).toBe(1823);
    await league.app.api.rest('PATCH /v1/users/preferences', { hiddenInLeague: false }, { as: shy });
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
    expect(await league.app.sql('SELECT * FROM league_block WHERE user_id = $1', [guest.user.id])).toEqual([]);
  });
});
