/** Numbers of the economy. Diamonds, energy and exp are whole; times are in the unit of the name. */
export const ECONOMY = {
  energy: {
    limit: 30,
    /** Minutes until one point comes back. */
    recoverMinutes: 20,
  },
  vip: {
    /** Added to the energy limit while VIP is valid. */
    addEnergyLimit: 20,
  },
} as const;
