/** How a result names a card, whatever its type. */
export interface NamedCard {
  cardId: number;
  title: string;
  lang: string;
}
