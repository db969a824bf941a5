import { defineProof, member } from '#tests/support/proof.ts';

export const proof = defineProof({
  access: [
    member('energyExchanges'),
    member('exchangeEnergy', 'ENERGY_FULL', { input: { configId: 1 } }),
    member('energyLimitExchange'),
    member('exchangeEnergyLimit', 'NOT_ENOUGH_DIAMONDS'),
  ],
});
