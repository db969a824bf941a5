import { defineModule } from '#server/kernel/module.ts';
import { Card } from './card.entity.ts';
import { CardResolver } from './card.resolver.ts';
import { CARDS_ERRORS } from './cards.errors.ts';

export const cards = defineModule({ name: 'cards', errors: CARDS_ERRORS, resolvers: [CardResolver], entities: [Card] });
