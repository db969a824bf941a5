import { defineModule } from '#server/kernel/module.ts';
import { Card } from './card.entity.ts';
import { CardResolver } from './card.resolver.ts';
import { CARDS_ERRORS } from './cards.errors.ts';
import { CardsOfPackage, IllustrationOfCard, PackageOfCard } from './cards.fields.ts';
import { UpdatedType1800000000620 } from './migrations/1800000000620-updated-type.ts';

export const cards = defineModule({
  name: 'cards',
  errors: CARDS_ERRORS,
  resolvers: [CardResolver, IllustrationOfCard, PackageOfCard, CardsOfPackage],
  entities: [Card],
  migrations: [UpdatedType1800000000620],
});
