import type { Locale } from '#domain/words.ts';

export type { Locale, Words } from '#domain/words.ts';

/** The first language of an `accept-language` header that the product speaks; Chinese where none is named. */
export function parseLocale(header: string | undefined): Locale {
  const first = header?.split(',').find((part) => /^\s*(zh|en)\b/i.test(part));
  return first?.trim().toLowerCase().startsWith('en') ? 'en' : 'zh';
}

export const DEFAULT_TIME_ZONE = 'Asia/Shanghai';
/** Spellings of zones that were asked for; there are some 600 zones, each in any case. */
const known = new Map<string, string>();
const MOST_KNOWN = 1000;
/** The form of a name. Newer versions of Intl take offsets too, by which anybody could choose a day. */
const ZONE_NAME = /^[A-Za-z][\w+-]*(\/[\w+-]+)*$/;

/** A valid time zone of the IANA database by its name, else Asia/Shanghai. */
export function parseTimeZone(header: string | undefined): string {
  if (!header || header.length > 64 || !ZONE_NAME.test(header)) return DEFAULT_TIME_ZONE;
  const cached = known.get(header);
  if (cached) return cached;
  let zone = DEFAULT_TIME_ZONE;
  try {
    zone = new Intl.DateTimeFormat('en', { timeZone: header }).resolvedOptions().timeZone;
  } catch {
    // An unknown zone is the default: a wrong header must not lock anybody out.
  }
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(header, zone);
  return zone;
}
