import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { expectEqualAnswers, expectEqualRefusals } from './both-faces.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const plan = {
  graphql: '{ recallPlan { targetRecall cards newCardsADay costs { target cardsADay } } }',
  rest: 'GET /v1/learn/recall',
};
const aim = (target: number) => ({
  graphql: `mutation { setTargetRecall(target: ${target}) }`,
  rest: 'PUT /v1/learn/recall',
  body: { target },
  as: 'targetRecall',
});

it('a newcomer aims at 0.9, and no target costs anything yet', async () => {
  const told = (await expectEqualAnswers(app, plan, await app.api.guest())) as { costs: object[] };
  expect(told).toMatchObject({ targetRecall: 0.9, cards: 0, newCardsADay: 0 });
  expect(told.costs).toHaveLength(16);
  expect(told.costs[0]).toEqual({ target: 0.8, cardsADay: 0 });
  expect(told.costs[15]).toEqual({ target: 0.95, cardsADay: 0 });
});

it('a target is kept, and a repeat changes nothing', async () => {
  const guest = await app.api.guest();
  for (const target of [0.8, 0.95, 0.87, 0.87]) {
    await expectEqualAnswers(app, aim(target), guest);
    expect(await expectEqualAnswers(app, plan, guest)).toMatchObject({ targetRecall: target });
  }
});

it.each([0.79, 0.96, 0.805, -1, 1e9, 0])('a target of %d is refused, and nothing is changed', async (target) => {
  const guest = await app.api.guest();
  await expectEqualRefusals(app, aim(target), { code: 'BAD_USER_INPUT', biz: 400 }, { as: guest });
  expect(await expectEqualAnswers(app, plan, guest)).toMatchObject({ targetRecall: 0.9 });
});

it('both are for members', async () => {
  for (const call of [plan, aim(0.9)]) await expectEqualRefusals(app, call, { code: 'UNAUTHENTICATED', biz: 401 });
});
