import { createHmac, hkdfSync } from 'node:crypto';
import type { Config } from '../config.ts';

/**
 * HMAC-SHA-256 of a text under a key for one purpose, derived from the secret of the server: 43 characters of base64url.
 * It is what we keep of things that could be guessed from a plain hash.
 */
export function keyedDigest({ tokenSecret }: Config, purpose: string, text: string): string {
  const key = new Uint8Array(hkdfSync('sha256', tokenSecret, '', purpose, 32));
  return createHmac('sha256', key).update(text).digest('base64url');
}
