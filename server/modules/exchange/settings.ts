/** What bread costs; diamonds and points are whole. */
export const EXCHANGE = {
  /** Bread for diamonds; `energy` null fills it up. */
  energy: [
    { configId: 1, energy: 10, diamond: 20 },
    { configId: 2, energy: null, diamond: 50 },
  ],
  /** A step of the limit, and how much may be added to it in all (bought and given). */
  limit: { energyLimit: 5, diamond: 200, capacity: 60 },
} as const;
