import { type Context, viewerOf } from '#server/api/context.ts';
import { statement } from '#server/database/database.ts';
import { type Day, localDay } from '#server/time/local-day.ts';
import { backlogAt, composeUnit } from './choice.rules.ts';
import { masteryOf, memoryModel } from './fsrs.rules.ts';
import { type CardRecall, type LoggedRating, remember } from './memory.rules.ts';
import { isGuessableRound, type RatedEvent, roundsOf } from './rating.rules.ts';
import { MEMORY } from './settings.ts';

/** A card a unit takes, with its predicted recall (0 for a card not met yet). */
export interface ChosenCard {
  cardId: number;
  cardStatus: 'DEBUT' | 'REVIEW';
  r: number;
}

/** What was reported of one card of a unit. */
export interface AnsweredCard {
  cardId: number;
  events: RatedEvent[];
  times: number;
}

interface CandidateRow {
  card_id: number;
  kind: 'DUE' | 'EARLY' | 'DEBUT';
  elapsed: number | null;
  stability: number | null;
  due_count: number;
}
interface RecallRow extends CardRecall {
  cardId: number;
}

const model = memoryModel();

// $1 user, $2 package, $3 today, $4 size, $5 due ratio, $6 backlog; $7 decay, $8 factor, $9 to $11 growth by a Good.
const candidates = statement<CandidateRow>(
  'memory.candidates',
  `WITH met AS (
     SELECT m.card_id, m.stability, m.difficulty, greatest($3::date - m.last_day, 0) AS elapsed
     FROM card_memory m JOIN card c ON c.id = m.card_id
     WHERE m.user_id = $1 AND m.package_id = $2 AND c.removed_at IS NULL AND c.learnable
   ), aged AS (
     SELECT *, elapsed / stability AS age, elapsed / stability > $5::float8 AS due,
       power(1 + $8::float8 * elapsed / stability, $7::float8) AS r
     FROM met
   ), counted AS (
     SELECT *, (count(*) FILTER (WHERE due) OVER ())::int AS due_count FROM aged
   ), ranked AS (
     SELECT *, row_number() OVER (PARTITION BY due ORDER BY
       CASE WHEN due AND due_count > $6::int
         THEN r * stability * $9::float8 * (11 - difficulty) * power(stability, $10::float8) * (exp((1 - r) * $11::float8) - 1)
         ELSE age END DESC, stability, card_id) AS place
     FROM counted
   ), debut AS (
     SELECT c.id FROM chapter ch JOIN card c ON c.chapter_id = ch.id
     WHERE ch.package_id = $2 AND c.removed_at IS NULL AND c.learnable
       AND NOT EXISTS (SELECT FROM card_memory m WHERE m.user_id = $1 AND m.card_id = c.id)
     ORDER BY ch.order_key, ch.id, c.order_key, c.id LIMIT $4
   )
   SELECT card_id, CASE WHEN due THEN 'DUE' ELSE 'EARLY' END AS kind, elapsed, stability, due_count
   FROM (SELECT * FROM ranked WHERE place <= $4::int ORDER BY place) best
   UNION ALL
   SELECT id, 'DEBUT', NULL, NULL, 0 FROM debut`,
);
const recalls = statement<RecallRow>(
  'memory.recalls',
  `SELECT card_id AS "cardId", stability, difficulty, last_day::text AS "lastDay", first_rating AS "firstRating",
     last_rating AS "lastRating", day_ratings AS "dayRatings"
   FROM card_memory WHERE user_id = $1 AND card_id = ANY ($2)`,
);
const medianTimes = statement<{ face: string; median: number }>(
  'memory.medians',
  `SELECT face, percentile_cont(0.5) WITHIN GROUP (ORDER BY duration_ms) AS median
   FROM (SELECT face, duration_ms FROM rating_log WHERE user_id = $1 ORDER BY rated_at DESC LIMIT ${MEMORY.medianWindow}) latest
   WHERE face = ANY ($2) AND duration_ms IS NOT NULL GROUP BY face HAVING count(*) >= ${MEMORY.easyMinSamples}`,
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

/** The cards of the caller's next unit in a package, reviews before debut cards; fewer than `size` where there are no more. */
export async function chooseCards(ctx: Context, packageId: number, size: number): Promise<ChosenCard[]> {
  const { dueRatio, decay, factor, gain } = model.constants;
  const rows = await ctx.db.rows(candidates, [
    viewerOf(ctx).id,
    packageId,
    today(ctx),
    size,
    dueRatio,
    backlogAt(size),
    decay,
    factor,
    gain.scale,
    gain.stabilityPower,
    gain.recallRate,
  ]);
  const of = (kind: CandidateRow['kind']) => rows.filter((row) => row.kind === kind);
  const { reviews, debuts } = composeUnit(size, {
    due: of('DUE'),
    early: of('EARLY'),
    debut: of('DEBUT'),
    dueCount: Math.max(0, ...rows.map((row) => row.due_count)),
  });
  return [
    ...reviews.map(({ card_id, elapsed, stability }) => ({
      cardId: card_id,
      cardStatus: 'REVIEW' as const,
      r: model.recall(elapsed as number, stability as number),
    })),
    ...debuts.map(({ card_id }) => ({ cardId: card_id, cardStatus: 'DEBUT' as const, r: 0 })),
  ];
}

/** Rates what a completed unit reported and answers mastery before and after, card by card. Runs inside its transaction. */
export async function rememberCards(
  ctx: Context,
  { unitId, packageId, answers }: { unitId: number; packageId: number; answers: readonly AnsweredCard[] },
): Promise<{ cardId: number; newMastery: number; oldMastery: number }[]> {
  const { id } = viewerOf(ctx);
  const rows = await ctx.db.rows(recalls, [id, answers.map(({ cardId }) => cardId)]);
  const known = new Map(rows.map(({ cardId, ...recall }) => [cardId, recall]));
  const attempts = answers.map((answer) => ({ ...answer, rounds: roundsOf(answer.events) }));
  const recallFaces = attempts.flatMap(({ cardId, rounds }) =>
    known.has(cardId) && rounds[0] && !isGuessableRound(rounds[0]) ? [rounds[0].at(-1)?.face] : [],
  );
  const medians = recallFaces.length > 0 ? await ctx.db.rows(medianTimes, [id, recallFaces]) : [];
  const medianOf = new Map(medians.map(({ face, median }) => [face, median]));
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
