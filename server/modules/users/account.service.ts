import { type Context, viewerOf } from '#server/kernel/context.ts';
import { columnsOf, entityOf } from '#server/kernel/database/columns.ts';
import { statement } from '#server/kernel/database/statements.ts';
import { AppError } from '#server/kernel/errors.ts';
import type { Currency } from '../wallet/wallet.entity.ts';
import { User } from './user.entity.ts';

/** Energy as last settled; null where it never was. */
export interface AccountEnergy {
  value: number | null;
  since: Date | null;
  addedLimit: number | null;
}

/** The account by the paths of its columns (all null where it is gone), with what belongs to it. */
export type AccountRow = AccountEnergy & {
  id: number | null;
  balances: Partial<Record<Currency, number>> | null;
};

const read = statement<AccountRow>(
  'users.account',
  `SELECT ${columnsOf(User, 'u')}, e.value, e.since, e.added_limit AS "addedLimit",
     (SELECT json_object_agg(currency, balance) FROM wallet WHERE user_id = me.id) AS balances
   FROM (SELECT $1::int AS id) me LEFT JOIN users u ON u.id = me.id LEFT JOIN energy e ON e.user_id = me.id`,
);
const reading = new WeakMap<Context, Promise<AccountRow>>();

/**
 * Account, energy and balances of the caller by one statement. Every page asks for some of them together: fields that
 * are resolved side by side share the statement under way, later ones read anew.
 */
export function readAccount(ctx: Context): Promise<AccountRow> {
  const shared = reading.get(ctx);
  if (shared) return shared;
  const row = ctx.db.row(read, [viewerOf(ctx).id]).finally(() => reading.delete(ctx)) as Promise<AccountRow>;
  reading.set(ctx, row);
  return row;
}

const rowsOf = new WeakMap<User, AccountRow>();

/** The account as an entity. Throws ACCOUNT_NOT_FOUND. */
export function userOf(row: AccountRow): User {
  if (row.id === null) throw new AppError('ACCOUNT_NOT_FOUND');
  const user = entityOf(User, row);
  rowsOf.set(user, row);
  return user;
}

/** What was read together with an account of the caller, or reads it now. */
export const accountOf = (ctx: Context, user: User): Promise<AccountRow> | AccountRow =>
  rowsOf.get(user) ?? readAccount(ctx);
