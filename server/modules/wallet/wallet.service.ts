import type { Context } from '#server/kernel/context.ts';
import { CHECK_VIOLATION, isDatabaseError } from '#server/kernel/database/database.ts';
import { composed, ONE_ROW, part } from '#server/kernel/database/parts.ts';
import { statement } from '#server/kernel/database/statements.ts';
import { AppError } from '#server/kernel/errors.ts';
import { type AccountRow, readAccount } from '../users/account.service.ts';
import type { Assets, Currency } from './wallet.entity.ts';

export interface Posting {
  userId: number;
  currency: Currency;
  /** Positive grants, negative charges; whole. */
  delta: number;
  reason: string;
  /** Natural reference: one (user, currency, reason, ref) is posted once, whatever is repeated. */
  ref: string;
}

interface PostingValues extends Omit<Posting, 'userId'> {
  user: number;
  now: Date;
}

/**
 * Posts a {@link Posting} for a row of `@from`, once: `@entered (balance)` holds the balance after it, no row for a replay. The
 * proposed row is checked before the conflict is seen, so a charge proposes its real result only where no wallet exists.
 */
export const posting = part<PostingValues>(
  { user: 'int', currency: 'text', delta: 'int', reason: 'text', ref: 'text', now: 'timestamptz' },
  `@gate AS (
    INSERT INTO posting (user_id, currency, reason, ref) SELECT :user, :currency, :reason, :ref FROM @from
    ON CONFLICT DO NOTHING RETURNING user_id
  ), @posted AS (
    INSERT INTO wallet (user_id, currency, balance, seq)
    SELECT user_id, :currency,
      CASE WHEN EXISTS (SELECT FROM wallet WHERE user_id = :user AND currency = :currency) THEN 0 ELSE :delta END, 1
    FROM @gate
    ON CONFLICT (user_id, currency) DO UPDATE SET balance = wallet.balance + :delta, seq = wallet.seq + 1
    RETURNING balance, seq
  ), @entered AS (
    INSERT INTO ledger (user_id, currency, seq, delta, balance_after, reason, ref, created_at)
    SELECT :user, :currency, seq, :delta, balance, :reason, :ref, :now FROM @posted
    RETURNING balance_after AS balance
  )`,
);

/** What {@link posting} takes. */
export function postingValues(ctx: Context, { userId, ...posting }: Posting): PostingValues {
  return { ...posting, user: userId, now: ctx.now() };
}

const postOnce = composed<{ balance: number }>('wallet.post', {})`
  WITH ${posting.as('posting', ONE_ROW)} SELECT balance FROM posting_entered`;
const balanceOf = statement<{ balance: number }>(
  'wallet.balance',
  'SELECT balance FROM wallet WHERE user_id = $1 AND currency = $2',
);

/**
 * Posts to the ledger once. `applied` is false for a replay, which changes nothing; `balance` is the one after the call.
 * Throws NOT_ENOUGH_DIAMONDS where the balance would fall below 0; that takes the gate row with it.
 */
export async function post(ctx: Context, entry: Posting): Promise<{ applied: boolean; balance: number }> {
  const posted = await ctx.db
    .row(postOnce, postOnce.values({ posting: postingValues(ctx, entry) }))
    .catch(refuseOverdraft);
  if (posted) return { applied: true, balance: posted.balance };
  return { applied: false, balance: (await ctx.db.row(balanceOf, [entry.userId, entry.currency]))?.balance ?? 0 };
}

// All gates before the wallet, as a single posting has it: of two that name the same rewards none holds what the other needs.
const grantAll = statement<{ granted: number }>(
  'wallet.grant_all',
  `WITH gate AS (
     INSERT INTO posting (user_id, currency, reason, ref) SELECT $1, $2, $3, ref FROM unnest($4::text[]) AS ref
     ON CONFLICT DO NOTHING RETURNING ref
   ), entry AS (
     SELECT ref, delta, (row_number() OVER by_ref)::int AS place, (sum(delta) OVER by_ref)::int AS running
     FROM unnest($4::text[], $5::int[]) AS named (ref, delta) JOIN gate USING (ref) WINDOW by_ref AS (ORDER BY ref)
   ), total AS (
     SELECT count(*)::int AS entries, sum(delta)::int AS delta FROM entry HAVING count(*) > 0
   ), posted AS (
     INSERT INTO wallet (user_id, currency, balance, seq) SELECT $1, $2, delta, entries FROM total
     ON CONFLICT (user_id, currency)
       DO UPDATE SET balance = wallet.balance + excluded.balance, seq = wallet.seq + excluded.seq
     RETURNING balance, seq
   ), entered AS (
     INSERT INTO ledger (user_id, currency, seq, delta, balance_after, reason, ref, created_at)
     SELECT $1, $2, posted.seq - total.entries + place, entry.delta, posted.balance - total.delta + running, $3, ref, $6
     FROM entry, total, posted
     RETURNING delta
   )
   SELECT coalesce(sum(delta), 0)::int AS granted FROM entered`,
);

export interface Grants extends Pick<Posting, 'userId' | 'currency' | 'reason'> {
  /** Each with its natural reference, see {@link Posting}. */
  rewards: readonly { delta: number; ref: string }[];
}

/** Grants rewards of distinct references in one go, each of them once; returns what was granted of them now. */
export async function grantOnce(ctx: Context, { userId, currency, reason, rewards }: Grants): Promise<number> {
  const refs = rewards.map(({ ref }) => ref);
  const deltas = rewards.map(({ delta }) => delta);
  const row = await ctx.db.row(grantAll, [userId, currency, reason, refs, deltas, ctx.now()]);
  return row?.granted ?? 0;
}

/** For what a statement with a {@link posting} throws: a balance that would fall below 0 is NOT_ENOUGH_DIAMONDS. */
export function refuseOverdraft(error: unknown): never {
  // guard: a debt is refused
  if (isDatabaseError(error, CHECK_VIOLATION, 'wallet_balance_not_negative')) throw new AppError('NOT_ENOUGH_DIAMONDS');
  throw error;
}

/** Diamonds and exp of the caller. */
export async function assets(ctx: Context): Promise<Assets> {
  return presentAssets(await readAccount(ctx));
}

/** Balances as the API shows them. */
export function presentAssets({ balances }: Pick<AccountRow, 'balances'>): Assets {
  return { diamond: balances?.DIAMOND ?? 0, exp: balances?.EXP ?? 0 };
}
