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
  passwordMin: 8,
  passwordMax: 64,
  /** Days between asking for termination and its taking effect. */
  terminationDays: 7,
} as const;
