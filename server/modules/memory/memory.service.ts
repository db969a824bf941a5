import { type Context, viewerOf } from '#server/api/context.ts';
import { statement } from '#server/database/database.ts';
import { type Day, localDay } from '#server/time/local-day.ts';
import { masteryOf, memoryModel } from './fsrs.rules.ts';
import { type CardRecall, type LoggedRating, remember } from './memory.rules.ts';
import { isGuessableRound, type RatedEvent, roundsOf } from './rating.rules.ts';
import { MEMORY } from './settings.ts';

/** What was reported of one card of a unit. */
export interface AnsweredCard {
  cardId: number;
  events: RatedEvent[];
  times: number;
}

interface RecallRow extends CardRecall {
  cardId: number;
}

const model = memoryModel();

// Medians are taken over the latest ratings, which is only worth while where some face of the report may be Easy.
const recall = statement<{ recalls: RecallRow[]; medians: Record<string, number> | null }>(
  'memory.recall',
  `SELECT (
       SELECT coalesce(json_agg(json_build_object('cardId', card_id, 'stability', stability, 'difficulty', difficulty,
         'lastDay', last_day, 'firstRating', first_rating, 'lastRating', last_rating, 'dayRatings', day_ratings)), '[]')
       FROM card_memory WHERE user_id = $1 AND card_id = ANY ($2)
     ) AS recalls,
     CASE WHEN cardinality($3::text[]) > 0 THEN (
       SELECT json_object_agg(face, median) FROM (
         SELECT face, percentile_cont(0.5) WITHIN GROUP (ORDER BY duration_ms) AS median
         FROM (SELECT face, duration_ms FROM rating_log WHERE user_id = $1 ORDER BY rated_at DESC LIMIT ${MEMORY.medianWindow}) latest
         WHERE face = ANY ($3) AND duration_ms IS NOT NULL GROUP BY face HAVING count(*) >= ${MEMORY.easyMinSamples}) timed
     ) END AS medians`,
);
const save = statement(
  'memory.save',
  `WITH logged AS (
     INSERT INTO rating_log (user_id, card_id, day, seq, rating, elapsed_days, predicted, unit_id, face, duration_ms, rated_at)
     SELECT $1, "cardId", day, seq, rating, "elapsedDays", predicted, $3, face, "durationMs", $4
     FROM jsonb_to_recordset($6) AS l("cardId" int, day date, seq int, rating int, "elapsedDays" int, predicted float8,
       face text, "durationMs" int)
   )
   INSERT INTO card_memory AS old (user_id, card_id, package_id, stability, difficulty, last_day, first_rating, last_rating,
     day_ratings, learn_times)
   SELECT $1, "cardId", $2, stability, difficulty, "lastDay", "firstRating", "lastRating", "dayRatings", times
   FROM jsonb_to_recordset($5) AS m("cardId" int, stability float8, difficulty float8, "lastDay" date, "firstRating" int,
     "lastRating" int, "dayRatings" int, times int)
   ON CONFLICT (user_id, card_id) DO UPDATE SET stability = excluded.stability, difficulty = excluded.difficulty,
     last_day = excluded.last_day, first_rating = excluded.first_rating, last_rating = excluded.last_rating,
     day_ratings = excluded.day_ratings, learn_times = old.learn_times + excluded.learn_times`,
);
const stats = statement<{ card_id: number; stability: number; learn_times: number }>(
  'memory.stats',
  'SELECT card_id, stability, learn_times FROM card_memory WHERE user_id = $1 AND card_id = ANY ($2)',
);

const today = (ctx: Context): Day => localDay(ctx.now(), ctx.timeZone);

/** Rates what a completed unit reported and answers mastery before and after, card by card. Runs inside its transaction. */
export async function rememberCards(
  ctx: Context,
  { unitId, packageId, answers }: { unitId: number; packageId: number; answers: readonly AnsweredCard[] },
): Promise<{ cardId: number; newMastery: number; oldMastery: number }[]> {
  const { id } = viewerOf(ctx);
  const attempts = answers.map((answer) => ({ ...answer, rounds: roundsOf(answer.events) }));
  const timedFaces = attempts.flatMap(({ rounds: [first] }) =>
    first && !isGuessableRound(first) ? [first.at(-1)?.face] : [],
  );
  const row = await ctx.db.row(recall, [id, answers.map(({ cardId }) => cardId), timedFaces]);
  const known = new Map(row?.recalls.map(({ cardId, ...before }) => [cardId, before]));
  const medianOf = new Map(Object.entries(row?.medians ?? {}));
  const changes = attempts.map(({ cardId, times, rounds }) => {
    const before = known.get(cardId) ?? null;
    return { cardId, times, before, ...remember(model, before, rounds, today(ctx), medianOf) };
  });
  const saved = changes.map(({ cardId, times, after }) => ({ cardId, times, ...after }));
  const logged = changes.flatMap(({ cardId, logged }) => logged.map((row: LoggedRating) => ({ cardId, ...row })));
  await ctx.db.run(save, [id, packageId, unitId, ctx.now(), JSON.stringify(saved), JSON.stringify(logged)]);
  return changes.map(({ cardId, before, after }) => ({
    cardId,
    newMastery: after ? masteryOf(after.stability) : 0,
    oldMastery: before ? masteryOf(before.stability) : 0,
  }));
}

/** Practised times and mastery (0 to 100) of the caller's cards, in the order asked; cards not met yet stand at 0. */
export async function cardStats(
  ctx: Context,
  cardIds: readonly number[],
): Promise<{ cardStats: { cardId: number; learnTimes: number; mastery: number }[] }> {
  const unique = [...new Set(cardIds)];
  const rows = await ctx.db.rows(stats, [viewerOf(ctx).id, unique]);
  const known = new Map(rows.map((row) => [row.card_id, row]));
  return {
    cardStats: unique.map((cardId) => {
      const row = known.get(cardId);
      return { cardId, learnTimes: row?.learn_times ?? 0, mastery: row ? masteryOf(row.stability) : 0 };
    }),
  };
}
