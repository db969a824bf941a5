import { defineModule } from '#server/kernel/module.ts';
import { EnergyState } from './energy.entity.ts';
import { ENERGY_ERRORS } from './energy.errors.ts';
import { EnergyOfUser, StartedUnitEnergy, UnitCancellationEnergy } from './energy.fields.ts';
import { givesEnergyBack, takesEnergy } from './energy.participant.ts';
import { EnergyResolver } from './energy.resolver.ts';

export const energy = defineModule({
  name: 'energy',
  errors: ENERGY_ERRORS,
  resolvers: [EnergyResolver, EnergyOfUser, StartedUnitEnergy, UnitCancellationEnergy],
  entities: [EnergyState],
  participants: [takesEnergy, givesEnergyBack],
});
