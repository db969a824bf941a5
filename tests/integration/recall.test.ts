import { afterAll, beforeAll, expect, it } from 'vitest';
import { memoryInsights } from '#server/modules/insight/insight.service.ts';
import { memoryModel } from '#server/modules/memory/fsrs.rules.ts';
import { modelInUse, recallPlan, setTargetRecall } from '#server/modules/memory/recall.service.ts';
import { addPackage } from '#tests/factories/packages.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { chooseCards } from '#tests/support/choice.ts';
import { contextOf } from '#tests/support/service-context.ts';
import { UNUSUAL_WEIGHTS } from '#tests/unit/server/memory-evaluation/simulated.ts';

let app: TestApp;
let packageId: number;
let cards: number[];
beforeAll(async () => {
  app = await startTestApp();
  packageId = (await addPackage(app.source, { chapters: [80] })).id;
  cards = (await app.sql('SELECT id FROM card WHERE package_id = $1 ORDER BY id', [packageId])).map(({ id }) =>
    Number(id),
  );
});
afterAll(() => app.stop());

const TODAY = '2026-06-01';
let lastUser = 9000;
const newUser = () => {
  lastUser += 1;
  return contextOf(app.source, { userId: lastUser, now: `${TODAY}T04:00:00Z` });
};
/** Cards that were met 20 days ago and are kept for so many days. */
const remember = (userId: number, stabilities: number[]) =>
  app.sql(
    `INSERT INTO card_memory (user_id, card_id, package_id, stability, difficulty, last_day, first_rating, last_rating, day_ratings, learn_times)
     SELECT $1, card, $2, stability, 5, '${TODAY}'::date - 20, 3, 3, 1, 2 FROM unnest($3::int[], $4::float8[]) AS m (card, stability)`,
    [userId, packageId, cards.slice(0, stabilities.length), stabilities],
  );
const idOf = (ctx: ReturnType<typeof newUser>) => ctx.viewer?.id as number;

it('what is due follows the target at once', async () => {
  const ctx = newUser();
  // 20 days after: recall 0.85 of the first, 0.92 of the second, by the forgetting curve.
  const { decay, factor } = memoryModel().constants;
  const keptFor = (recall: number) => (20 * factor) / (recall ** (1 / decay) - 1);
  await remember(idOf(ctx), [keptFor(0.85), keptFor(0.92), 200]);
  const due = async () => (await memoryInsights(ctx)).forecast[0]?.cards;
  expect(await due()).toBe(1);
  await setTargetRecall(ctx, 0.95);
  expect(await due()).toBe(2);
  await setTargetRecall(ctx, 0.84);
  expect(await due()).toBe(0);
  // The choice of a unit asks in the same order, whatever is due.
  expect((await chooseCards(ctx, packageId, 10)).slice(0, 2).map(({ cardId }) => cardId)).toEqual(cards.slice(0, 2));
});

it('a plan says what the own memory costs, of the cards that are asked', async () => {
  const ctx = newUser();
  await remember(
    idOf(ctx),
    Array.from({ length: 60 }, (_, index) => 2 + index),
  );
  await app.sql('INSERT INTO card_rest (user_id, card_id, until) SELECT $1, unnest($2::int[]), NULL', [
    idOf(ctx),
    cards.slice(0, 20),
  ]);
  const plan = await recallPlan(ctx);
  expect(plan).toMatchObject({ targetRecall: 0.9, cards: 40, newCardsADay: 0 });
  const costs = plan.costs.map(({ cardsADay }) => cardsADay);
  // What is forgotten less often comes back more often, but for chance on single cards.
  for (const [step, cost] of costs.entries()) expect(cost).toBeGreaterThan((costs[step - 1] ?? 0) - 0.2);
  expect(costs[15]).toBeGreaterThan(1.5 * (costs[0] as number));
  expect(await recallPlan(ctx)).toEqual(plan);
});

it('a plan goes on meeting cards as in the latest month, and foretells by the own weights', async () => {
  const ctx = newUser();
  const rate = (days: number, from: number, count: number, elapsed: number | null) =>
    app.sql(
      `INSERT INTO rating_log (user_id, card_id, day, seq, rating, elapsed_days, unit_id, rated_at)
       SELECT $1, card, '${TODAY}'::date - $2::int, 1, 3, $4, 1, '${TODAY}T02:00Z'::timestamptz - $2::int * interval '1 day' FROM unnest($3::int[]) card`,
      [idOf(ctx), days, cards.slice(from, from + count), elapsed],
    );
  await rate(40, 0, 30, null);
  await rate(29, 30, 30, null);
  await rate(3, 0, 20, 37);
  const plan = await recallPlan(ctx);
  expect(plan).toMatchObject({ cards: 0, newCardsADay: 1 });
  expect(plan.costs[10]?.cardsADay).toBeGreaterThan(0.5);
  await app.sql('INSERT INTO memory_model (user_id, weights) VALUES ($1, $2)', [idOf(ctx), UNUSUAL_WEIGHTS]);
  expect((await recallPlan(ctx)).costs[10]?.cardsADay).not.toBe(plan.costs[10]?.cardsADay);
});

it('a page says by which weights it is foretold, and how good these were', async () => {
  const ctx = newUser();
  const since = new Date('2026-05-20T00:00:00Z');
  await app.sql(
    `INSERT INTO memory_model (user_id, weights, kept_at, judged_on, loss, default_loss, tried_at, new_ratings)
     VALUES ($1, $2, $3, 120, 0.31, 0.35, $3, 150)`,
    [idOf(ctx), UNUSUAL_WEIGHTS, since],
  );
  const told = {
    targetRecall: 0.9,
    ownSince: since,
    judgedOn: 120,
    loss: 0.31,
    defaultLoss: 0.35,
    triedAt: since,
    answersToNext: 250,
  };
  expect(await modelInUse(ctx)).toEqual(told);
  expect((await memoryInsights(ctx)).model).toEqual(told);
});

it('nobody changes the target of somebody else', async () => {
  const [one, other] = [newUser(), newUser()];
  await setTargetRecall(one, 0.8);
  expect((await modelInUse(other)).targetRecall).toBe(0.9);
});
