import { ApolloLink, Observable } from '@apollo/client';
import { beforeAll, expect, it, vi } from 'vitest';
import type { Session } from '#domain/session/session.ts';
import { learn, START, unitOf, words } from '../../domain/support/units.ts';
import { memoryStorage } from './memory-storage.ts';

const localStorage = memoryStorage();
vi.stubGlobal('localStorage', localStorage);
vi.stubGlobal('window', { localStorage, navigator: { userAgent: 'test' } });

const { cachePolicies } = await import('#client/app/features.ts');
const { createClient } = await import('#client/graphql/client.ts');
const { stalenessLink } = await import('#client/graphql/staleness.ts');
const { StartStageDocument } = await import('#client/graphql/generated/atlas.ts');
const { closeLesson, openUnit, resumeSession } = await import('#client/features/lesson/lesson-store.ts');
const { postCompletion } = await import('#client/features/lesson/outbox.ts');
const { deliver } = await import('#client/features/lesson/delivery.ts');
const { setToken } = await import('#client/platform/session.ts');

const UNITS = 100;
const unitNo = (unitId: number) => ({ ...unitOf(words(10)), unitId, stageId: unitId, level: unitId });

const completionOf = (unitId: number) => ({
  __typename: 'UnitCompletion',
  mode: 'NORMAL',
  stats: {
    ...{ __typename: 'CompletedStats', unitId, level: unitId, star: 3, exp: 20, comboExp: 5, comboCount: 10 },
    ...{ debutCount: 5, reviewCount: 5, duration: 60, checkInPopped: false },
  },
  masteryChanges: Array.from({ length: 10 }, (_, at) => ({
    __typename: 'MasteryChange',
    cardId: at + 1,
    mastery: unitId % 5,
  })),
  dailyTaskResponse: { __typename: 'TaskResponse', lastStats: [], tasks: [] },
});

const startedOf = (unitId: number) => {
  const { schedules, ...unit } = unitNo(unitId);
  const cards = schedules.map((card) => ({ __typename: 'UnitSchedule', lookBackStatus: null, ...card }));
  return { __typename: 'StartedUnit', challengeIndex: null, ...unit, schedules: cards };
};

/** A server that starts the next unit, and takes every result. */
const server = () => {
  let unitId = 0;
  return new ApolloLink(
    ({ operationName, variables }) =>
      new Observable((observer) => {
        const data =
          operationName === 'StartStage'
            ? { startStage: startedOf(++unitId) }
            : { reportUnitComplete: completionOf((variables.input as { unitId: number }).unitId) };
        observer.next({ data });
        observer.complete();
      }),
  );
};

beforeAll(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  setToken(`head.${btoa(JSON.stringify({ sub: '5' }))}.signature`);
});

it('a hundred units leave no more on a device, nor in the memory of the page, than one', async () => {
  const client = createClient(ApolloLink.from([stalenessLink(), server()]), cachePolicies);
  const left = () => ({
    cache: Object.keys(client.cache.extract() as object).length,
    characters: JSON.stringify(client.cache.extract()).length,
    stored: Object.keys(localStorage).length + localStorage.length,
  });
  const learnOne = async () => {
    const { data } = await client.mutate({ mutation: StartStageDocument, variables: { packageId: 2 } as never });
    const session = learn(openUnit(data?.startStage as never, START), () => 1).at(-1) as Session;
    resumeSession(session);
    expect(await deliver(client, postCompletion(session))).toMatchObject({ kind: 'completed' });
    closeLesson(session.unitId);
    // what the answer made stale is forgotten in a task of its own
    await new Promise((resolve) => setTimeout(resolve, 0));
  };
  await learnOne();
  const afterOne = left();
  for (let unit = 1; unit < UNITS; unit++) await learnOne();
  const after = left();
  expect({ ...after, characters: 0 }).toEqual({ ...afterOne, characters: 0 });
  // ids of more digits
  expect(after.characters).toBeLessThan(afterOne.characters + 100);
});
