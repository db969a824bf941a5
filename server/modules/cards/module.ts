import { defineModule } from '#server/kernel/module.ts';
import { Card } from './card.entity.ts';
import { CardResolver } from './card.resolver.ts';
import { ILLUSTRATIONS } from './card-assets.ts';
import { CARDS_ERRORS } from './cards.errors.ts';
import { CardsOfPackage, IllustrationOfCard, PackageOfCard } from './cards.fields.ts';
import { UpdatedType1800000000620 } from './migrations/1800000000620-updated-type.ts';
import { CardAssets1800000000790 } from './migrations/1800000000790-card-assets.ts';

export const cards = defineModule({
  name: 'cards',
  errors: CARDS_ERRORS,
  resolvers: [CardResolver, IllustrationOfCard, PackageOfCard, CardsOfPackage],
  entities: [Card],
  assetReferences: [ILLUSTRATIONS],
  migrations: [UpdatedType1800000000620, CardAssets1800000000790],
});
