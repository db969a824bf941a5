import { EXCHANGE } from './settings.ts';

interface Bread {
  currentEnergy: number;
  energyLimit: number;
}

/** Points that an offer brings: those it names, or what is missing; none at the limit or above. */
export function energyOf(offer: { energy: number | null }, { currentEnergy, energyLimit }: Bread): number {
  const missing = Math.max(0, energyLimit - currentEnergy);
  return missing === 0 ? 0 : (offer.energy ?? missing);
}

/** Whether a step more fits into what may be added. */
export const fitsStep = (added: number): boolean => added + EXCHANGE.limit.energyLimit <= EXCHANGE.limit.capacity;
