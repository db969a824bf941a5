import { normaliseEmail } from '#domain/users/email.ts';
import { type Context, transaction, viewerOf } from '#server/kernel/context.ts';
import { AppError } from '#server/kernel/errors.ts';
import { advanceTasks } from '../tasks/tasks.service.ts';
import type { User } from '../users/user.entity.ts';
import {
  attachEmail,
  changeUser,
  createGuest,
  createMember,
  findAccount,
  getUser,
  setPassword,
} from '../users/user.service.ts';
import { addressKey } from './address.rules.ts';
import type { BindEmailInput, LoginInput, RegisterInput, ResetPasswordInput } from './auth.inputs.ts';
import { CodeScene } from './email-code.entity.ts';
import { redeemEmailCode } from './email-code.service.ts';
import type { LoginResult } from './login-result.ts';
import { hashPassword, isPassword } from './password.ts';
import { countAgainst } from './rate-limits.ts';
import { closeAllSessions, closeSession, openSession } from './session.service.ts';
import { AUTH } from './settings.ts';

const DAY_MS = 86_400_000;

/** Makes a guest account and logs it in. Throws TOO_MANY_REQUESTS. */
export async function guestLogin(ctx: Context): Promise<LoginResult> {
  await countAgainst(ctx, 'guestOfAddress', addressKey(ctx.ip));
  return transaction(ctx, async (tx) => {
    const user = await createGuest(tx);
    return { token: await openSession(tx, user.id), user };
  });
}

/** Makes an account of an address that a code proved. Throws CODE_INVALID, TOO_MANY_TRIES, EMAIL_TAKEN. */
export async function register(ctx: Context, { email, code, password }: RegisterInput): Promise<LoginResult> {
  await redeemEmailCode(ctx, email, CodeScene.REGISTER, code);
  const passwordHash = await hashPassword(password);
  return transaction(ctx, async (tx) => {
    const user = await createMember(tx, normaliseEmail(email), passwordHash);
    // guard: the registration binds an e-mail
    await advanceTasks(tx, { BIND_EMAIL: 1 }, user.id);
    return { token: await openSession(tx, user.id), user };
  });
}

/**
 * Logs in by password or by code.
 * Throws WRONG_CREDENTIALS in the same time whether or not the account exists; with a code, which proves the address,
 * ACCOUNT_NOT_FOUND says so. Throws CODE_INVALID, TOO_MANY_TRIES, TOO_MANY_REQUESTS.
 */
export async function login(ctx: Context, { email, password, code }: LoginInput): Promise<LoginResult> {
  if (Boolean(password) === Boolean(code))
    throw new AppError('BAD_USER_INPUT', {
      fields: [
        {
          path: 'input.password',
          message: { zh: '密码和验证码必须且只能填一个', en: 'give exactly one of password and code' },
        },
      ],
    });
  const [from, address] = [addressKey(ctx.ip), normaliseEmail(email)];
  // In this order: what is refused to one address does not count for the e-mail.
  // guard: limit: logins of an address and an e-mail
  // guard: limit: refused logins do not count for the e-mail
  await countAgainst(ctx, 'loginOfPair', from, address);
  // guard: limit: logins of an address
  await countAgainst(ctx, 'loginOfAddress', from);
  // guard: limit: logins of an e-mail
  await countAgainst(ctx, 'loginOfEmail', address);
  return password ? byPassword(ctx, email, password) : byCode(ctx, email, code as string);
}

async function byPassword(ctx: Context, email: string, password: string): Promise<LoginResult> {
  const account = await findAccount(ctx, normaliseEmail(email));
  const fits = await isPassword(password, account?.passwordHash);
  if (!account?.passwordHash || !fits) throw new AppError('WRONG_CREDENTIALS');
  // Verifying takes a while; the password may have been reset meanwhile.
  return logIn(ctx, account.id, account.passwordHash);
}

async function byCode(ctx: Context, email: string, code: string): Promise<LoginResult> {
  await redeemEmailCode(ctx, email, CodeScene.LOGIN, code);
  const account = await findAccount(ctx, normaliseEmail(email));
  if (!account) throw new AppError('ACCOUNT_NOT_FOUND');
  return logIn(ctx, account.id);
}

/** Opens a session for an account that has proved itself. Throws what {@link openSession} throws. */
export async function logIn(ctx: Context, userId: number, passwordHash?: string): Promise<LoginResult> {
  return { token: await openSession(ctx, userId, passwordHash), user: await getUser(ctx, userId) };
}

/** Sets a new password and ends every session. Throws CODE_INVALID, TOO_MANY_TRIES, ACCOUNT_NOT_FOUND. */
export async function resetPassword(ctx: Context, { email, code, password }: ResetPasswordInput): Promise<boolean> {
  await redeemEmailCode(ctx, email, CodeScene.RESET_PASSWORD, code);
  const account = await findAccount(ctx, normaliseEmail(email));
  if (!account) throw new AppError('ACCOUNT_NOT_FOUND');
  const passwordHash = await hashPassword(password);
  await transaction(ctx, async (tx) => {
    await setPassword(tx, account.id, passwordHash);
    await closeAllSessions(tx, account.id);
  });
  return true;
}

/** Ends the session of the caller. */
export async function logout(ctx: Context): Promise<boolean> {
  await closeSession(ctx, viewerOf(ctx).sessionId);
  return true;
}

/**
 * Gives the caller's guest account an e-mail and a password; everything earned stays.
 * Throws CODE_INVALID, TOO_MANY_TRIES, EMAIL_TAKEN (by another account, or the caller has one already).
 */
export async function bindEmail(ctx: Context, { email, code, password }: BindEmailInput): Promise<User> {
  await redeemEmailCode(ctx, email, CodeScene.BIND_EMAIL, code);
  const passwordHash = await hashPassword(password);
  return transaction(ctx, async (tx) => {
    const user = await attachEmail(tx, normaliseEmail(email), passwordHash);
    await advanceTasks(tx, { BIND_EMAIL: 1 });
    return user;
  });
}

/** Asks for the end of the caller's account; it can be kept for seven days. */
export async function applyTermination(ctx: Context): Promise<{ willTerminateAt: Date }> {
  const willTerminateAt = new Date(ctx.now().getTime() + AUTH.terminationDays * DAY_MS);
  await changeUser(ctx, { willTerminateAt });
  return { willTerminateAt };
}

/** Keeps the caller's account. */
export async function cancelTermination(ctx: Context): Promise<boolean> {
  await changeUser(ctx, { willTerminateAt: null });
  return true;
}
