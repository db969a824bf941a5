import { createHash } from 'node:crypto';
import { statement } from '../database/database.ts';
import type { Context } from './context.ts';
import { AppError } from './errors.ts';

/** A first call that died without an answer gives its key back after this. */
const ABANDONED_AFTER_S = 60;

interface Stored {
  request_hash: string;
  response: { value: unknown } | null;
}

const claim = statement<{ key: string }>(
  'idempotency.claim',
  `INSERT INTO idempotency (user_id, operation, key, request_hash, claimed_at) VALUES ($1, $2, $3, $4, $5)
   ON CONFLICT (user_id, operation, key) DO UPDATE SET claimed_at = excluded.claimed_at, request_hash = excluded.request_hash
   WHERE idempotency.response IS NULL AND idempotency.claimed_at < excluded.claimed_at - make_interval(secs => ${ABANDONED_AFTER_S})
   RETURNING key`,
);
const find = statement<Stored>(
  'idempotency.find',
  'SELECT request_hash, response FROM idempotency WHERE user_id = $1 AND operation = $2 AND key = $3',
);
const store = statement(
  'idempotency.store',
  'UPDATE idempotency SET response = $4 WHERE user_id = $1 AND operation = $2 AND key = $3',
);
const release = statement(
  'idempotency.release',
  'DELETE FROM idempotency WHERE user_id = $1 AND operation = $2 AND key = $3 AND response IS NULL',
);

/**
 * Runs a mutation once for one `idempotency-key` of one account and answers repeats with the stored result.
 * Without the header, or without an account, it simply runs. Throws BAD_USER_INPUT when the key comes back with other
 * arguments, TOO_MANY_REQUESTS while the first call still runs. A failed call keeps nothing, so it can be repeated.
 */
export async function onceForKey<T>(ctx: Context, operation: string, args: unknown, run: () => Promise<T>): Promise<T> {
  const { idempotencyKey: key, viewer } = ctx;
  if (!key || !viewer) return run();
  const id = [viewer.id, operation, key];
  const hash = createHash('sha256').update(JSON.stringify(args)).digest('base64url');
  const mine = await ctx.db.row(claim, [...id, hash, ctx.now()]);
  if (!mine) return replay<T>(await ctx.db.row(find, id), hash);
  try {
    const value = await run();
    await ctx.db.run(store, [...id, JSON.stringify({ value })]);
    return value;
  } catch (error) {
    await ctx.db.run(release, id).catch((err: unknown) => ctx.log.warn({ err }, 'idempotency key not released'));
    throw error;
  }
}

function replay<T>(stored: Stored | null, hash: string): T {
  if (!stored?.response) throw new AppError('TOO_MANY_REQUESTS', { extra: { retryAfter: 1 } });
  if (stored.request_hash !== hash)
    throw new AppError('BAD_USER_INPUT', {
      fields: [{ path: 'idempotency-key', message: 'was already used with other arguments' }],
    });
  return stored.response.value as T;
}
