import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { normaliseEmail } from '#domain/users/email.ts';
import type { Context } from '#server/api/context.ts';
import { AppError } from '#server/api/errors.ts';
import { statement } from '#server/database/database.ts';
import { addressKey } from './address.rules.ts';
import type { SendEmailCodeInput } from './auth.inputs.ts';
import { codeMail } from './code-mail.ts';
import type { CodeScene } from './email-code.entity.ts';
import { countAgainst } from './rate-limits.ts';
import { AUTH } from './settings.ts';

const MINUTE_MS = 60_000;

const keep = statement<{ email: string }>(
  'email_code.keep',
  `INSERT INTO email_code (email, scene, code_hash, sent_at, expires_at) VALUES ($1, $2, $3, $4, $5)
   ON CONFLICT (email, scene) DO UPDATE SET code_hash = excluded.code_hash, sent_at = excluded.sent_at,
     expires_at = excluded.expires_at, attempts = 0
   WHERE email_code.sent_at <= $6
   RETURNING email`,
);
// A few at a time: codes that nobody used must not pile up, and no sender may wait for a long sweep.
const sweep = statement(
  'email_code.sweep',
  `DELETE FROM email_code WHERE (email, scene) IN (
     SELECT email, scene FROM email_code WHERE expires_at < $1 ORDER BY expires_at LIMIT 20 FOR UPDATE SKIP LOCKED
   )`,
);
const lastSent = statement<{ sent_at: Date }>(
  'email_code.last_sent',
  'SELECT sent_at FROM email_code WHERE email = $1 AND scene = $2',
);
const countAttempt = statement<{ code_hash: string; attempts: number }>(
  'email_code.count_attempt',
  `UPDATE email_code SET attempts = attempts + 1 WHERE email = $1 AND scene = $2 AND expires_at > $3
   RETURNING code_hash, attempts`,
);
const consume = statement(
  'email_code.consume',
  'DELETE FROM email_code WHERE email = $1 AND scene = $2 AND code_hash = $3',
);

/**
 * Mails a code to an address, whether or not an account has it, so that the answer says nothing about accounts.
 * Answers the seconds until another can be asked for. Throws TOO_MANY_REQUESTS, SERVICE_UNAVAILABLE (mail not sent).
 */
export async function sendEmailCode(ctx: Context, input: SendEmailCodeInput): Promise<{ freezeSeconds: number }> {
  const email = normaliseEmail(input.email);
  await countAgainst(ctx, 'codeOfAddress', addressKey(ctx.ip));
  await countAgainst(ctx, 'codeOfEmail', email);
  const code = String(randomInt(10 ** AUTH.codeDigits)).padStart(AUTH.codeDigits, '0');
  const hash = codeHash(ctx, email, input.scene, code);
  await keepCode(ctx, email, input.scene, hash);
  try {
    await ctx.mailer.send(codeMail(email, code, input.scene, ctx.locale));
  } catch (error) {
    // The error of a mail server names the recipient; only its codes may be logged.
    const { code: cause, responseCode } = error as { code?: string; responseCode?: number };
    ctx.log.error({ cause, responseCode }, 'a code could not be mailed');
    await ctx.db.run(consume, [email, input.scene, hash]);
    throw new AppError('SERVICE_UNAVAILABLE');
  }
  return { freezeSeconds: AUTH.codeFreezeSeconds };
}

async function keepCode(ctx: Context, email: string, scene: CodeScene, hash: string): Promise<void> {
  const now = ctx.now().getTime();
  const freezeMs = AUTH.codeFreezeSeconds * 1000;
  await ctx.db.run(sweep, [new Date(now)]);
  const expiresAt = new Date(now + AUTH.codeMinutes * MINUTE_MS);
  const kept = await ctx.db.row(keep, [email, scene, hash, new Date(now), expiresAt, new Date(now - freezeMs)]);
  if (kept) return;
  const sentAt = (await ctx.db.row(lastSent, [email, scene]))?.sent_at.getTime() ?? now;
  const retryAfter = Math.max(1, Math.ceil((sentAt + freezeMs - now) / 1000));
  throw new AppError('TOO_MANY_REQUESTS', { extra: { retryAfter } });
}

/**
 * Accepts a code once. The attempt is counted before the code is compared, outside any transaction.
 * Throws CODE_INVALID (wrong, used, expired), TOO_MANY_TRIES after five.
 */
export async function redeemEmailCode(ctx: Context, address: string, scene: CodeScene, code: string): Promise<void> {
  if (ctx.debug.skipVerificationCode && code === AUTH.debugCode) return;
  const email = normaliseEmail(address);
  const kept = await ctx.db.row(countAttempt, [email, scene, ctx.now()]);
  if (!kept) throw new AppError('CODE_INVALID');
  if (kept.attempts > AUTH.codeAttempts) throw new AppError('TOO_MANY_TRIES');
  const given = Buffer.from(codeHash(ctx, email, scene, code));
  if (!timingSafeEqual(given, Buffer.from(kept.code_hash))) throw new AppError('CODE_INVALID');
  if ((await ctx.db.run(consume, [email, scene, kept.code_hash])) === 0) throw new AppError('CODE_INVALID');
}

function codeHash(ctx: Context, email: string, scene: CodeScene, code: string): string {
  return createHmac('sha256', ctx.config.tokenSecret).update(`${scene}:${email}:${code}`).digest('base64url');
}
