interface Queued {
  cardId: number;
  cardStatus: 'DEBUT' | 'REVIEW';
}

/** Review and debut cards alternately, a review card first, each kind in its given order. */
export function initialQueue(cards: readonly Queued[]): number[] {
  const reviews = cards.filter((card) => card.cardStatus === 'REVIEW');
  const debuts = cards.filter((card) => card.cardStatus === 'DEBUT');
  const queue: number[] = [];
  for (let index = 0; index < Math.max(reviews.length, debuts.length); index++) {
    for (const card of [reviews[index], debuts[index]]) if (card) queue.push(card.cardId);
  }
  return queue;
}

/**
 * Puts a practised card back: at position 1 while it was practised at most once, else at 2, further to the front if
 * fewer frames remain. With exactly two untouched cards left behind it goes to 2 at once, because position 1 would end
 * the queue with the same card in two successive frames.
 */
export function reinsert(
  queue: readonly number[],
  cardId: number,
  practised: number,
  isFresh: (cardId: number) => boolean,
): number[] {
  const wouldEndAlone = queue.length === 2 && queue.every(isFresh);
  const position = practised <= 1 && !wouldEndAlone ? 1 : 2;
  return queue.toSpliced(Math.min(position, queue.length), 0, cardId);
}
