import { defineModule } from '#server/kernel/module.ts';
import { CardRest } from './card-rest.entity.ts';
import { CatchUp } from './catch-up.entity.ts';
import { ChapterRest } from './chapter-rest.entity.ts';
import { CONTROL_ERRORS } from './control.errors.ts';
import { ControlResolver } from './control.resolver.ts';
import { Holiday } from './holiday.entity.ts';
import { StudyControl1800000001040 } from './migrations/1800000001040-study-control.ts';
import { PastMemory } from './past-memory.entity.ts';

export const control = defineModule({
  name: 'control',
  errors: CONTROL_ERRORS,
  resolvers: [ControlResolver],
  entities: [CardRest, ChapterRest, Holiday, CatchUp, PastMemory],
  migrations: [StudyControl1800000001040],
});
