import { normaliseNickname } from '#domain/users/nickname.ts';
import { type Context, viewerOf } from '#server/kernel/context.ts';
import { isDatabaseError, UNIQUE_VIOLATION } from '#server/kernel/database/database.ts';
import { statement } from '#server/kernel/database/statements.ts';
import { AppError } from '#server/kernel/errors.ts';
import { tagName } from '../identity/identity.rules.ts';
import { type ChosenTag, readAccount, USER_COLUMNS, type UserRow } from './account.service.ts';
import type { User, Vip } from './user.entity.ts';
import type { UpdatePreferencesInput, UpdateUserInput, UserFlag } from './user.inputs.ts';
import { nicknameRefusal } from './user.rules.ts';

const byId = statement<UserRow>('users.by_id', `SELECT ${USER_COLUMNS} FROM users u WHERE u.id = $1`);
const insert = statement<UserRow>(
  'users.insert',
  `INSERT INTO users (nickname, mascot_id, created_at, locale, email, password_hash)
   VALUES ($1, $2, $3, $4, $5, $6) RETURNING *`,
);
const accountByEmail = statement<{ id: number; passwordHash: string | null }>(
  'users.account_by_email',
  `SELECT id, password_hash AS "passwordHash" FROM users
   WHERE email = $1 AND (will_terminate_at IS NULL OR will_terminate_at > $2)`,
);
const releaseEmail = statement(
  'users.release_email',
  'UPDATE users SET email = NULL, password_hash = NULL WHERE email = $1 AND will_terminate_at <= $2',
);
const fillEmail = statement<UserRow>(
  'users.fill_email',
  'UPDATE users SET email = $2, password_hash = $3 WHERE id = $1 AND email IS NULL RETURNING *',
);
const updatePassword = statement('users.password', 'UPDATE users SET password_hash = $2 WHERE id = $1');
const updateTermination = statement('users.termination', 'UPDATE users SET will_terminate_at = $2 WHERE id = $1');
const updateNickname = statement<UserRow>('users.nickname', 'UPDATE users SET nickname = $2 WHERE id = $1 RETURNING *');
const mergePreferences = statement<UserRow>(
  'users.preferences',
  `UPDATE users SET locale = coalesce($2, locale), theme = coalesce($3, theme),
     sound_feedback_on = coalesce($4, sound_feedback_on), vibrate_feedback_on = coalesce($5, vibrate_feedback_on),
     reduce_motion = coalesce($6, reduce_motion), passionate_mode_on = coalesce($7, passionate_mode_on)
   WHERE id = $1 RETURNING *`,
);
const raiseFlag = statement<UserRow>(
  'users.flag',
  `UPDATE users SET rank_guide_seen = rank_guide_seen OR $2 = 'RANK_GUIDE_SEEN',
     free_energy_used = free_energy_used OR $2 = 'FREE_ENERGY_USED'
   WHERE id = $1 RETURNING *`,
);
const spendFreeFill = statement(
  'users.spend_free_fill',
  'UPDATE users SET free_energy_used = true WHERE id = $1 AND NOT free_energy_used',
);
const updateTags = statement<UserRow>('users.tags', 'UPDATE users SET identity_tags = $2 WHERE id = $1 RETURNING *');
const updateTarget = statement<UserRow>(
  'users.target',
  'UPDATE users SET check_in_target = $2 WHERE id = $1 RETURNING *',
);

/** The caller's own account. Throws ACCOUNT_NOT_FOUND. */
export async function currentUser(ctx: Context): Promise<User> {
  const account = await readAccount(ctx);
  return toUser(ctx, account.id === null ? null : account);
}

/** An account by id; throws ACCOUNT_NOT_FOUND. */
export async function getUser(ctx: Context, id: number): Promise<User> {
  return toUser(ctx, await ctx.db.row(byId, [id]));
}

/** The account that an address logs in to, if there is one that has not ended. */
export function findAccount(ctx: Context, email: string): Promise<{ id: number; passwordHash: string | null } | null> {
  return ctx.db.row(accountByEmail, [email, ctx.now()]);
}

/** A new account without an e-mail, with a mascot and a nickname of its own. */
export function createGuest(ctx: Context): Promise<User> {
  return create(ctx, null, null);
}

/** A new account with an e-mail. Throws EMAIL_TAKEN. */
export async function createMember(ctx: Context, email: string, passwordHash: string): Promise<User> {
  await ctx.db.run(releaseEmail, [email, ctx.now()]);
  return orEmailTaken(create(ctx, email, passwordHash));
}

