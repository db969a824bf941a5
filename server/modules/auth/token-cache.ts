import { createHash } from 'node:crypto';

/** What a token that was verified says; ends are in milliseconds since 1970. */
export interface Claims {
  userId: number;
  sessionId: string;
  issuedAt: number;
  expiresAt: number;
}

/** Tokens kept, about 300 bytes each (a digest of 44 characters and the claims), however long they are: 3 MB at most. */
export const TOKENS_KEPT = 10_000;
/** By secret, so that a token is good only where it was verified. */
const verified = new WeakMap<Uint8Array, Map<string, Claims>>();

/**
 * The claims of a token whose signature was verified before. Checking a signature again can only give the same answer;
 * its end, and whether the session was closed, are looked at anew each time.
 */
export function rememberedClaims(secret: Uint8Array, token: string, now: Date): Claims | null {
  const claims = verified.get(secret)?.get(digest(token));
  return claims && claims.expiresAt > now.getTime() ? claims : null;
}

/** Remembers a verified token in place of the one verified longest ago. */
export function rememberClaims(secret: Uint8Array, token: string, claims: Claims): void {
  const tokens = verified.get(secret) ?? new Map<string, Claims>();
  verified.set(secret, tokens);
  // guard: tokens that are remembered have a bound
  if (tokens.size >= TOKENS_KEPT) tokens.delete(tokens.keys().next().value as string);
  tokens.set(digest(token), claims);
}

/** How many tokens of a secret are remembered. */
export const tokensKept = (secret: Uint8Array): number => verified.get(secret)?.size ?? 0;

const digest = (token: string) => createHash('sha256').update(token).digest('base64');
