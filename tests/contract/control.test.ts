import { afterAll, beforeAll, expect, it } from 'vitest';
import { addDays } from '#server/kernel/time/local-day.ts';
import { addPackage } from '#tests/factories/packages.ts';
import { completeReport } from '#tests/factories/units.ts';
import { type Guest, startTestApp, type TestApp } from '#tests/support/app.ts';
import { expectEqualAnswers, expectEqualRefusals } from './both-faces.ts';

const TODAY = '2026-06-01';
const LATER = addDays(TODAY, 9);
let app: TestApp;
let learner: Guest;
let cardIds: number[];
let chapterId: number;
beforeAll(async () => {
  app = await startTestApp();
  app.clock.set(`${TODAY}T04:00:00Z`);
  const pkg = await addPackage(app.source);
  chapterId = pkg.chapterIds[0] as number;
  learner = await app.api.guest();
  const { data: unit } = await app.api.rest('POST /v1/atlas/stages', { packageId: pkg.id }, { as: learner });
  await app.api.rest('POST /v1/learn/units/report-complete', completeReport(unit), { as: learner });
  cardIds = unit.schedules.map(({ cardId }: { cardId: number }) => cardId).slice(0, 2);
});
afterAll(() => app.stop());

const MY_CARDS = {
  graphql: `{ myCards { hasMore counts { all due hard mastered paused } cards { cardId title detail packageId packageName
    chapterId chapterTitle own mastery mastered due nextDay lapses needsHelp state until } } }`,
  rest: 'GET /v1/learn/my-cards',
};
const CONTROL = `{ holiday { since until } due offers { days dailyCards } catchUp { since until dailyCards doneToday }
  pausedChapters { chapterId title packageName until } }`;

it('lists what was learned, by both faces', async () => {
  const { cards, counts } = (await expectEqualAnswers(app, MY_CARDS, learner)) as {
    cards: { title: string }[];
    counts: { all: number };
  };
  expect(counts.all).toBe(10);
  expect(cards.every(({ title }) => title.length > 0)).toBe(true);
});

it.each([
  ['pauseCards', 'PauseCardsInput', 'pause', () => ({ cardIds, until: LATER })],
  ['markCardsKnown', 'MyCardsInput', 'known', () => ({ cardIds })],
  ['resumeCards', 'MyCardsInput', 'resume', () => ({ cardIds })],
] as const)('%s answers alike', async (name, type, path, input) => {
  const told = await expectEqualAnswers(
    app,
    {
      graphql: `mutation ($input: ${type}!) { ${name}(input: $input) }`,
      variables: { input: input() },
      rest: `POST /v1/learn/my-cards/${path}`,
      body: input(),
      as: 'cardIds',
    },
    learner,
  );
  expect(told).toEqual(cardIds);
});

it('begins anew and takes it back, by both faces', async () => {
  const call = (path: string, as = learner) => app.api.rest(`POST /v1/learn/my-cards/${path}`, { cardIds }, { as });
  expect((await call('restart')).data).toEqual({ cardIds: expect.arrayContaining(cardIds) });
  const { data } = await app.api.graphql(
    'mutation ($input: MyCardsInput!) { undoRestart(input: $input) }',
    { input: { cardIds } },
    { as: learner },
  );
  expect((data as { undoRestart: number[] }).undoRestart.sort()).toEqual(cardIds.toSorted());
  expect((await call('undo-restart')).data).toEqual({ cardIds: [] });
});

it('pauses a chapter, has a holiday and ends both, by both faces', async () => {
  const pause = {
    graphql: 'mutation ($input: PauseChapterInput!) { pauseChapter(input: $input) }',
    variables: { input: { chapterId, until: LATER } },
    rest: 'POST /v1/learn/chapters/pause',
    body: { chapterId, until: LATER },
    as: 'paused',
  };
  expect(await expectEqualAnswers(app, pause, learner)).toBe(true);
  const holiday = {
    graphql: `mutation ($until: LocalDate!) { beginHoliday(until: $until) ${CONTROL} }`,
    variables: { until: LATER },
    rest: 'POST /v1/learn/holiday',
    body: { until: LATER },
  };
  expect(await expectEqualAnswers(app, holiday, learner)).toMatchObject({
    holiday: { since: TODAY, until: LATER },
    pausedChapters: [{ chapterId, until: LATER }],
  });
  const end = { graphql: `mutation { endHoliday ${CONTROL} }`, rest: 'DELETE /v1/learn/holiday' };
  expect(await expectEqualAnswers(app, end, learner)).toMatchObject({ holiday: null });
  const cancel = { graphql: `mutation { cancelCatchUp ${CONTROL} }`, rest: 'DELETE /v1/learn/catch-up' };
  expect(await expectEqualAnswers(app, cancel, learner)).toMatchObject({ catchUp: null });
  const plan = {
    graphql: `mutation { planCatchUp(days: 3) ${CONTROL} }`,
    rest: 'POST /v1/learn/catch-up',
    body: { days: 3 },
  };
  await expectEqualRefusals(app, plan, { code: 'NO_BACKLOG', biz: 1861 }, { as: learner });
});

it('is for members', async () => {
  await expectEqualRefusals(app, MY_CARDS, { code: 'UNAUTHENTICATED', biz: 401 });
});
