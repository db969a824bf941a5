import { type Context, viewerOf } from '#server/kernel/context.ts';
import { statement } from '#server/kernel/database/statements.ts';
import type { Currency } from '../wallet/wallet.entity.ts';
import type { Locale, Theme } from './user.entity.ts';

/** A learning stage as kept: the name comes from the tag tree. */
export interface ChosenTag {
  key: number;
  text: string | null;
}

/** The columns of an account that its owner sees. */
export interface UserRow {
  id: number;
  nickname: string;
  avatar: string | null;
  mascot_id: number;
  email: string | null;
  created_at: Date;
  roles: string[];
  claimed_gift: boolean;
  rank_guide_seen: boolean;
  free_energy_used: boolean;
  will_terminate_at: Date | null;
  vip_expire_at: Date | null;
  identity_tags: ChosenTag[];
  check_in_target: number | null;
  locale: Locale;
  theme: Theme;
  sound_feedback_on: boolean;
  vibrate_feedback_on: boolean;
  reduce_motion: boolean;
  passionate_mode_on: boolean;
}

/** {@link UserRow} of users `u`. */
export const USER_COLUMNS = `u.id, u.nickname, u.avatar, u.mascot_id, u.email, u.created_at, u.roles, u.claimed_gift,
  u.rank_guide_seen, u.free_energy_used, u.will_terminate_at, u.vip_expire_at, u.identity_tags, u.check_in_target, u.locale,
  u.theme, u.sound_feedback_on, u.vibrate_feedback_on, u.reduce_motion, u.passionate_mode_on`;

/** Energy as last settled; null where it never was. */
export interface AccountEnergy {
  value: number | null;
  since: Date | null;
  added_limit: number | null;
}

type AccountRow = (UserRow | { [Key in keyof UserRow]: null }) &
  AccountEnergy & {
    balances: Partial<Record<Currency, number>> | null;
  };

const read = statement<AccountRow>(
  'users.account',
  `SELECT ${USER_COLUMNS}, e.value, e.since, e.added_limit,
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
