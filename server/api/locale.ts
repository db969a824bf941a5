/** Languages of the product; Chinese first. */
export type Locale = 'zh' | 'en';

/** The first language of an `accept-language` header that the product speaks; Chinese where none is named. */
export function parseLocale(header: string | undefined): Locale {
  const first = header?.split(',').find((part) => /^\s*(zh|en)\b/i.test(part));
  return first?.trim().toLowerCase().startsWith('en') ? 'en' : 'zh';
}

export const DEFAULT_TIME_ZONE = 'Asia/Shanghai';
const known = new Map<string, string>();

/** A valid IANA time zone from a header, else Asia/Shanghai. */
export function parseTimeZone(header: string | undefined): string {
  if (!header || header.length > 64) return DEFAULT_TIME_ZONE;
  const cached = known.get(header);
  if (cached) return cached;
  let zone = DEFAULT_TIME_ZONE;
  try {
    zone = new Intl.DateTimeFormat('en', { timeZone: header }).resolvedOptions().timeZone;
  } catch {
    // An unknown zone is the default: a wrong header must not lock anybody out.
  }
  if (known.size < 1000) known.set(header, zone);
  return zone;
}
