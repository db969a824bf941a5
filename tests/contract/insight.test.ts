import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { expectEqualAnswers, expectEqualRefusals } from './both-faces.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const call = {
  graphql: `{ memoryInsights { cards remembered mastered forecast { day cards } year { day cards }
    packages { packageId name fresh growing firm mastered } hardest { cardId title packageName lapses }
    hours { hour ratings remembered } time { today week usualDay year card cardBefore }
    calibration { ratings observed logLoss constantLogLoss bins { predicted observed ratings }
      comparison { ratings ours defaults constant observed } }
    model { targetRecall ownSince judgedOn loss defaultLoss triedAt answersToNext } } }`,
  rest: 'GET /v1/learn/memory',
};

it('tells a newcomer of thirty empty days, by both faces', async () => {
  app.clock.set('2026-06-01T20:00:00Z');
  const told = await expectEqualAnswers(app, call, await app.api.guest());
  expect(told).toMatchObject({
    cards: 0,
    remembered: 0,
    mastered: 0,
    hours: [],
    year: [],
    packages: [],
    hardest: [],
    calibration: null,
    model: { targetRecall: 0.9, ownSince: null, judgedOn: null, triedAt: null, answersToNext: 400 },
  });
  const { forecast } = told as { forecast: { day: string; cards: number }[] };
  expect(forecast).toHaveLength(30);
  expect(forecast.every(({ cards }) => cards === 0)).toBe(true);
});

it('is for members', async () => {
  await expectEqualRefusals(app, call, { code: 'UNAUTHENTICATED', biz: 401 });
});
