import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { seededRandom } from '#domain/random.ts';
import { completeReport } from '#domain/session/report.ts';
import type { Session, UnitStart } from '#domain/session/session.ts';
import { startSession } from '#domain/session/start.ts';
import { mcq } from '#tests/factories/packages.ts';
import { type Guest, startTestApp, type TestApp } from '#tests/support/app.ts';
import { brokenInvariants } from '#tests/support/invariants.ts';
import { learn } from '#tests/unit/domain/support/units.ts';

const SOURCE = '/v1/package_source';
const START = Date.parse('2027-02-01T00:00:00Z');

let app: TestApp;
let author: Guest;
let packageId: number;
let chapterId: number;
let unit: UnitStart;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(async () => {
  expect(await brokenInvariants((text) => app.sql(text))).toEqual({});
  await app.stop();
});

/** Calls as the author, who learns the package too; throws where that is refused. */
async function call(line: string, body?: object) {
  const reply = await app.api.rest(line, body, { as: author });
  if (reply.code !== 0) throw new Error(`${line}: ${reply.code} ${reply.message}`);
  return reply.data;
}

beforeEach(async () => {
  app.clock.set(new Date(START).toISOString());
  author = await app.api.guest();
  // no type of its own: a card may become one of another
  packageId = (await call(`POST ${SOURCE}/packages`, { name: '一袋' })).id;
  const { chapters } = await call(`GET ${SOURCE}/packages/${packageId}`);
  chapterId = (Object.values(chapters)[0] as { id: number }).id;
  const cards = Array.from({ length: 10 }, (_, at) => ({ type: 'MCQ', content: JSON.stringify(mcq(`第 ${at} 问`)) }));
  await call(`POST ${SOURCE}/cards/batch`, { packageId, chapterId, cards });
  unit = await call('POST /v1/atlas/stages', { packageId });
});

/** What the device does that has begun the unit: it learns to the end and reports. */
async function finish(begun: UnitStart) {
  const session = startSession(begun, { random: seededRandom(1), now: START });
  const last = learn(session, () => 1).at(-1) as Session;
  app.clock.set(new Date(last.updatedAt).toISOString());
  return call('POST /v1/learn/units/report-complete', completeReport(last));
}

const word = { type: 'enWord.card', word: 'loaf', definition: '面包' };
const cardId = () => unit.schedules[0]?.cardId as number;

/** What its author does to a package while somebody learns it. */
const CHANGES: Record<string, () => Promise<unknown>> = {
  'a card is removed': () => call(`DELETE ${SOURCE}/cards/${packageId}/${chapterId}/${cardId()}`),
  'a card becomes one of another type': () =>
    call(`PUT ${SOURCE}/cards/${cardId()}`, { content: JSON.stringify(word) }),
  'its chapter is removed': () => call(`DELETE ${SOURCE}/packages/chapters/${packageId}/${chapterId}`),
  'the package is deleted': () => call(`DELETE ${SOURCE}/packages/${packageId}`),
};

describe.each(Object.entries(CHANGES))('while a unit is open, %s', (_, change) => {
  it('the device that has begun it goes on, and its result counts', async () => {
    await change();
    expect((await finish(unit)).stats).toMatchObject({ exp: 20, star: 3 });
    const { exp } = await call('GET /v1/users/assets');
    expect(exp).toBeGreaterThanOrEqual(20);
  });

  it('another device finds it whole, and finishes it', async () => {
    await change();
    const found = await call('GET /v1/learn/units/latest');
    expect(found).toMatchObject({ unitId: unit.unitId });
    expect((await finish(found)).stats).toMatchObject({ star: 3 });
  });
});
