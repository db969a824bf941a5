import { type Context, viewerOf } from '#server/api/context.ts';
import { AppError } from '#server/api/errors.ts';
import { CHECK_VIOLATION, isDatabaseError, statement } from '#server/database/database.ts';
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

// The proposed row is checked before the conflict is seen, so a charge proposes its real result only where no wallet exists.
const postOnce = statement<{ balance: number }>(
  'wallet.post',
  `WITH gate AS (
     INSERT INTO op (user_id, currency, reason, ref) VALUES ($1, $2, $4, $5) ON CONFLICT DO NOTHING RETURNING user_id
   ), posted AS (
     INSERT INTO wallet (user_id, currency, balance, seq)
     SELECT user_id, $2,
            CASE WHEN EXISTS (SELECT FROM wallet WHERE user_id = $1 AND currency = $2) THEN 0 ELSE $3::int END, 1
     FROM gate
     ON CONFLICT (user_id, currency) DO UPDATE SET balance = wallet.balance + $3::int, seq = wallet.seq + 1
     RETURNING balance, seq
   )
   INSERT INTO ledger (user_id, currency, seq, delta, balance_after, reason, ref, created_at)
   SELECT $1, $2, seq, $3::int, balance, $4, $5, $6 FROM posted
   RETURNING balance_after AS balance`,
);
const balanceOf = statement<{ balance: number }>(
  'wallet.balance',
  'SELECT balance FROM wallet WHERE user_id = $1 AND currency = $2',
);
const balances = statement<{ currency: Currency; balance: number }>(
  'wallet.balances',
  'SELECT currency, balance FROM wallet WHERE user_id = $1',
);

/**
 * Posts to the ledger once. `applied` is false for a replay, which changes nothing; `balance` is the one after the call.
 * Throws NOT_ENOUGH_DIAMONDS where the balance would fall below 0; that takes the gate row with it.
 */
export async function post(
  ctx: Context,
  { userId, currency, delta, reason, ref }: Posting,
): Promise<{ applied: boolean; balance: number }> {
  try {
    const posted = await ctx.db.row(postOnce, [userId, currency, delta, reason, ref, ctx.now()]);
    if (posted) return { applied: true, balance: posted.balance };
  } catch (error) {
    if (isDatabaseError(error, CHECK_VIOLATION, 'wallet_balance_not_negative'))
      throw new AppError('NOT_ENOUGH_DIAMONDS');
    throw error;
  }
  return { applied: false, balance: (await ctx.db.row(balanceOf, [userId, currency]))?.balance ?? 0 };
}

/** Diamonds and exp of the caller. */
export async function assets(ctx: Context): Promise<Assets> {
  const rows = await ctx.db.rows(balances, [viewerOf(ctx).id]);
  const of = (currency: Currency) => rows.find((row) => row.currency === currency)?.balance ?? 0;
  return { diamond: of('DIAMOND'), exp: of('EXP') };
}
