import { defineModule } from '#server/kernel/module.ts';
import { EXCHANGE_ERRORS } from './exchange.errors.ts';
import { ExchangeResolver } from './exchange.resolver.ts';
import { EnergyLimit1800000000610 } from './migrations/1800000000610-energy-limit.ts';

export const exchange = defineModule({
  name: 'exchange',
  errors: EXCHANGE_ERRORS,
  resolvers: [ExchangeResolver],
  migrations: [EnergyLimit1800000000610],
});
