import type { CardContent } from '#domain/cards/content.ts';
import { cardLookOf } from '../card-looks.ts';

/** Everything a card holds, whatever its kind. */
export function WholeCard({ card }: { card: CardContent }) {
  const { Detail } = cardLookOf(card);
  return <Detail card={card} />;
}
