import { isEmail, normaliseEmail } from '#domain/users/email.ts';
import type { Context } from '#server/kernel/context.ts';
import { AppError } from '#server/kernel/errors.ts';
import type { Day } from '#server/kernel/time/local-day.ts';
import { logIn } from '../auth/auth.service.ts';
import type { LoginResult } from '../auth/login-result.ts';
import { addCheckIns } from '../checkin/checkin.service.ts';
import { findAccount } from '../users/user.service.ts';
import { DATES_MAX, type DebugCheckIn } from './debug.types.ts';

/** Logs in as anyone, named by id or e-mail. Throws ACCOUNT_NOT_FOUND. */
export async function debugLogin(ctx: Context, account: string): Promise<LoginResult> {
  if (/^[1-9]\d{0,8}$/.test(account)) return logIn(ctx, Number(account));
  const found = isEmail(account) ? await findAccount(ctx, normaliseEmail(account)) : null;
  if (!found) throw new AppError('ACCOUNT_NOT_FOUND');
  return logIn(ctx, found.id);
}

/** Checks the caller in on past days. Throws BAD_USER_INPUT for none or days to come. */
export function debugCheckIn(ctx: Context, dates: readonly Day[]): Promise<DebugCheckIn> {
  if (dates.length === 0)
    throw new AppError('BAD_USER_INPUT', {
      fields: [{ path: 'dates', message: { zh: `需要 1 到 ${DATES_MAX} 天`, en: `must be 1 to ${DATES_MAX} days` } }],
    });
  return addCheckIns(ctx, dates);
}
