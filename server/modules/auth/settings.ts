/** Numbers of logging in. */
export const AUTH = {
  /** Days a session lasts without use; every renewal starts them again. */
  sessionDays: 60,
  /** A token older than this many days is renewed in the answer's header. */
  renewAfterDays: 1,
  /** Length of an e-mail code. */
  codeDigits: 6,
  codeMinutes: 10,
  /** Tries at one code by who asked for it. */
  codeAttempts: 5,
  /** Seconds before the same address can ask for another code. */
  codeFreezeSeconds: 60,
  /** The code that debug mode accepts instead of a sent one, outside production. */
  debugCode: '888888',
  /** Days between asking for termination and its taking effect. */
  terminationDays: 7,
} as const;

/**
 * How often something may happen: `points` times in `seconds`. Addresses are IPv4, or the /64 of an IPv6. What one address
 * does to one e-mail is counted apart, so that nobody uses up what the owner may do from elsewhere; the caps over all
 * addresses are far above that.
 */
export const RATES = {
  loginOfPair: { points: 25, seconds: 300 },
  loginOfAddress: { points: 250, seconds: 300 },
  loginOfEmail: { points: 250, seconds: 300 },
  /** For one scene. */
  codeOfPair: { points: 5, seconds: 1800 },
  codeOfEmail: { points: 30, seconds: 1800 },
  /** A school behind one address asks for many codes; a mail bomber for more. */
  codeOfAddress: { points: 100, seconds: 1800 },
  /** Tries at codes of an e-mail and a scene by one address. */
  tryOfPair: { points: 20, seconds: 1800 },
  /**
   * The same from anywhere. Each try is compared with one code of a million, so guessing without a pause, at most
   * 50 × 48 = 2400 tries a day, hits once in more than a year. One address alone cannot use it up: it has 20 tries, and
   * 40 at most in half an hour that begins in the middle of its own.
   */
  tryOfEmail: { points: 50, seconds: 1800 },
  /** Tries by addresses that asked for no code: a telephone that left one network for another. */
  strayTryOfEmail: { points: 5, seconds: 600 },
  guestOfAddress: { points: 600, seconds: 3600 },
  uploadOfAccount: { points: 120, seconds: 3600 },
} as const;

export type RateName = keyof typeof RATES;
