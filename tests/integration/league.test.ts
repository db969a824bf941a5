import { describe, expect, it } from 'vitest';
import { databaseOf } from '#server/kernel/database/database.ts';
import { settleSeasons } from '#server/modules/league/settlement.service.ts';
import { addPackage } from '#tests/factories/packages.ts';
import { completeReport } from '#tests/factories/units.ts';
import { startTestApp } from '#tests/support/app.ts';
import { END, leagueOfTests, MONDAY, SETTLED, SHOWN, WEDNESDAY } from '#tests/support/league-season.ts';

const free = { debug: JSON.stringify({ skipEnergyDeduction: true }) };
const league = leagueOfTests();
const { at, settle, guests, home, earn, learn } = league;

describe('the home of the league', () => {
  it('asks for three levels, the third of which joins with all exp of the season', async () => {
    const guest = await league.app.api.guest();
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
    league.app.clock.set(at(END));
    const guest = await league.app.api.guest();
    for (let level = 0; level < 3; level++) expect((await learn(guest)).unitRankResponse).toBeNull();
    expect(await home(guest)).toMatchObject({ type: 'FREEZE_TIME', currentRank: 'BRONZE_1', users: [] });
    league.app.clock.set(at(SHOWN));
    expect(await home(guest)).toMatchObject({ type: 'BREAK_TIME', nextSeasonStartTime: at(MONDAY, 1) });
    league.app.clock.set(at(MONDAY, 1));
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

describe('settlement', () => {
  it('runs twice and on two machines, and settles once', async () => {
    const members = await guests(31);
    for (const [index, member] of members.entries()) await earn(member, 100 + index, at(MONDAY));
    const runs = await Promise.all(Array.from({ length: 4 }, () => settle(at(SETTLED))));
    expect(runs.flat()).toHaveLength(1);
    expect(await settle(at(SETTLED))).toEqual([]);
    const [season] = runs.flat();
    const groups = await league.app.sql<{ members: number[] }>(
      'SELECT members FROM league_group WHERE season = $1 ORDER BY number',
      [season],
    );
    const ids = members.map(({ user }) => user.id);
    expect(groups.map((group) => group.members)).toEqual([ids.slice(0, 30).reverse(), ids.slice(30)]);
  });

  it('that breaks off is as if it had not begun', async () => {
    const guest = await league.app.api.guest();
    await earn(guest, 10, at(MONDAY));
    const db = databaseOf(league.app.source);
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
    league.app.clock.set(at(SHOWN));
    expect((await home(guest)).type).toBe('FREEZE_TIME');
    expect(await settle(at(SETTLED))).toHaveLength(1);
    expect((await home(guest)).type).toBe('NOT_CLAIMED');
  });
});
