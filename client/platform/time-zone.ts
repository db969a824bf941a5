// Asking `Intl` for it makes the browser build a whole date format first: 20 to 40 ms on a laptop before anything is shown.
const temporal = (globalThis as { Temporal?: { Now: { timeZoneId(): string } } }).Temporal;
let zone: string | undefined;

/** IANA name of the time zone of this device. */
export function ownTimeZone(): string {
  zone ??= temporal?.Now.timeZoneId() ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
  return zone;
}
