import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a form of this server allows. */
interface Policy {
  key: string;
  bytes: number;
  /** Milliseconds of the epoch. */
  until: number;
}

/** Signs what a form allows. */
export function signPolicy(policy: Policy, secret: Uint8Array): Record<string, string> {
  const text = Buffer.from(JSON.stringify(policy)).toString('base64url');
  return { key: policy.key, policy: text, signature: macOf(text, secret).toString('base64url') };
}

/** What posted fields allow now; null for a form that we did not sign, that was changed, or that is over. */
export function readPolicy(fields: Record<string, unknown>, secret: Uint8Array, now: Date): Policy | null {
  const { key, policy, signature } = fields;
  if (typeof policy !== 'string' || typeof signature !== 'string') return null;
  const given = Buffer.from(signature, 'base64url');
  const due = macOf(policy, secret);
  // guard: an upload form is signed
  if (given.length !== due.length || !timingSafeEqual(given, due)) return null;
  const allowed = JSON.parse(Buffer.from(policy, 'base64url').toString()) as Policy;
  // guard: an upload form ends
  return allowed.key === key && allowed.until > now.getTime() ? allowed : null;
}

const macOf = (text: string, secret: Uint8Array): Buffer =>
  createHmac('sha256', secret).update('upload form\0').update(text).digest();
