import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { addPackage } from '#tests/factories/packages.ts';
import { completeReport } from '#tests/factories/units.ts';
import { type Guest, startTestApp, type TestApp } from '#tests/support/app.ts';

const ALREADY_DONE = 1012;
const DAY_S = 86_400;
const BEGINNING = Date.parse('2027-05-03T04:00:00Z');

let app: TestApp;
let guest: Guest;
beforeAll(async () => {
  app = await startTestApp({ now: new Date(BEGINNING).toISOString(), env: { STATEMENT_TIMEOUT_MS: '2000' } });
  guest = await app.api.guest();
});
afterAll(() => app.stop());

let keys = 0;
const newKey = () => ({ 'idempotency-key': `key-${++keys}-of-this-test` });
type Key = ReturnType<typeof newKey>;

/** A mutation that counts how often it was run. */
const pick = (as: Guest, headers: Record<string, string>, key = 11) =>
  app.api.rest('PUT /v1/users/identity_tags', { identityTags: [{ key }] }, { as, headers });
const timesPicked = async ({ user }: Guest) => {
  const [row] = await app.sql<{ value: number }>(
    "SELECT value FROM task_progress WHERE goal = 'PICK_IDENTITY' AND user_id = $1",
    [user.id],
  );
  return row?.value ?? 0;
};
const keysOf = async ({ user }: Guest) =>
  (await app.sql<{ key: string }>('SELECT key FROM idempotency WHERE user_id = $1', [user.id])).map(({ key }) => key);

