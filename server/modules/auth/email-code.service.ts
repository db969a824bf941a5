import { randomInt, timingSafeEqual } from 'node:crypto';
import { normaliseEmail } from '#domain/users/email.ts';
import type { Context } from '#server/kernel/context.ts';
import { statement } from '#server/kernel/database/statements.ts';
import { AppError } from '#server/kernel/errors.ts';
import { keyedDigest } from '#server/kernel/keyed-digest.ts';
import { addressKey } from './address.rules.ts';
import type { SendEmailCodeInput } from './auth.inputs.ts';
import { codeMail } from './code-mail.ts';
import type { CodeScene } from './email-code.entity.ts';
import { countAgainst, isWithin } from './rate-limits.ts';
import { AUTH } from './settings.ts';

const MINUTE_MS = 60_000;

const keep = statement<{ email: string }>(
  'email_code.keep',
  `INSERT INTO email_code (email, scene, requester, code_hash, sent_at, expires_at) VALUES ($1, $2, $3, $4, $5, $6)
   ON CONFLICT (email, scene, requester) DO UPDATE SET code_hash = excluded.code_hash, sent_at = excluded.sent_at,
     expires_at = excluded.expires_at, attempts = 0
   WHERE email_code.sent_at <= $7
   RETURNING email`,
);
// A few at a time: codes that nobody used must not pile up, and no sender may wait for a long sweep.
const sweep = statement(
  'email_code.sweep',
  `DELETE FROM email_code WHERE (email, scene, requester) IN (
     SELECT email, scene, requester FROM email_code WHERE expires_at < $1 ORDER BY expires_at LIMIT 20
     FOR UPDATE SKIP LOCKED
   )`,
);
const lastSent = statement<{ sentAt: Date }>(
  'email_code.last_sent',
  'SELECT sent_at AS "sentAt" FROM email_code WHERE email = $1 AND scene = $2 AND requester = $3',
);
const countAttempt = statement<{ codeHash: string; attempts: number }>(
  'email_code.count_attempt',
  `UPDATE email_code SET attempts = attempts + 1
   WHERE email = $1 AND scene = $2 AND requester = $3 AND expires_at > $4
   RETURNING code_hash AS "codeHash", attempts`,
);
// guard: limit: a code that was tried too often is closed to all
const newest = statement<{ codeHash: string }>(
  'email_code.newest',
  `SELECT code_hash AS "codeHash" FROM email_code WHERE email = $1 AND scene = $2 AND expires_at > $3 AND attempts < ${AUTH.codeAttempts}
   ORDER BY sent_at DESC LIMIT 1`,
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
  const [from, email] = [addressKey(ctx.ip), normaliseEmail(input.email)];
  // In this order: what is refused to one address does not count for the e-mail.
  // guard: limit: codes of an address and an e-mail
  await countAgainst(ctx, 'codeOfPair', from, email, input.scene);
  // guard: limit: codes of an address
  await countAgainst(ctx, 'codeOfAddress', from);
  // guard: limit: codes of an e-mail
  await countAgainst(ctx, 'codeOfEmail', email, input.scene);
  const code = String(randomInt(10 ** AUTH.codeDigits)).padStart(AUTH.codeDigits, '0');
  const hash = codeHash(ctx, email, input.scene, code);
  await keepCode(ctx, email, input.scene, hash);
  try {
    await ctx.providers.mailer.send(codeMail(email, code, input.scene, ctx.locale));
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
  const id = [email, scene, requesterOf(ctx)];
  const expiresAt = new Date(now + AUTH.codeMinutes * MINUTE_MS);
  const kept = await ctx.db.row(keep, [...id, hash, new Date(now), expiresAt, new Date(now - freezeMs)]);
  if (kept) return;
  const sentAt = (await ctx.db.row(lastSent, id))?.sentAt.getTime() ?? now;
  const retryAfter = Math.max(1, Math.ceil((sentAt + freezeMs - now) / 1000));
  throw new AppError('TOO_MANY_REQUESTS', { extra: { retryAfter } });
}

/**
 * Accepts a code once. Every attempt is counted before a code is compared, outside any transaction.
 * Throws CODE_INVALID (wrong, used, expired), TOO_MANY_TRIES after five, TOO_MANY_REQUESTS after many
 * at any codes of the e-mail and the scene.
 */
export async function redeemEmailCode(ctx: Context, address: string, scene: CodeScene, code: string): Promise<void> {
  if (ctx.debug.skipVerificationCode && code === AUTH.debugCode) return;
  const email = normaliseEmail(address);
  const kept = (await ownCode(ctx, email, scene)) ?? (await strayCode(ctx, email, scene));
  // In this order: what is refused to one address does not count for the e-mail.
  // guard: limit: tries of an address and an e-mail
  await countAgainst(ctx, 'tryOfPair', addressKey(ctx.ip), email, scene);
  // guard: limit: tries of an e-mail
  await countAgainst(ctx, 'tryOfEmail', email, scene);
  if (!kept) throw new AppError('CODE_INVALID');
  const given = Buffer.from(codeHash(ctx, email, scene, code));
  if (!timingSafeEqual(given, Buffer.from(kept.codeHash))) throw new AppError('CODE_INVALID');
  // guard: a code is used up by the one who uses it
  if ((await ctx.db.run(consume, [email, scene, kept.codeHash])) === 0) throw new AppError('CODE_INVALID');
}

/** The code that the caller's address asked for, with one more attempt counted. */
async function ownCode(ctx: Context, email: string, scene: CodeScene) {
  const own = await ctx.db.row(countAttempt, [email, scene, requesterOf(ctx), ctx.now()]);
  // guard: limit: tries at a code
  if (own && own.attempts > AUTH.codeAttempts) throw new AppError('TOO_MANY_TRIES');
  return own;
}

/**
 * The newest code of whoever asked, for a person whose address changed between asking and entering. It has a small budget
 * of its own and leaves the count of the code alone, so that strangers close nobody's code.
 */
async function strayCode(ctx: Context, email: string, scene: CodeScene) {
  // guard: limit: tries at a code of another address
  if (!(await isWithin(ctx, 'strayTryOfEmail', email, scene))) throw new AppError('TOO_MANY_TRIES');
  return ctx.db.row(newest, [email, scene, ctx.now()]);
}

// guard: limit: a code is of who asked
// guard: limit: the network address of who asked is not kept
const requesterOf = (ctx: Context) => keyedDigest(ctx.config, 'requester', addressKey(ctx.ip));

function codeHash(ctx: Context, email: string, scene: CodeScene, code: string): string {
  return keyedDigest(ctx.config, 'email-code', `${scene}:${email}:${code}`);
}
