/** Numbers of energy, in whole points. */
export const ENERGY = {
  limit: 30,
  /** Minutes until one point comes back. */
  recoverMinutes: 20,
  /** Added to the limit while VIP is valid. */
  vipAddsToLimit: 20,
} as const;
