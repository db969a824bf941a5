import type { History, Review } from './review.ts';

const AGAIN = 1;
const GOOD = 3;

/**
 * What the product would have kept of a log in which a card is rated any number of times a day: of each day the first rating, and
 * one correction where a later one shows that it was wrong (passed first, failed later: Again; failed first, good in the end: Good).
 */
export function twoRatingsADay(history: History): Review[] {
  const kept: Review[] = [];
  let first: Review | undefined;
  let later: Review[] = [];
  const closeDay = () => {
    const correction = first && correctionOf(first, later);
    if (correction) kept.push(correction);
    later = [];
  };
  history.forEach((review, index) => {
    if (index > 0 && review.elapsedDays === 0) {
      later.push(review);
      return;
    }
    closeDay();
    first = review;
    kept.push(review);
  });
  closeDay();
  return kept;
}

function correctionOf(first: Review, later: readonly Review[]): Review | undefined {
  const last = later.at(-1);
  if (first.rating !== AGAIN) return later.find(({ rating }) => rating === AGAIN);
  return last && last.rating >= GOOD ? { ...last, rating: GOOD } : undefined;
}