describe('an idempotency key', () => {
  it('runs a mutation once; a repeat is told so by both faces and changes nothing', async () => {
    const person = await app.api.guest();
    const headers = newKey();
    expect((await pick(person, headers)).data.identityTags).toMatchObject([{ key: 11 }]);
    expect(await pick(person, headers)).toMatchObject({
      status: 200,
      code: ALREADY_DONE,
      message: '这个请求已经处理过了',
      data: null,
    });
    const document = 'mutation { setIdentityTags(identityTags: [{ key: 11 }]) { id } }';
    const { errors } = await app.api.graphql(
      document,
      {},
      { as: person, headers: { ...headers, 'accept-language': 'en' } },
    );
    expect(errors?.[0]).toMatchObject({
      message: 'This request was already carried out',
      extensions: { code: 'REQUEST_ALREADY_DONE', bizCode: ALREADY_DONE },
    });
    expect(await timesPicked(person)).toBe(1);
  });

  it('is refused for other arguments', async () => {
    const person = await app.api.guest();
    const headers = newKey();
    await pick(person, headers);
    expect(await pick(person, headers, 12)).toMatchObject({
      status: 400,
      data: { fields: [{ path: 'idempotency-key' }] },
    });
    expect(await timesPicked(person)).toBe(1);
  });

  it('is of one account and one operation', async () => {
    const [one, other] = [await app.api.guest(), await app.api.guest()];
    const headers = newKey();
    expect(await pick(one, headers)).toMatchObject({ code: 0 });
    expect(await pick(other, headers)).toMatchObject({ code: 0 });
    const rename = await app.api.rest('PATCH /v1/users', { nickname: '小麦' }, { as: one, headers });
    expect(rename).toMatchObject({ code: 0, data: { nickname: '小麦' } });
  });

  it('lets one of parallel repeats run; the others wait for it', async () => {
    const person = await app.api.guest();
    const headers = newKey();
    const replies = await Promise.all(Array.from({ length: 16 }, () => pick(person, headers)));
    expect(replies.map(({ code }) => code).sort()).toEqual([0, ...Array<number>(15).fill(ALREADY_DONE)]);
    expect(await timesPicked(person)).toBe(1);
  });

  it('is waited for no longer than a statement may take', async () => {
    const person = await app.api.guest();
    const headers = newKey();
    const holder = await app.source.driver.obtainMasterConnection().then(([client]: [pg.PoolClient]) => client);
    await holder.query('BEGIN');
    await holder.query(
      "INSERT INTO idempotency (user_id, operation, key, request_mac, claimed_at) VALUES ($1, 'setIdentityTags', $2, '', now())",
      [person.user.id, headers['idempotency-key']],
    );
    const reply = await pick(person, headers);
    expect([reply.status, reply.headers['retry-after']]).toEqual([503, '1']);
    await holder.query('ROLLBACK');
    holder.release();
    expect(await pick(person, headers)).toMatchObject({ code: 0 });
  });

  it('is free after a call that failed, which changed nothing', async () => {
    const headers = newKey();
    const add = (packageId: number) => app.api.rest('POST /v1/users/bookshelf', { packageId }, { as: guest, headers });
    expect(await add(99_999)).toMatchObject({ code: 1203 });
    expect(await keysOf(guest)).not.toContain(headers['idempotency-key']);
    expect(await add(1)).toMatchObject({ code: 0 });
    expect(await add(1)).toMatchObject({ code: ALREADY_DONE });
  });

  it('is free after a call that broke in the middle', async () => {
    const person = await app.api.guest();
    const headers = newKey();
    const restore = breakOff((text) => text === 'tasks.advance', 'before');
    expect(await pick(person, headers)).toMatchObject({ status: 500 });
    restore();
    expect([await timesPicked(person), await keysOf(person)]).toEqual([0, []]);
    expect(await pick(person, headers)).toMatchObject({ code: 0 });
  });

  it('is used up by a call whose answer was lost after its commit', async () => {
    const person = await app.api.guest();
    const headers = newKey();
    const restore = breakOff((text) => text === 'COMMIT', 'after');
    expect((await pick(person, headers)).status).toBe(500);
    restore();
    expect(await timesPicked(person)).toBe(1);
    expect(await pick(person, headers)).toMatchObject({ code: ALREADY_DONE });
    expect(await timesPicked(person)).toBe(1);
  });

  it('works with a start that takes the place of an unfinished one, and with its report', async () => {
    const person = await app.api.guest();
    const { id: packageId } = await addPackage(app.source, { chapters: [12] });
    const { id: otherId } = await addPackage(app.source, { chapters: [12] });
    const start = (id: number, headers: Key) =>
      app.api.rest('POST /v1/atlas/stages', { packageId: id, mode: 'NORMAL' }, { as: person, headers });
    const first = await start(packageId, newKey());
    const headers = newKey();
    const second = await start(otherId, headers);
    expect([first.code, second.code]).toEqual([0, 0]);
    expect(second.data.unitId).not.toBe(first.data.unitId);
    expect(await start(otherId, headers)).toMatchObject({ code: ALREADY_DONE });
    const units = await app.sql<{ id: number; open: boolean }>(
      'SELECT id, cancelled_at IS NULL AS open FROM unit WHERE user_id = $1 ORDER BY id',
      [person.user.id],
    );
    expect(units).toEqual([
      { id: first.data.unitId, open: false },
      { id: second.data.unitId, open: true },
    ]);
    const done = { as: person, headers: newKey() };
    app.clock.set(new Date(BEGINNING + 600_000).toISOString());
    const report = () =>
      app.api.graphql(
        'mutation ($input: ReportUnitCompleteInput!) { reportUnitComplete(input: $input) { stats { exp } } }',
        { input: completeReport(second.data) },
        done,
      );
    expect((await report()).data.reportUnitComplete.stats.exp).toBeGreaterThan(0);
    expect((await report()).errors?.[0]?.extensions.bizCode).toBe(ALREADY_DONE);
    app.clock.set(new Date(BEGINNING).toISOString());
  });

  it('is forgotten after a day, and its row goes with the next calls', async () => {
    const person = await app.api.guest();
    const headers = newKey();
    const at = (seconds: number) => app.clock.set(new Date(BEGINNING + seconds * 1000).toISOString());
    await pick(person, headers);
    at(DAY_S - 1);
    expect(await pick(person, headers)).toMatchObject({ code: ALREADY_DONE });
    at(DAY_S + 1);
    expect(await pick(person, headers)).toMatchObject({ code: 0 });
    await app.sql(
      `INSERT INTO idempotency (user_id, operation, key, request_mac, claimed_at)
       SELECT 0, 'old', 'old-key-' || n, '', $1::timestamptz FROM generate_series(1, 30) n`,
      [new Date(BEGINNING)],
    );
    const left = async () => (await app.sql("SELECT FROM idempotency WHERE operation = 'old'")).length;
    const counts: number[] = [];
    for (let round = 0; round < 3; round++) {
      await pick(person, newKey());
      counts.push(await left());
    }
    expect(counts[0]).toBeGreaterThanOrEqual(10);
    expect(counts[2]).toBe(0);
    at(0);
  });

  it('leaves nothing of arguments and answers', async () => {
    const person = await app.api.guest();
    await app.api.rest('PATCH /v1/users', { nickname: '一个名字' }, { as: person, headers: newKey() });
    const [row] = await app.sql<{ text: string; mac: string }>(
      'SELECT to_jsonb(idempotency)::text AS text, request_mac AS mac FROM idempotency WHERE user_id = $1',
      [person.user.id],
    );
    expect(row?.text).not.toContain('一个名字');
    expect(row?.mac).toMatch(/^[\w-]{43}$/);
    expect(Object.keys(JSON.parse(row?.text ?? '{}')).sort()).toEqual([
      'claimed_at',
      'key',
      'operation',
      'request_mac',
      'user_id',
    ]);
  });
});

/** Lets a statement, or what follows it, fail as if the connection had; answers what ends that. */
function breakOff(matches: (text: string) => boolean, when: 'before' | 'after'): () => void {
  const query = pg.Client.prototype.query as (...args: unknown[]) => unknown;
  const spy = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(async function (
    this: pg.Client,
    ...args: unknown[]
  ) {
    const [statement] = args as [{ name?: string } | string];
    const text = typeof statement === 'string' ? statement : (statement.name ?? '');
    const fails = matches(text);
    if (fails && when === 'before') throw new Error('the process has a fault');
    const result = await query.apply(this, args);
    if (fails) throw new Error('the answer is lost');
    return result;
  } as never);
  return () => spy.mockRestore();
}
