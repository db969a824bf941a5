import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { advanceTasks } from '#server/modules/tasks/tasks.service.ts';
import { post } from '#server/modules/wallet/wallet.service.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { recordCheckIn } from '#tests/support/check-in.ts';
import { spendEnergy } from '#tests/support/energy.ts';
import { contextOf } from '#tests/support/service-context.ts';
import { bothFaces, expectEqualAnswers, expectEqualRefusals } from './both-faces.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

/** A guest who finished a level today: every number differs from its default. */
async function learner() {
  const guest = await app.api.guest();
  const ctx = contextOf(app.source, { userId: guest.user.id });
  await spendEnergy(ctx, 5);
  await recordCheckIn(ctx);
  await advanceTasks(ctx, { FINISH_STAGE: 1, EARN_EXP: 24, COMBO: 6, THREE_STAR_CARDS: 8 });
  await post(ctx, { userId: guest.user.id, currency: 'EXP', delta: 24, reason: 'TEST', ref: '1' });
  return guest;
}

const TASK_FIELDS =
  'tasks { taskNo goalType total progress dailyTaskRequire rewardClaimed title emoji rewards { type value } newbie } deadline completedDailyTaskCount';
const ENERGY_FIELDS = '{ currentEnergy energyLimit nextTickAt recoverInterval }';

describe('both faces answer alike', () => {
  it('energy', async () => {
    const call = { graphql: `{ energy ${ENERGY_FIELDS} }`, rest: 'GET /v1/users/energy' };
    expect(await expectEqualAnswers(app, call, await learner())).toMatchObject({ currentEnergy: 25 });
  });

  it('assets', async () => {
    const call = { graphql: '{ assets { diamond exp } }', rest: 'GET /v1/users/assets' };
    expect(await expectEqualAnswers(app, call, await learner())).toEqual({ diamond: 0, exp: 24 });
  });

  it('checkIn', async () => {
    const call = {
      graphql:
        '{ checkIn { todayCheckIn lastUncheckInDays continuousDays accumulatedDays maxContinuousDays target popped } }',
      rest: 'GET /v1/users/check-in/ct',
    };
    expect(await expectEqualAnswers(app, call, await learner())).toMatchObject({
      todayCheckIn: true,
      continuousDays: 1,
    });
  });

  it('checkInStats', async () => {
    const call = {
      graphql: '{ checkInStats(startDate: "2026-01-01", endDate: "2026-01-03") { date type } }',
      rest: 'GET /v1/users/check-in/stats?startDate=2026-01-01&endDate=2026-01-03',
      as: 'stats',
    };
    expect(await expectEqualAnswers(app, call, await learner())).toHaveLength(3);
  });

  it('statsOverview', async () => {
    const call = {
      graphql: '{ statsOverview { stageCount exp accumulatedCheckInDays maxCheckInCtDays } }',
      rest: 'GET /v1/stats/overview',
    };
    expect(await expectEqualAnswers(app, call, await learner())).toEqual({
      stageCount: 0,
      exp: 24,
      accumulatedCheckInDays: 1,
      maxCheckInCtDays: 1,
    });
  });

  it('unclaimedTaskCount', async () => {
    const call = { graphql: '{ unclaimedTaskCount }', rest: 'GET /v1/tasks/unclaimed-count', as: 'count' };
    expect(await expectEqualAnswers(app, call, await learner())).toBe(1);
  });

  it('tasks, whose stats REST keys by goal', async () => {
    const fields = `{ ${TASK_FIELDS} stats { goalType value } lastStats { goalType value } }`;
    const options = { as: await learner() };
    const call = { graphql: `{ tasks { daily ${fields} weekly ${fields} newbie ${fields} } }`, rest: 'GET /v1/tasks' };
    const { viaGraphQL, viaRest } = await bothFaces(app, call, { graphql: options, rest: options });
    type Stats = { goalType: string; value: number }[];
    const keyed = (stats: Stats) => Object.fromEntries(stats.map(({ goalType, value }) => [goalType, value]));
    const board = viaGraphQL as Record<string, { stats: Stats; lastStats: Stats }>;
    const expected = Object.entries(board).map(([type, response]) => [
      type,
      { ...response, stats: keyed(response.stats), lastStats: keyed(response.lastStats) },
    ]);
    expect(viaRest).toEqual(Object.fromEntries(expected));
    expect(viaRest).toMatchObject({
      daily: { stats: { EARN_EXP: 24, COMBO: 6 } },
      weekly: { completedDailyTaskCount: 1 },
    });
  });

  it('cardStats, which REST keys by card', async () => {
    const options = { as: await learner() };
    const call = {
      graphql: '{ cardStats(cardIds: [7, 8]) { cardStats { cardId learnTimes mastery } } }',
      rest: 'POST /v1/stats/cards',
      body: { cardIds: [7, 8] },
    };
    const { viaGraphQL, viaRest } = await bothFaces(app, call, { graphql: options, rest: options });
    const stat = (cardId: number) => ({ cardId, learnTimes: 0, mastery: 0 });
    expect(viaGraphQL).toEqual({ cardStats: [stat(7), stat(8)] });
    expect(viaRest).toEqual({ cardStatsMap: { 7: stat(7), 8: stat(8) } });
  });

  it('claimTaskReward, for two people alike', async () => {
    const call = {
      graphql: 'mutation { claimTaskReward(input: { taskNo: 101, type: DAILY }) { count assets { diamond exp } } }',
      rest: 'POST /v1/tasks/claim-reward',
      body: { taskNo: 101, type: 'DAILY' },
    };
    const [one, other] = [await learner(), await learner()];
    const { viaGraphQL, viaRest } = await bothFaces(app, call, { graphql: { as: one }, rest: { as: other } });
    expect(viaGraphQL).toEqual({ count: 10, assets: { diamond: 10, exp: 24 } });
    expect(viaRest).toEqual(viaGraphQL);
    await expectEqualRefusals(app, call, { code: 'ALREADY_CLAIMED', biz: 1006 }, { as: one });
  });

  it('claimFreeEnergy, for two people alike', async () => {
    const call = {
      graphql: `mutation { claimFreeEnergy ${ENERGY_FIELDS} }`,
      rest: 'POST /v1/users/free-energy',
      body: {},
    };
    const [one, other] = [await learner(), await learner()];
    const { viaGraphQL, viaRest } = await bothFaces(app, call, { graphql: { as: one }, rest: { as: other } });
    expect(viaGraphQL).toMatchObject({ currentEnergy: 30, nextTickAt: null });
    expect(viaRest).toEqual(viaGraphQL);
    await expectEqualRefusals(app, call, { code: 'ALREADY_CLAIMED', biz: 1006 }, { as: other });
  });

  it('markCheckInPopped', async () => {
    const call = {
      graphql: 'mutation { markCheckInPopped }',
      rest: 'POST /v1/users/check-in/mark-popped',
      body: {},
      as: 'popped',
    };
    expect(await expectEqualAnswers(app, call, await learner())).toBe(true);
    expect(await expectEqualAnswers(app, call, await app.api.guest())).toBe(false);
  });
});

