import { type Context, transaction } from '../kernel/context.ts';
import { statement } from '../kernel/database/statements.ts';
import { AppError } from '../kernel/errors.ts';
import { keyedDigest } from '../kernel/keyed-digest.ts';

/** How long a key is remembered; then it may come again. */
const KEPT_HOURS = 24;
const HOUR_MS = 3_600_000;

// Where another call of the key is under way, it waits for that one's end.
// guard: a key is forgotten
const claim = statement<{ key: string }>(
  'idempotency.claim',
  `INSERT INTO idempotency (user_id, operation, key, request_mac, claimed_at) VALUES ($1, $2, $3, $4, $5)
   ON CONFLICT (user_id, operation, key) DO UPDATE SET claimed_at = excluded.claimed_at, request_mac = excluded.request_mac
   WHERE idempotency.claimed_at < $6
   RETURNING key`,
);
const find = statement<{ requestMac: string }>(
  'idempotency.find',
  'SELECT request_mac AS "requestMac" FROM idempotency WHERE user_id = $1 AND operation = $2 AND key = $3',
);
// A few at a time: keys must not pile up, and no caller may wait for a long sweep.
const sweep = statement(
  'idempotency.sweep',
  `DELETE FROM idempotency WHERE (user_id, operation, key) IN (
     SELECT user_id, operation, key FROM idempotency WHERE claimed_at < $1 ORDER BY claimed_at LIMIT 20
     FOR UPDATE SKIP LOCKED
   )`,
);

/**
 * Runs a mutation once for one `idempotency-key` of one account. The key is claimed in the transaction of the mutation, so
 * both are kept or neither: a failed call leaves no key, and one whose answer was lost is not run again. Nothing of the
 * arguments or the answer is kept. A repeat waits for a call under way, as long as a statement may take. Without the
 * header, or without an account, the mutation simply runs.
 * Throws REQUEST_ALREADY_DONE for a repeat, BAD_USER_INPUT when the key comes back with other arguments.
 */
export async function onceForKey<T>(
  ctx: Context,
  operation: string,
  args: unknown,
  run: (ctx: Context) => Promise<T>,
): Promise<T> {
  const { idempotencyKey: key, viewer } = ctx;
  if (!key || !viewer) return run(ctx);
  const mac = keyedDigest(ctx.config, 'idempotency', JSON.stringify([operation, args]));
  return transaction(ctx, async (tx) => {
    await claimKey(tx, [viewer.id, operation, key], mac);
    // guard: a key is claimed together with its mutation
    return run(tx);
  });
}

async function claimKey(tx: Context, id: readonly unknown[], mac: string): Promise<void> {
  const forgotten = new Date(tx.now().getTime() - KEPT_HOURS * HOUR_MS);
  // guard: one call for one idempotency key
  if (!(await tx.db.row(claim, [...id, mac, tx.now(), forgotten]))) throw await refusal(tx, id, mac);
  // After the claim: the other way round, two callers could wait for each other's keys.
  // guard: keys that are over are removed
  await tx.db.run(sweep, [forgotten]);
}

async function refusal(tx: Context, id: readonly unknown[], mac: string): Promise<AppError> {
  const claimed = await tx.db.row(find, [...id]);
  // guard: a key is good for the same arguments
  if (claimed?.requestMac === mac) return new AppError('REQUEST_ALREADY_DONE');
  return new AppError('BAD_USER_INPUT', {
    fields: [
      { path: 'idempotency-key', message: { zh: '已用于别的参数', en: 'was already used with other arguments' } },
    ],
  });
}
