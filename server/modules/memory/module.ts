import { defineModule } from '#server/kernel/module.ts';
import { CardMemory } from './card-memory.entity.ts';
import { ProgressInPackage, StatusOfCard, UnitCompletionMemory } from './memory.fields.ts';
import { remembers } from './memory.participant.ts';
import { PersonalModel1800000001080 } from './migrations/1800000001080-personal-model.ts';
import { PersonalModel } from './personal-model.entity.ts';
import { RatingLog } from './rating-log.entity.ts';
import { RecallResolver } from './recall.resolver.ts';
import { training } from './training.job.ts';

export const memory = defineModule({
  name: 'memory',
  entities: [CardMemory, RatingLog, PersonalModel],
  migrations: [PersonalModel1800000001080],
  participants: [remembers],
  jobs: [training],
  resolvers: [RecallResolver, UnitCompletionMemory, ProgressInPackage, StatusOfCard],
});
