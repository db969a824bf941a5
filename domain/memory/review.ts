/** One rating of a card in a person's log. */
export interface Review {
  /** Its place in the whole log of the person, rising with time; no two are equal. */
  readonly row: number;
  /** Local calendar days since the review of the card before; 0 for the first one and for a second one of the same day. */
  readonly elapsedDays: number;
  /** 1 Again, 2 Hard, 3 Good, 4 Easy. */
  readonly rating: 1 | 2 | 3 | 4;
}

/** The reviews of one card by one person, in order of time. */
export type History = readonly Review[];

/**
 * Whether a review tells how well recall was foretold: the card was known, and a night lay between. What follows on the same day is
 * practice, and nobody forgets in ten minutes.
 */
export function isForetold(review: Review, index: number): boolean {
  return index > 0 && review.elapsedDays > 0;
}

/** The reviews before a row; a card of which none is left is left out. */
export function historiesBefore(histories: readonly History[], row: number): History[] {
  return histories.flatMap((history) => {
    const before = history.filter((review) => review.row < row);
    return before.length > 0 ? [before] : [];
  });
}
