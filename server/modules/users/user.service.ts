import { type Context, viewerOf } from '../../api/context.ts';
import { statement } from '../../database/database.ts';
import type { Locale, Theme, User } from './user.entity.ts';

interface UserRow {
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
  identity_tags: { key: number; text: string | null }[];
  check_in_target: number | null;
  locale: Locale;
  theme: Theme;
  sound_feedback_on: boolean;
  vibrate_feedback_on: boolean;
  reduce_motion: boolean;
  passionate_mode_on: boolean;
}

const byId = statement<UserRow>('users.by_id', 'SELECT * FROM users WHERE id = $1');
const insertGuest = statement<UserRow>(
  'users.insert_guest',
  `INSERT INTO users (nickname, mascot_id, created_at, locale) VALUES ($1, $2, $3, $4) RETURNING *`,
);
const spendFreeFill = statement(
  'users.take_free_energy',
  'UPDATE users SET free_energy_used = true WHERE id = $1 AND NOT free_energy_used',
);

/** The caller's own account. */
export async function currentUser(ctx: Context): Promise<User> {
  return getUser(ctx, viewerOf(ctx).id);
}

/** An account by id; throws where it does not exist, which a valid session excludes. */
export async function getUser(ctx: Context, id: number): Promise<User> {
  const row = await ctx.db.row(byId, [id]);
  if (!row) throw new Error(`no user ${id}`);
  return toUser(ctx, row);
}

/** A new account without an e-mail, with a mascot and a nickname of its own. */
export async function createGuest(ctx: Context): Promise<User> {
  const mascotId = 1001 + Math.floor(ctx.random() * 12);
  const nickname = `${ctx.locale === 'zh' ? '面包师' : 'Baker'}${String(Math.floor(ctx.random() * 10_000)).padStart(4, '0')}`;
  const row = await ctx.db.row(insertGuest, [nickname, mascotId, ctx.now(), ctx.locale.toUpperCase()]);
  return toUser(ctx, row as UserRow);
}

/** Uses up the free fill of energy; false where it was used before. */
export async function takeFreeEnergy(ctx: Context): Promise<boolean> {
  return (await ctx.db.run(spendFreeFill, [viewerOf(ctx).id])) === 1;
}

function toUser(_ctx: Context, row: UserRow): User {
  return {
    id: row.id,
    nickname: row.nickname,
    avatar: row.avatar,
    mascotId: row.mascot_id,
    email: row.email,
    passwordHash: null,
    guest: row.email === null,
    hasBoundWechat: false,
    wechatInfo: null,
    createdAt: row.created_at,
    roles: row.roles,
    claimedGift: row.claimed_gift,
    flag: { rankGuideSeen: row.rank_guide_seen, freeEnergyUsed: row.free_energy_used },
    terminationResponse: row.will_terminate_at && { willTerminateAt: row.will_terminate_at },
    willTerminateAt: row.will_terminate_at,
    vipExpireAt: null,
    identityTags: row.identity_tags.map((tag) => ({ key: tag.key, name: String(tag.key), text: tag.text })),
    checkInTarget: row.check_in_target,
    preferences: {
      locale: row.locale,
      theme: row.theme,
      soundFeedbackOn: row.sound_feedback_on,
      vibrateFeedbackOn: row.vibrate_feedback_on,
      reduceMotion: row.reduce_motion,
      passionateModeOn: row.passionate_mode_on,
    },
    soundFeedbackOn: row.sound_feedback_on,
    vibrateFeedbackOn: row.vibrate_feedback_on,
  };
}
