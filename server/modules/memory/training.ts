import { setImmediate } from 'node:timers/promises';
import { computeParameters, FSRSBindingItem, FSRSBindingReview } from '@open-spaced-repetition/binding';
import { type History, isForetold } from '#domain/memory/review.ts';

/** Reviews of one card that training looks at; what a card was like in its first years says little about the person now. */
const LONGEST_SEQUENCE = 64;
/** Items made in one go, some ten milliseconds: others of the process are answered in between. */
const ITEMS_AT_ONCE = 2000;
/** The optimizer is asked this often, in ms, whether it is done. */
const POLL_MS = 20;
const WEIGHTS = 21;

/**
 * The 21 weights of FSRS-6 that explain a person's reviews best, by the optimizer of FSRS (fsrs-rs), which works on a thread of its own:
 * some 5 s for a million reviews, a tenth of a second for ten thousand. The same reviews give the same weights. With
 * fewer than a few dozen reviews that foretell anything the weights are, wholly or mostly, the defaults.
 */
export async function trainWeights(histories: readonly History[]): Promise<number[]> {
  const weights = await computeParameters(await itemsOf(histories), { enableShortTerm: true, timeout: POLL_MS });
  if (weights.length !== WEIGHTS || !weights.every(Number.isFinite))
    throw new Error('Training gave no usable weights.');
  return weights;
}

/** As Anki does: a review that foretells something, with all that came before it on its card. */
async function itemsOf(histories: readonly History[]): Promise<FSRSBindingItem[]> {
  const known = new Map<number, FSRSBindingReview>();
  const items: FSRSBindingItem[] = [];
  for (const history of histories) {
    const reviews = history.slice(0, LONGEST_SEQUENCE).map(({ rating, elapsedDays }) => {
      const key = elapsedDays * 10 + rating;
      const review = known.get(key) ?? new FSRSBindingReview(rating, elapsedDays);
      known.set(key, review);
      return review;
    });
    for (let end = 1; end < reviews.length; end++) {
      const review = history[end];
      if (!review || !isForetold(review, end)) continue;
      items.push(new FSRSBindingItem(reviews.slice(0, end + 1)));
      if (items.length % ITEMS_AT_ONCE === 0) await setImmediate();
    }
  }
  return items;
}
