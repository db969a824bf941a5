import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { documentOf } from '#server/api/rest/router.ts';
import { listRoutes } from '#server/api/rest/routes.ts';
import { createSchema } from '#server/schema.ts';
import { type AddedPackage, addPackage } from '#tests/factories/packages.ts';
import { completeReport } from '#tests/factories/units.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';

const NOW = '2027-02-01T00:00:00Z';
let app: TestApp;
let pkg: AddedPackage;
beforeAll(async () => {
  app = await startTestApp();
  pkg = await addPackage(app.source, { chapters: [30, 12] });
});
beforeEach(() => app.clock.set(NOW));
afterAll(() => app.stop());

type Guest = Awaited<ReturnType<TestApp['api']['guest']>>;
const routes = listRoutes(createSchema());

/** The operation by GraphQL, with the selection of its REST mirror. */
async function graphql(guest: Guest | undefined, operation: string, variables: Record<string, unknown> = {}) {
  const route = routes.find(({ field }) => field.name === operation);
  if (!route) throw new Error(`${operation} has no route`);
  const { data, errors } = await app.api.graphql(documentOf(route), variables, { as: guest });
  const [error] = errors ?? [];
  return error ? { code: error.extensions.bizCode } : { code: 0, data: data[operation] };
}

/** The operation by REST, at the path its route says. */
async function rest(guest: Guest | undefined, operation: string, variables: Record<string, unknown> = {}) {
  const route = routes.find(({ field }) => field.name === operation);
  if (!route) throw new Error(`${operation} has no route`);
  const given = { ...variables, ...(variables.input as object | undefined) } as Record<string, unknown>;
  delete given.input;
  const path = route.path.replace(/:(\w+)/g, (_, name: string) => {
    const value = String(given[name]);
    delete given[name];
    return value;
  });
  const query = new URLSearchParams(Object.entries(given).map(([name, value]) => [name, String(value)]));
  const url = route.method === 'GET' && query.size > 0 ? `${path}?${query}` : path;
  const body = route.method === 'GET' ? undefined : given;
  const { code, data } = await app.api.rest(`${route.method} ${url}`, body, { as: guest });
  const unwrapped = route.as && data ? data[route.as] : data;
  return code === 0 ? { code, data: unwrapped } : { code };
}

const LISTS: Record<string, { key: string; value?: string }> = {
  chapters: { key: 'id' },
  chapterCardsCount: { key: 'chapterId', value: 'count' },
  expMap: { key: 'packageId', value: 'exp' },
  passionateExpMap: { key: 'packageId', value: 'exp' },
  stats: { key: 'goalType', value: 'value' },
  lastStats: { key: 'goalType', value: 'value' },
};

/** A GraphQL answer with the lists that the REST mirror keys by id. */
function keyed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(keyed);
  if (!value || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => {
      const list = LISTS[name];
      if (!list || !Array.isArray(item)) return [name, keyed(item)];
      return [
        name,
        Object.fromEntries(item.map((entry) => [entry[list.key], list.value ? entry[list.value] : keyed(entry)])),
      ];
    }),
  );
}

