import { randomUUID } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import type { Context, Viewer } from '../../kernel/context.ts';
import { statement } from '../../kernel/database/statements.ts';
import { AppError } from '../../kernel/errors.ts';
import { accountOfSession } from './session-account.ts';
import { AUTH } from './settings.ts';
import { type Claims, rememberClaims, rememberedClaims } from './token-cache.ts';

const ALGORITHM = 'HS256';
const DAY_MS = 86_400_000;
/** As we write them: the database takes nothing else. */
const ACCOUNT = /^[1-9]\d{0,8}$/;
const SESSION = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** HS256 in its one spelling. The last character of a signature holds four bits of it; these leave the other two unset. */
const TOKEN = /^[\w-]+\.[\w-]+\.[\w-]{42}[AEIMQUYcgkosw048]$/;
/** Characters of a token; ours have about 220. */
const TOKEN_MAX = 512;

// The row lock comes before the session: a new password that is being set is waited for, and the hash judged again; one
// that is set later finds the session and ends it.
// guard: a session is opened only while the verified password is the password
// guard: a session is opened under the row lock of its account
const insert = statement<{ id: string }>(
  'session.insert',
  `WITH account AS (
     SELECT id FROM users
     WHERE id = $2 AND ($5::text IS NULL OR password_hash = $5) AND (will_terminate_at IS NULL OR will_terminate_at > $3)
     FOR UPDATE
   )
   INSERT INTO session (id, user_id, created_at, expires_at) SELECT $1, id, $3, $4 FROM account RETURNING id`,
);
const extend = statement('session.extend', 'UPDATE session SET expires_at = $2 WHERE id = $1');
const revoke = statement('session.revoke', 'UPDATE session SET revoked_at = $2 WHERE id = $1 AND revoked_at IS NULL');
const revokeAll = statement(
  'session.revoke_all',
  'UPDATE session SET revoked_at = $2 WHERE user_id = $1 AND revoked_at IS NULL',
);

const sessionEnd = (from: Date) => new Date(from.getTime() + AUTH.sessionDays * DAY_MS);

function sign(ctx: Context, userId: number, sessionId: string): Promise<string> {
  return new SignJWT({ sid: sessionId })
    .setProtectedHeader({ alg: ALGORITHM })
    .setSubject(String(userId))
    .setIssuedAt(ctx.now())
    .setExpirationTime(sessionEnd(ctx.now()))
    .sign(ctx.config.tokenSecret);
}

/**
 * Opens a session for an account and answers its token. Throws WRONG_CREDENTIALS where a hash is given and is no longer
 * that of the account's password, ACCOUNT_NOT_FOUND where there is no such account or it has ended.
 */
export async function openSession(ctx: Context, userId: number, passwordHash?: string): Promise<string> {
  const id = randomUUID();
  const opened = await ctx.db.row(insert, [id, userId, ctx.now(), sessionEnd(ctx.now()), passwordHash ?? null]);
  if (!opened) throw new AppError(passwordHash ? 'WRONG_CREDENTIALS' : 'ACCOUNT_NOT_FOUND');
  return sign(ctx, userId, id);
}

/** The account behind a token, or null where the token is forged, expired or revoked, or the account has ended. Renews an ageing token. */
export async function readSession(ctx: Context, token: string): Promise<Viewer | null> {
  const claims = await verify(ctx, token);
  if (!claims) return null;
  const row = await accountOfSession(ctx.db, { ...claims, at: ctx.now() });
  if (!row) return null;
  if (ctx.now().getTime() - claims.issuedAt > AUTH.renewAfterDays * DAY_MS) {
    await ctx.db.run(extend, [claims.sessionId, sessionEnd(ctx.now())]);
    ctx.renewToken(await sign(ctx, claims.userId, claims.sessionId));
  }
  return {
    id: row.id,
    sessionId: claims.sessionId,
    guest: row.guest,
    roles: row.roles,
    vipExpireAt: row.vipExpireAt?.toISOString() ?? null,
    willTerminateAt: row.willTerminateAt?.toISOString() ?? null,
  };
}

async function verify(ctx: Context, token: string): Promise<Claims | null> {
  // guard: a token in its own spelling
  // guard: a token of bounded length
  if (token.length > TOKEN_MAX || !TOKEN.test(token)) return null;
  const remembered = rememberedClaims(ctx.config.tokenSecret, token, ctx.now());
  if (remembered) return remembered;
  try {
    const { payload } = await jwtVerify(token, ctx.config.tokenSecret, {
      algorithms: [ALGORITHM],
      currentDate: ctx.now(),
      requiredClaims: ['sub', 'iat', 'exp'],
    });
    const { sub = '', sid, iat = 0, exp = 0 } = payload;
    if (!ACCOUNT.test(sub) || typeof sid !== 'string' || !SESSION.test(sid)) return null;
    const claims = { userId: Number(sub), sessionId: sid, issuedAt: iat * 1000, expiresAt: exp * 1000 };
    rememberClaims(ctx.config.tokenSecret, token, claims);
    return claims;
  } catch {
    return null;
  }
}

/** Ends one session. */
export async function closeSession(ctx: Context, sessionId: string): Promise<void> {
  await ctx.db.run(revoke, [sessionId, ctx.now()]);
}

/** Ends every session of an account. */
export async function closeAllSessions(ctx: Context, userId: number): Promise<void> {
  await ctx.db.run(revokeAll, [userId, ctx.now()]);
}
