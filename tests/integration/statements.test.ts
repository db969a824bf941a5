import { afterAll, beforeAll, expect, it } from 'vitest';
import { addPackage } from '#tests/factories/packages.ts';
import { completeReport } from '#tests/factories/units.ts';
import { type Guest, startTestApp, type TestApp } from '#tests/support/app.ts';
import { statementsOf } from '#tests/support/statements.ts';

let app: TestApp;
let packageId: number;
beforeAll(async () => {
  app = await startTestApp();
  packageId = (await addPackage(app.source, { chapters: [40] })).id;
});
afterAll(() => app.stop());

const HOME = `{
  currentUser { id nickname preferences { locale } }
  energy { currentEnergy energyLimit nextTickAt }
  assets { diamond exp }
}`;
const START =
  'mutation ($input: StartStageInput!) { startStage(input: $input) { unitId startedAt schedules { cardId } } }';
const REPORT = 'mutation ($input: ReportUnitCompleteInput!) { reportUnitComplete(input: $input) { stats { exp } } }';

const ask = async (guest: Guest, document: string, variables = {}) => {
  const { data, errors } = await app.api.graphql(document, variables, { as: guest });
  expect(errors).toBeUndefined();
  return data;
};
const start = async (guest: Guest) => (await ask(guest, START, { input: { packageId } })).startStage;
const report = (guest: Guest, input: object) => ask(guest, REPORT, { input });

it('account, energy and assets are read together', async () => {
  const guest = await app.api.guest();
  expect(await statementsOf(() => ask(guest, HOME))).toEqual(['session.read', 'users.account']);
});

it('the atlas is one statement, and one more for all of its packages', async () => {
  const guest = await app.api.guest();
  await report(guest, completeReport(await start(guest)));
  const atlas = '{ atlasStages { activeLevel stages { level pkgInfo { name style { themeColor } } } } }';
  expect(await statementsOf(() => ask(guest, atlas))).toEqual(['session.read', 'atlas.page', 'SELECT package']);
});

it('a unit is started by one statement', async () => {
  const guest = await app.api.guest();
  expect(await statementsOf(() => start(guest))).toEqual(['session.read', 'units.start']);
});

it('a unit is reported by two statements, the first of a day included; timed recall takes one more', async () => {
  const guest = await app.api.guest();
  const statements = { mcq: [], wordSpell: ['memory.medians'] };
  for (const [face, more] of Object.entries(statements)) {
    const unit = await start(guest);
    const sent = await statementsOf(() => report(guest, completeReport(unit, { face })));
    expect(sent).toEqual(['session.read', 'units.reported', ...more, 'units.complete']);
  }
});
