import { defineModule } from '#server/kernel/module.ts';
import { CompletionEffects1800000000600 } from './migrations/1800000000600-completion-effects.ts';
import { EventsApart1800000001051 } from './migrations/1800000001051-events-apart.ts';
import { composeReports } from './report.service.ts';
import { composeStarts } from './start.service.ts';
import { LearnEventApart, LearnEventLog, Unit } from './unit.entity.ts';
import { UnitResolver } from './unit.resolver.ts';
import { UNITS_ERRORS } from './units.errors.ts';

export const units = defineModule({
  name: 'units',
  errors: UNITS_ERRORS,
  resolvers: [UnitResolver],
  entities: [LearnEventApart, LearnEventLog, Unit],
  migrations: [CompletionEffects1800000000600, EventsApart1800000001051],
  compose: () => {
    composeStarts();
    composeReports();
  },
});
