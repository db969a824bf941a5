import { createHmac } from 'node:crypto';

export const TOKEN_SECRET = 'a secret of the benchmark, long enough for all';
const sign = (text: string) => createHmac('sha256', TOKEN_SECRET).update(text).digest('base64url');
const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A token as the server signs it. */
export function tokenOf(user: number, session: string): string {
  const now = Math.floor(Date.now() / 1000);
  const unsigned = `${encode({ alg: 'HS256' })}.${encode({ sid: session, sub: String(user), iat: now, exp: now + 86_400 })}`;
  return `${unsigned}.${sign(unsigned)}`;
}

/** What the bare server makes of a token; null where it is forged or over. */
export function readToken(token: string): { user: number; session: string } | null {
  const dot = token.lastIndexOf('.');
  if (sign(token.slice(0, dot)) !== token.slice(dot + 1)) return null;
  const claims = JSON.parse(Buffer.from(token.slice(token.indexOf('.') + 1, dot), 'base64url').toString());
  return claims.exp * 1000 > Date.now() ? { user: Number(claims.sub), session: claims.sid } : null;
}