async function create(ctx: Context, email: string | null, passwordHash: string | null): Promise<User> {
  const mascotId = 1001 + Math.floor(ctx.random() * 12);
  const number = String(Math.floor(ctx.random() * 10_000)).padStart(4, '0');
  const nickname = `${ctx.locale === 'zh' ? '面包师' : 'Baker'}${number}`;
  const values = [nickname, mascotId, ctx.now(), ctx.locale.toUpperCase(), email, passwordHash];
  return toUser(ctx, await ctx.db.row(insert, values));
}

/** Gives the caller's guest account an e-mail. Throws EMAIL_TAKEN, also where the caller has an e-mail already. */
export async function attachEmail(ctx: Context, email: string, passwordHash: string): Promise<User> {
  await ctx.db.run(releaseEmail, [email, ctx.now()]);
  const row = await orEmailTaken(ctx.db.row(fillEmail, [viewerOf(ctx).id, email, passwordHash]));
  if (!row) throw new AppError('EMAIL_TAKEN');
  return toUser(ctx, row);
}

async function orEmailTaken<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (isDatabaseError(error, UNIQUE_VIOLATION, 'users_email')) throw new AppError('EMAIL_TAKEN');
    throw error;
  }
}

/** Replaces the password of an account. */
export async function setPassword(ctx: Context, userId: number, passwordHash: string): Promise<void> {
  await ctx.db.run(updatePassword, [userId, passwordHash]);
}

/** Sets when the caller's account ends; null keeps it. */
export async function setTermination(ctx: Context, willTerminateAt: Date | null): Promise<void> {
  await ctx.db.run(updateTermination, [viewerOf(ctx).id, willTerminateAt]);
}

/** Renames the caller. Throws BAD_USER_INPUT with the rule that was broken. */
export async function updateUser(ctx: Context, input: UpdateUserInput): Promise<User> {
  const message = nicknameRefusal(input.nickname, ctx.locale);
  if (message) throw new AppError('BAD_USER_INPUT', { message, fields: [{ path: 'input.nickname', message }] });
  return toUser(ctx, await ctx.db.row(updateNickname, [viewerOf(ctx).id, normaliseNickname(input.nickname)]));
}

/** Changes the preferences that are given. */
export async function updatePreferences(ctx: Context, input: UpdatePreferencesInput): Promise<User> {
  const { locale, theme, soundFeedbackOn, vibrateFeedbackOn, reduceMotion, passionateModeOn } = input;
  const values = [locale, theme, soundFeedbackOn, vibrateFeedbackOn, reduceMotion, passionateModeOn];
  return toUser(ctx, await ctx.db.row(mergePreferences, [viewerOf(ctx).id, ...values.map((value) => value ?? null)]));
}

/** Marks something that happens once to an account; it stays marked. */
export async function setUserFlag(ctx: Context, flag: UserFlag): Promise<User> {
  return toUser(ctx, await ctx.db.row(raiseFlag, [viewerOf(ctx).id, flag]));
}

/** Uses up the free fill of energy; false where it was used before. */
export async function takeFreeEnergy(ctx: Context): Promise<boolean> {
  return (await ctx.db.run(spendFreeFill, [viewerOf(ctx).id])) === 1;
}

/** Keeps the learning stages of the caller. */
export async function saveIdentityTags(ctx: Context, tags: readonly ChosenTag[]): Promise<User> {
  return toUser(ctx, await ctx.db.row(updateTags, [viewerOf(ctx).id, JSON.stringify(tags)]));
}

/** Keeps the days of check-in that the caller aims at. */
export async function saveCheckInTarget(ctx: Context, days: number): Promise<User> {
  return toUser(ctx, await ctx.db.row(updateTarget, [viewerOf(ctx).id, days]));
}

/** The VIP membership of the caller; it holds while `expireAt` is not before now. */
export function vip(ctx: Context): Vip {
  const { vipExpireAt } = viewerOf(ctx);
  return { expireAt: vipExpireAt ? new Date(vipExpireAt) : null };
}

function toUser(ctx: Context, row: UserRow | null): User {
  if (!row) throw new AppError('ACCOUNT_NOT_FOUND');
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
    vipExpireAt: row.vip_expire_at,
    identityTags: row.identity_tags.map((tag) => ({ ...tag, name: tagName(tag.key, ctx.locale) })),
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
