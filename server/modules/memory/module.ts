import { defineModule } from '#server/kernel/module.ts';
import { CardMemory } from './card-memory.entity.ts';
import { ProgressInPackage, StatusOfCard, UnitCompletionMemory } from './memory.fields.ts';
import { remembers } from './memory.participant.ts';
import { RatingLog } from './rating-log.entity.ts';

export const memory = defineModule({
  name: 'memory',
  entities: [CardMemory, RatingLog],
  participants: [remembers],
  resolvers: [UnitCompletionMemory, ProgressInPackage, StatusOfCard],
});
