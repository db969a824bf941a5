import { randomUUID } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import type { Context, Viewer } from '../../api/context.ts';
import { statement } from '../../database/database.ts';
import { accountOfSession } from './session-account.ts';
import { AUTH } from './settings.ts';
import { type Claims, rememberClaims, rememberedClaims } from './token-cache.ts';

const ALGORITHM = 'HS256';
const DAY_MS = 86_400_000;
/** As we write them: the database takes nothing else. */
const ACCOUNT = /^[1-9]\d{0,8}$/;
const SESSION = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const insert = statement(
  'session.insert',
  'INSERT INTO session (id, user_id, created_at, expires_at) VALUES ($1, $2, $3, $4)',
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

/** Opens a session for an account and answers its token. */
export async function openSession(ctx: Context, userId: number): Promise<string> {
  const id = randomUUID();
  await ctx.db.run(insert, [id, userId, ctx.now(), sessionEnd(ctx.now())]);
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
    vipExpireAt: row.vip_expire_at?.toISOString() ?? null,
    willTerminateAt: row.will_terminate_at?.toISOString() ?? null,
  };
}

async function verify(ctx: Context, token: string): Promise<Claims | null> {
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
