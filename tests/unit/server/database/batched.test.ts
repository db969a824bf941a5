import { beforeEach, expect, it, vi } from 'vitest';
import { batched } from '#server/kernel/database/batched.ts';
import type { Database } from '#server/kernel/database/database.ts';

const db = {} as Database;
const read = vi.fn(async (_db: Database, keys: readonly number[]) => keys.map((key) => (key < 0 ? null : key * 2)));
let double: (db: Database, key: number) => Promise<number | null>;
beforeEach(() => {
  read.mockClear();
  double = batched(read);
});
const asked = () => read.mock.calls.map(([, keys]) => keys);

it('reads what is asked for in one turn at once, and answers each its own', async () => {
  const later = Promise.resolve().then(() => double(db, 4));
  expect(await Promise.all([double(db, 3), double(db, -1), double(db, 3), later])).toEqual([6, null, 6, 8]);
  expect(asked()).toEqual([[3, -1, 3, 4]]);
});

it('keeps nothing: the next turn reads anew', async () => {
  expect(await double(db, 3)).toBe(6);
  read.mockResolvedValueOnce([7]);
  expect(await double(db, 3)).toBe(7);
});

it('asks a hundred at a time', async () => {
  const keys = Array.from({ length: 250 }, (_, index) => index);
  expect(await Promise.all(keys.map((key) => double(db, key)))).toEqual(keys.map((key) => key * 2));
  expect(asked().map((of) => of.length)).toEqual([100, 100, 50]);
});

it('mixes no two databases', async () => {
  const other = {} as Database;
  await Promise.all([double(db, 1), double(other, 2)]);
  expect(read.mock.calls).toEqual([
    [db, [1]],
    [other, [2]],
  ]);
});

it('fails all of a turn with what failed, and no later one', async () => {
  const away = new Error('the database is away');
  read.mockRejectedValueOnce(away);
  expect(await Promise.allSettled([double(db, 1), double(db, 2)])).toEqual([
    { status: 'rejected', reason: away },
    { status: 'rejected', reason: away },
  ]);
  expect(await double(db, 1)).toBe(2);
});
