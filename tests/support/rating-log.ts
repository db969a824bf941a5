import type { DataSource } from 'typeorm';
import type { History } from '#domain/memory/review.ts';
import { memoryModel } from '#server/modules/memory/fsrs.rules.ts';

/**
 * Writes down that somebody gave these ratings, and what they remember by the weights everybody begins with. Cards count from
 * `firstCard`; the rating of row n was given n minutes after `began`.
 */
export async function keepRatings(
  source: DataSource,
  user: number,
  histories: readonly History[],
  { firstCard = 1, packageId = 1, began = '2024-01-01T00:00:00Z' } = {},
): Promise<void> {
  const model = memoryModel();
  const ratings: object[] = [];
  const memories = histories.map((history, index) => {
    const card = firstCard + index;
    let state: ReturnType<typeof model.next> | null = null;
    let day = 0;
    for (const { row, rating, elapsedDays } of history) {
      day += elapsedDays;
      const elapsed = state ? elapsedDays : null;
      ratings.push({ card, day, row, rating, elapsed, predicted: state && model.recall(elapsedDays, state.stability) });
      state = model.next(state, elapsedDays, rating);
    }
    const rating = history.at(-1)?.rating;
    return { card, day, rating, ...state };
  });
  await source.query(
    `INSERT INTO rating_log (user_id, card_id, day, seq, rating, elapsed_days, predicted, unit_id, rated_at)
     SELECT $1, card, $3::timestamptz::date + day, 1, rating, elapsed, predicted, 1, $3::timestamptz + row * interval '1 minute'
     FROM jsonb_to_recordset($2) AS r (card int, day int, row int, rating int, elapsed int, predicted float8)`,
    [user, JSON.stringify(ratings), began],
  );
  await source.query(
    `INSERT INTO card_memory (user_id, card_id, package_id, stability, difficulty, last_day, first_rating, last_rating, day_ratings, learn_times)
     SELECT $1, card, $3, stability, difficulty, $4::timestamptz::date + day, rating, rating, 1, 2
     FROM jsonb_to_recordset($2) AS m (card int, day int, rating int, stability float8, difficulty float8)`,
    [user, JSON.stringify(memories), packageId, began],
  );
  await source.query(
    `INSERT INTO memory_model (user_id, new_ratings, train_at) VALUES ($1, $2, $3)
     ON CONFLICT (user_id) DO UPDATE SET new_ratings = excluded.new_ratings, train_at = excluded.train_at`,
    [user, ratings.length, began],
  );
}
