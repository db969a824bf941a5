import { EXCHANGE } from './settings.ts';

interface Bread {
  currentEnergy: number;
  energyLimit: number;
}

/** Points that an offer brings: those it names, or what is missing to the limit. */
export const energyOf = (offer: { energy: number | null }, { currentEnergy, energyLimit }: Bread): number =>
  offer.energy ?? Math.max(0, energyLimit - currentEnergy);

/** Whether a step more fits into what may be added. */
export const fitsStep = (added: number): boolean => added + EXCHANGE.limit.energyLimit <= EXCHANGE.limit.capacity;
