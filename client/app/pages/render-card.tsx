import { WholeCard } from '#client/features/lesson/WholeCard/WholeCard.tsx';
import type { CardContent } from '#domain/cards/content.ts';

/** A card of a package looks as a lesson shows it; packages and lessons do not know each other, so the pages hand it over. */
export const renderCard = (card: CardContent) => <WholeCard card={card} />;
