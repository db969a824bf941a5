import { defineModule } from '#server/kernel/module.ts';
import { LearnEventLog, Unit } from './unit.entity.ts';
import { UnitResolver } from './unit.resolver.ts';
import { UNITS_ERRORS } from './units.errors.ts';

export const units = defineModule({
  name: 'units',
  errors: UNITS_ERRORS,
  resolvers: [UnitResolver],
  entities: [LearnEventLog, Unit],
});
