import { EMAIL_MAX } from '#domain/limits.ts';

// Labels exclude the dot, so matching stays linear in the length.
const shape = /^[!-?A-~]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/i;

/** The form an address is compared and stored in. */
export function normaliseEmail(email: string): string {
  return email.trim().toLowerCase();
}

/** Whether the trimmed text is an ASCII-only e-mail address of at most 254 characters. */
export function isEmail(email: string): boolean {
  const address = email.trim();
  return address.length <= EMAIL_MAX && shape.test(address) && !/^\.|\.\.|\.@/.test(address);
}
