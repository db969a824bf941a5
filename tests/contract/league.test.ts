import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseOf } from '#server/kernel/database/database.ts';
import { settleSeasons } from '#server/modules/league/settlement.service.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { earnExp } from '#tests/support/league.ts';
import { contextOf } from '#tests/support/service-context.ts';
import { bothFaces, expectEqualAnswers, expectEqualRefusals } from './both-faces.ts';

const OPEN = '2027-02-01T00:00:00+08:00';
const SHOWN = '2027-02-07T22:30:00+08:00';
const NEXT = '2027-02-09T12:00:00+08:00';
const HOME = `{ rankHome { type currentRank id result position reward beforeRank afterRank keepRankDiamond down1Rank groupRank
  groupPosition users { userId exp nickname avatar mascotId me blocked } up2Count upCount down1Index seasonEndTime resultTime
  nextSeasonStartTime requiredAtlasLevel atlasLevel } }`;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ now: OPEN });
});
afterAll(() => app.stop());

type Guest = Awaited<ReturnType<TestApp['api']['guest']>>;
const home = { graphql: HOME, rest: 'GET /rank/home' };
const earn = ({ user }: Guest, exp: number, now: string) =>
  earnExp(contextOf(app.source, { userId: user.id, now }), exp);

/** Two of one group, each first of nobody: their results are alike but for the place. */
async function players(): Promise<[Guest, Guest]> {
  const two: [Guest, Guest] = [await app.api.guest(), await app.api.guest()];
  app.clock.set(OPEN);
  for (const guest of two) await earn(guest, 10, OPEN);
  return two;
}
const settle = async (now: string) => {
  await settleSeasons({ db: databaseOf(app.source) }, new Date(now));
  app.clock.set(now);
};

describe('both faces of the league answer alike', () => {
  it('rankHome, blockRankUser, claimRankReward, diamondKeepRank', async () => {
    const [one, other] = await players();
    expect(await expectEqualAnswers(app, home, one)).toMatchObject({ type: 'IN_GROUP', groupPosition: 1 });
    const input = { userId: other.user.id, blocked: true };
    const block = {
      graphql: 'mutation ($input: BlockRankUserInput!) { blockRankUser(input: $input) }',
      variables: { input },
      rest: 'POST /rank/block',
      body: input,
      as: 'blocked',
    };
    expect(await expectEqualAnswers(app, block, one)).toBe(true);
    await expectEqualRefusals(app, block, { code: 'RANK_USER_NOT_FOUND', biz: 1823 }, { as: other });

    await settle(SHOWN);
    const shown = (await expectEqualAnswers(app, home, one)) as { id: number };
    expect(shown).toMatchObject({ type: 'NOT_CLAIMED', result: 'UP_2', reward: 100, users: [{}, { blocked: true }] });
    const take = (operation: string, rest: string, resultId: number) => ({
      graphql: `mutation { ${operation}(input: { resultId: ${resultId} }) { rank diamond assets { diamond exp } } }`,
      rest: `POST /rank/${rest}`,
      body: { resultId },
    });
    const keep = take('diamondKeepRank', 'diamond-keep-rank', shown.id);
    await expectEqualRefusals(app, keep, { code: 'RANK_NOT_FALLING', biz: 1822 }, { as: one });
    const claim = take('claimRankReward', 'claim-reward', shown.id);
    const claimed = await bothFaces(app, claim, { graphql: { as: one }, rest: { as: other } });
    expect(claimed.viaGraphQL).toEqual({ rank: 'BRONZE_3', diamond: 100, assets: { diamond: 100, exp: 10 } });
    expect(claimed.viaRest).toEqual({ rank: 'BRONZE_3', diamond: 60, assets: { diamond: 60, exp: 10 } });
    await expectEqualRefusals(app, claim, { code: 'ALREADY_CLAIMED', biz: 1006 }, { as: one });
    const missing = take('claimRankReward', 'claim-reward', 7);
    await expectEqualRefusals(app, missing, { code: 'RANK_RESULT_NOT_FOUND', biz: 1821 }, { as: one });

    // The next season is played by somebody else: both have missed it, and one has the diamonds to stay.
    await earn(await app.api.guest(), 10, NEXT);
    await settle('2027-02-14T22:30:00+08:00');
    const stay = take('diamondKeepRank', 'diamond-keep-rank', shown.id + 1);
    await expectEqualRefusals(app, stay, { code: 'NOT_ENOUGH_DIAMONDS', biz: 1016 }, { as: other });
    const { data } = await app.api.graphql(stay.graphql, {}, { as: one });
    expect(data.diamondKeepRank).toEqual({ rank: 'BRONZE_3', diamond: -100, assets: { diamond: 0, exp: 10 } });
    await expectEqualRefusals(app, stay, { code: 'ALREADY_CLAIMED', biz: 1006 }, { as: one });
    expect(await expectEqualAnswers(app, home, one)).toMatchObject({ type: 'BREAK_TIME', currentRank: 'BRONZE_3' });
  });
});