describe('each operation answers the same on both faces', () => {
  let guest: Guest;
  let unit: Parameters<typeof completeReport>[0] & { stageId: number };
  beforeAll(async () => {
    app.clock.set(NOW);
    guest = await app.api.guest();
    await rest(guest, 'addToShelf', { packageId: pkg.id });
    unit = (await rest(guest, 'startStage', { input: { packageId: pkg.id } })).data;
    await rest(guest, 'reportUnitComplete', { input: completeReport(unit, { comboCount: 4 }) });
  });

  it.each<[string, () => Record<string, unknown>]>([
    ['ownedPackages', () => ({})],
    ['package', () => ({ id: pkg.id })],
    ['cards', () => ({ packageId: pkg.id, chapterId: pkg.chapterIds[0] })],
    ['recommendedPackages', () => ({ offset: 0, limit: 5, contentTagKey: 31 })],
    ['recommendedPackages', () => ({})],
    ['publicPackage', () => ({ hashId: pkg.hashId })],
    ['publicPackagePreview', () => ({ hashId: pkg.hashId })],
    ['shelf', () => ({})],
    ['addToShelf', () => ({ packageId: pkg.id })],
    ['removeFromShelf', () => ({ id: 999_999 })],
    ['atlasStages', () => ({ offset: 0, limit: 10 })],
    ['stagePreparation', () => ({ stageLevel: 2 })],
    ['stageLookBack', () => ({ id: unit.stageId })],
    ['reportUnitComplete', () => ({ input: completeReport(unit) })],
    ['startStage', () => ({ input: { packageId: pkg.id, mode: 'NORMAL' } })],
    ['latestUnit', () => ({})],
  ])('%s', async (operation, variables) => {
    const mirrored = await rest(guest, operation, variables());
    expect(mirrored.code).toBe(0);
    expect(mirrored.data).not.toBeUndefined();
    expect(mirrored.data).toEqual(keyed((await graphql(guest, operation, variables())).data));
  });

  it('reportUnitCancel', async () => {
    const { data } = await rest(guest, 'startStage', { input: { packageId: pkg.id } });
    const input = { unitId: data.unitId, learnEvents: [] };
    const first = await graphql(guest, 'reportUnitCancel', { input });
    expect(first).toMatchObject({ code: 0, data: { energyReturned: 5 } });
    expect(await rest(guest, 'reportUnitCancel', { input })).toEqual(first);
  });

  it.each<[string, Record<string, unknown>, number]>([
    ['package', { id: 999_999 }, 1203],
    ['cards', { packageId: 999_999, chapterId: 1 }, 1203],
    ['publicPackage', { hashId: 'nothing' }, 1203],
    ['recommendedPackages', { limit: 101 }, 400],
    ['addToShelf', { packageId: 999_999 }, 1203],
    ['stagePreparation', { stageLevel: 7 }, 1301],
    ['stageLookBack', { id: 999_999 }, 1204],
    ['startStage', { input: { packageId: 999_999 } }, 1203],
    ['startStage', { input: { packageId: 1, mode: 'HASTY' } }, 400],
    ['reportUnitCancel', { input: { unitId: 999_999, learnEvents: [] } }, 1204],
  ])('%s with %j fails with %s', async (operation, variables, code) => {
    expect(await rest(guest, operation, variables)).toEqual({ code });
    expect(await graphql(guest, operation, variables)).toEqual({ code });
  });
});

describe('a whole unit', () => {
  /** A newcomer's way from no account to the next level, by one face alone. */
  const learn = async (call: typeof rest) => {
    const { data: login } = await call(undefined, 'guestLogin');
    const { data: recommended } = await call(login, 'recommendedPackages', { contentTagKey: 31 });
    const { id } = recommended.packages[0];
    await call(login, 'addToShelf', { packageId: id });
    const { data: atlas } = await call(login, 'atlasStages');
    const { data: prepared } = await call(login, 'stagePreparation', { stageLevel: atlas.activeLevel });
    expect(prepared.packageList.packages[0].id).toBe(id);
    const { data: unit } = await call(login, 'startStage', { input: { packageId: id, mode: 'NORMAL' } });
    expect((await call(login, 'latestUnit')).data.unitId).toBe(unit.unitId);
    const report = completeReport(unit, { comboCount: 20 });
    const { data: completion } = await call(login, 'reportUnitComplete', { input: report });
    const after = (await call(login, 'atlasStages')).data;
    const [energy, assets, checkIn] = await Promise.all(
      ['energy', 'assets', 'checkIn'].map(async (name) => (await call(login, name)).data),
    );
    const lookBack = (await call(login, 'stageLookBack', { id: after.stages[1].stageId })).data;
    return { prepared, completion, energy, assets, checkIn, cards: lookBack.cards.length, after };
  };

  it.each([
    ['GraphQL', graphql],
    ['REST', rest],
  ])('by %s alone ends at the next level, with energy spent and a streak of one', async (_, call) => {
    const { prepared, completion, energy, assets, checkIn, cards, after } = await learn(call as typeof rest);
    expect(prepared.requiredEnergy).toBe(5);
    expect(completion.stats).toMatchObject({ level: 1, debutCount: 10, exp: 20, comboExp: 10, star: 3 });
    expect(energy.currentEnergy).toBe(25);
    expect(assets.exp).toBe(30);
    expect(checkIn).toMatchObject({ todayCheckIn: true, continuousDays: 1 });
    expect(cards).toBe(10);
    expect(after).toMatchObject({ activeLevel: 2, total: 2, stages: [{ level: 2 }, { level: 1 }] });
  });
});