describe('both faces refuse alike', () => {
  it.each([
    ['a claim too early', '{ taskNo: 102, type: DAILY }', { taskNo: 102, type: 'DAILY' }, 'NOT_CLAIMABLE', 1007],
    ['a task that is none', '{ taskNo: 77, type: DAILY }', { taskNo: 77, type: 'DAILY' }, 'BAD_USER_INPUT', 400],
    ['a number out of range', '{ taskNo: -1, type: DAILY }', { taskNo: -1, type: 'DAILY' }, 'BAD_USER_INPUT', 400],
  ])('%s', async (_, input, body, code, biz) => {
    const call = {
      graphql: `mutation { claimTaskReward(input: ${input}) { count } }`,
      rest: 'POST /v1/tasks/claim-reward',
      body,
    };
    const as = await learner();
    await expectEqualRefusals(app, call, { code, biz }, { as });
    await expectEqualRefusals(app, call, { code, biz }, { as, headers: { 'accept-language': 'en' } });
  });

  it('a calendar longer than 400 days', async () => {
    const call = {
      graphql: '{ checkInStats(startDate: "2026-01-01", endDate: "2027-02-05") { date } }',
      rest: 'GET /v1/users/check-in/stats?startDate=2026-01-01&endDate=2027-02-05',
    };
    await expectEqualRefusals(app, call, { code: 'BAD_USER_INPUT', biz: 400 }, { as: await learner() });
  });

  it('too many cards', async () => {
    const cardIds = Array.from({ length: 501 }, (_, index) => index + 1);
    const call = {
      graphql: 'query ($cardIds: [Int!]!) { cardStats(cardIds: $cardIds) { cardStats { cardId } } }',
      variables: { cardIds },
      rest: 'POST /v1/stats/cards',
      body: { cardIds },
    };
    await expectEqualRefusals(app, call, { code: 'BAD_USER_INPUT', biz: 400 }, { as: await learner() });
  });
});
