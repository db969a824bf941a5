/** Numbers of logging in. */
export const AUTH = {
  /** Days a session lasts without use; every renewal starts them again. */
  sessionDays: 60,
  /** A token older than this many days is renewed in the answer's header. */
  renewAfterDays: 1,
  /** Length of an e-mail code. */
  codeDigits: 6,
  codeMinutes: 10,
  codeAttempts: 5,
  /** Seconds before another code can be asked for. */
  codeFreezeSeconds: 60,
  /** The code that debug mode accepts instead of a sent one, outside production. */
  debugCode: '888888',
  /** Days between asking for termination and its taking effect. */
  terminationDays: 7,
} as const;

/** How often something may happen: `points` times in `seconds`. Addresses are IPv4, or the /64 of an IPv6. */
export const RATES = {
  loginOfAddress: { points: 25, seconds: 300 },
  loginOfEmail: { points: 25, seconds: 300 },
  codeOfEmail: { points: 5, seconds: 1800 },
  /** A school behind one address asks for many codes; a mail bomber for more. */
  codeOfAddress: { points: 100, seconds: 1800 },
  guestOfAddress: { points: 600, seconds: 3600 },
} as const;

export type RateName = keyof typeof RATES;
