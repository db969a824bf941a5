import { IsNull, LessThanOrEqual, MoreThan, type QueryDeepPartialEntity } from 'typeorm';
import { normaliseNickname } from '#domain/users/nickname.ts';
import { type Context, viewerOf } from '#server/kernel/context.ts';
import { isDatabaseError, UNIQUE_VIOLATION } from '#server/kernel/database/database.ts';
import { AppError } from '#server/kernel/errors.ts';
import { readAccount, userOf } from './account.service.ts';
import { Locale, type UpdatePreferencesInput, User, type Vip } from './user.entity.ts';
import type { UpdateUserInput, UserFlag } from './user.inputs.ts';
import { nicknameRefusal } from './user.rules.ts';

/** Columns of an account to change; of its embedded parts only those that are given. */
type Changes = QueryDeepPartialEntity<User>;

/** The caller's own account. Throws ACCOUNT_NOT_FOUND. */
export async function currentUser(ctx: Context): Promise<User> {
  return userOf(await readAccount(ctx));
}

/** An account by id; throws ACCOUNT_NOT_FOUND. */
export async function getUser(ctx: Context, id: number): Promise<User> {
  const user = await ctx.db.manager.findOneBy(User, { id });
  if (!user) throw new AppError('ACCOUNT_NOT_FOUND');
  return user;
}

/** The account that an address logs in to, if there is one that has not ended. */
export function findAccount(ctx: Context, email: string): Promise<Pick<User, 'id' | 'passwordHash'> | null> {
  return ctx.db.manager.findOne(User, {
    select: { id: true, passwordHash: true },
    where: [
      { email, willTerminateAt: IsNull() },
      { email, willTerminateAt: MoreThan(ctx.now()) },
    ],
  });
}

/** A new account without an e-mail, with a mascot and a nickname of its own. */
export function createGuest(ctx: Context): Promise<User> {
  return create(ctx, null, null);
}

/** A new account with an e-mail. Throws EMAIL_TAKEN. */
export async function createMember(ctx: Context, email: string, passwordHash: string): Promise<User> {
  await releaseEmail(ctx, email);
  return orEmailTaken(create(ctx, email, passwordHash));
}

async function create(ctx: Context, email: string | null, passwordHash: string | null): Promise<User> {
  const number = String(Math.floor(ctx.random() * 10_000)).padStart(4, '0');
  const { identifiers } = await ctx.db.manager.insert(User, {
    nickname: `${ctx.locale === 'zh' ? '面包师' : 'Baker'}${number}`,
    mascotId: 1001 + Math.floor(ctx.random() * 12),
    createdAt: ctx.now(),
    preferences: { locale: ctx.locale === 'zh' ? Locale.ZH : Locale.EN },
    email,
    passwordHash,
  });
  return getUser(ctx, identifiers[0]?.id as number);
}

/** Gives the caller's guest account an e-mail. Throws EMAIL_TAKEN, also where the caller has an e-mail already. */
export async function attachEmail(ctx: Context, email: string, passwordHash: string): Promise<User> {
  const { id } = viewerOf(ctx);
  await releaseEmail(ctx, email);
  const { affected } = await orEmailTaken(
    ctx.db.manager.update(User, { id, email: IsNull() }, { email, passwordHash }),
  );
  if (affected !== 1) throw new AppError('EMAIL_TAKEN');
  return getUser(ctx, id);
}

/** Takes an address from an account that has ended. */
async function releaseEmail(ctx: Context, email: string): Promise<void> {
  const ended = { email, willTerminateAt: LessThanOrEqual(ctx.now()) };
  await ctx.db.manager.update(User, ended, { email: null, passwordHash: null });
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
  await ctx.db.manager.update(User, userId, { passwordHash });
}

/** Changes the caller's own account. */
export async function changeUser(ctx: Context, changes: Changes): Promise<User> {
  const { id } = viewerOf(ctx);
  await ctx.db.manager.update(User, id, changes);
  return getUser(ctx, id);
}

/** Renames the caller. Throws BAD_USER_INPUT with the rule that was broken. */
export async function updateUser(ctx: Context, input: UpdateUserInput): Promise<User> {
  const refusal = nicknameRefusal(input.nickname);
  if (refusal)
    throw new AppError('BAD_USER_INPUT', {
      message: refusal[ctx.locale],
      fields: [{ path: 'input.nickname', message: refusal }],
    });
  return changeUser(ctx, { nickname: normaliseNickname(input.nickname) });
}

/** Changes the preferences that are given. */
export async function updatePreferences(ctx: Context, input: UpdatePreferencesInput): Promise<User> {
  const given = Object.entries(input).filter(([, value]) => value !== undefined && value !== null);
  return given.length > 0 ? changeUser(ctx, { preferences: Object.fromEntries(given) }) : currentUser(ctx);
}

/** Marks something that happens once to an account; it stays marked. */
export function setUserFlag(ctx: Context, flag: UserFlag): Promise<User> {
  return changeUser(ctx, { flag: { [FLAG_FIELDS[flag]]: true } });
}

const FLAG_FIELDS: Record<UserFlag, keyof User['flag']> = {
  RANK_GUIDE_SEEN: 'rankGuideSeen',
  FREE_ENERGY_USED: 'freeEnergyUsed',
};

/** Uses up the free fill of energy; false where it was used before. */
export async function takeFreeEnergy(ctx: Context): Promise<boolean> {
  // guard: the free fill is unused, at the moment it is used
  const unused = { id: viewerOf(ctx).id, flag: { freeEnergyUsed: false } };
  const { affected } = await ctx.db.manager.update(User, unused, { flag: { freeEnergyUsed: true } });
  return affected === 1;
}

/** The VIP membership of the caller; it holds while `expireAt` is not before now. */
export function vip(ctx: Context): Vip {
  const { vipExpireAt } = viewerOf(ctx);
  return { expireAt: vipExpireAt ? new Date(vipExpireAt) : null };
}
