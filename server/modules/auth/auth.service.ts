import { type Context, transaction } from '../../api/context.ts';
import { createGuest } from '../users/user.service.ts';
import type { LoginResult } from './login-result.ts';
import { openSession } from './session.service.ts';

/** Makes a guest account and logs it in. */
export function guestLogin(ctx: Context): Promise<LoginResult> {
  return transaction(ctx, async (tx) => {
    const user = await createGuest(tx);
    return { token: await openSession(tx, user.id), user };
  });
}
