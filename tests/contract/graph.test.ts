import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addPackage } from '#tests/factories/packages.ts';
import { completeReport } from '#tests/factories/units.ts';
import { type Guest, startTestApp, type TestApp } from '#tests/support/app.ts';
import { statementsOf } from '#tests/support/statements.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const EVERYTHING = `{ currentUser {
  nickname energy { currentEnergy } assets { diamond } checkIn { continuousDays } vip { expireAt }
  shelf { addedAt package { name chapters { title } progress { learned total } author { nickname } trailStatus { trailLimit } } }
} }`;

const ask = (document: string, as?: Guest) => app.api.graphql(document, {}, { as });

/** A guest with so many packages of two chapters on the shelf. */
async function shelfOf(count: number): Promise<{ guest: Guest; ids: number[] }> {
  const guest = await app.api.guest();
  const ids: number[] = [];
  for (let index = 0; index < count; index++) {
    const { id } = await addPackage(app.source, { chapters: [8, 4] });
    await app.api.rest('POST /v1/users/bookshelf', { packageId: id }, { as: guest });
    ids.unshift(id);
  }
  return { guest, ids };
}

/** Learns a unit of a package. */
async function learn(guest: Guest, packageId: number): Promise<void> {
  const unit = (await app.api.rest('POST /v1/atlas/stages', { packageId }, { as: guest })).data;
  await app.api.rest('POST /v1/learn/units/report-complete', completeReport(unit), { as: guest });
}

describe('what hangs on the account', () => {
  it('is answered in one request, as its own operations answer it', async () => {
    const { guest, ids } = await shelfOf(2);
    await learn(guest, ids[0] as number);
    const { data, errors } = await ask(EVERYTHING, guest);
    expect(errors).toBeUndefined();
    const roots = await ask(
      '{ energy { currentEnergy } assets { diamond } checkIn { continuousDays } vip { expireAt } }',
      guest,
    );
    expect(data.currentUser).toMatchObject(roots.data);
    expect(data.currentUser.shelf).toMatchObject([
      {
        package: {
          chapters: [{ title: '第 1 章' }, { title: '第 2 章' }],
          progress: { learned: 10, total: 12 },
          author: { nickname: '面包地图' },
        },
      },
      { package: { progress: { learned: 0, total: 12 } } },
    ]);
    const shelf = (await app.api.rest('GET /v1/users/bookshelf', undefined, { as: guest })).data.packages;
    expect(shelf.map((pkg: { name: string }) => pkg.name)).toEqual(
      data.currentUser.shelf.map(({ package: { name } }: { package: { name: string } }) => name),
    );
  });

  it('takes one statement a level, however much there is', async () => {
    const counts = [];
    for (const size of [1, 6]) {
      const { guest } = await shelfOf(size);
      counts.push((await statementsOf(() => ask(EVERYTHING, guest))).sort());
    }
    expect(counts[1]).toEqual(counts[0]?.map((name) => name.replace(/^(packages.facts|memory.learned)$/, '$1_many')));
    expect(counts[1]).toEqual([
      'SELECT chapter',
      'SELECT shelf',
      'SELECT users',
      'checkin.read',
      'memory.learned_many',
      'packages.facts_many',
      'session.read',
      'users.account',
      // The streak shows the target of the account.
      'users.account',
    ]);
  });

  it('costs only what is asked', async () => {
    const { guest } = await shelfOf(2);
    const few = await statementsOf(() => ask('{ currentUser { shelf { package { id name } } } }', guest));
    expect(few).toEqual(['session.read', 'users.account', 'SELECT shelf']);
  });
});

describe('a relation', () => {
  it('is refused to visitors in the words of a root field, beside what they may have', async () => {
    const { hashId } = await addPackage(app.source);
    const { data, errors } = await ask(
      `{ publicPackage(hashId: "${hashId}") { name progress { learned total } addedShelf packageAccess owned { shareStatus } } }`,
    );
    expect(errors).toBeUndefined();
    expect(data.publicPackage).toMatchObject({ progress: { learned: 0, total: 12 }, addedShelf: false, owned: null });
    const mutation = 'mutation { guestLogin { token user { nickname energy { currentEnergy } } } }';
    const login = await app.api.graphql(mutation, {}, { remoteAddress: '10.8.0.1' });
    const root = await ask('{ energy { currentEnergy } }');
    expect(login.errors?.[0]).toMatchObject({
      message: root.errors?.[0]?.message,
      extensions: { code: 'UNAUTHENTICATED' },
    });
  });

  it('shows nothing of the inside of a package that is shared no more', async () => {
    const guest = await app.api.guest();
    const { id } = await addPackage(app.source);
    await learn(guest, id);
    const levels = '{ atlasStages { stages { pkgInfo { name chapters { title } } } } }';
    expect((await ask(levels, guest)).data.atlasStages.stages[1].pkgInfo.chapters).toHaveLength(1);
    await app.sql("UPDATE package SET share_status = 'OFF' WHERE id = $1", [id]);
    const { errors } = await ask(levels, guest);
    expect(errors?.[0]).toMatchObject({ message: '没有权限', extensions: { code: 'PERMISSION_DENIED' } });
    const names = await ask('{ atlasStages { stages { pkgInfo { name } } } }', guest);
    expect(names.data.atlasStages.stages[1].pkgInfo.name).toMatch(/^卡包/);
  });
});
