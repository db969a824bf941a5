import { EMAIL_MAX } from '#domain/limits.ts';

/** Characters before the @; RFC 5321 allows no more. */
const LOCAL_MAX = 64;

// A dot-atom of RFC 5322 at a domain name. Neither atoms nor labels hold a dot, so matching stays linear in the length.
// What the RFC calls specials (quotes, commas, brackets, colons) and comments could make several recipients of one text.
const shape =
  /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/i;

/** The one form of an address: it is compared, counted, stored and mailed to in this form. */
export function normaliseEmail(email: string): string {
  return email.trim().toLowerCase();
}

/** Whether the trimmed text is a plain ASCII e-mail address: at most 254 characters, at most 64 of them before the @. */
export function isEmail(email: string): boolean {
  const address = email.trim();
  // guard: an e-mail address is a dot-atom
  return address.length <= EMAIL_MAX && address.indexOf('@') <= LOCAL_MAX && shape.test(address);
}
