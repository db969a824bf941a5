import { defineModule } from '#server/kernel/module.ts';
import { CompletionEffects1800000000600 } from './migrations/1800000000600-completion-effects.ts';
import { composeReports } from './report.service.ts';
import { composeStarts } from './start.service.ts';
import { LearnEventLog, Unit } from './unit.entity.ts';
import { UnitResolver } from './unit.resolver.ts';
import { UNITS_ERRORS } from './units.errors.ts';

export const units = defineModule({
  name: 'units',
  errors: UNITS_ERRORS,
  resolvers: [UnitResolver],
  entities: [LearnEventLog, Unit],
  migrations: [CompletionEffects1800000000600],
  compose: () => {
    composeStarts();
    composeReports();
  },
});
