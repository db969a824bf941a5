import { type Context, viewerOf } from '#server/kernel/context.ts';
import { part } from '#server/kernel/database/parts.ts';
import { statement } from '#server/kernel/database/statements.ts';
import { localDay } from '#server/kernel/time/local-day.ts';
import { type AnsweredCard, type CompletedUnit, completing } from '../units/completing.ts';
import { masteryOf, memoryModel } from './fsrs.rules.ts';
import { type CardRecall, isLapse, type LoggedRating, remember } from './memory.rules.ts';
import { isGuessableRound, type Medians, practiceRounds } from './rating.rules.ts';
import { MEMORY, TRAINING } from './settings.ts';

/** The part of a completed unit that is rated. */
export interface RatedUnit extends Pick<CompletedUnit, 'unitId'> {
  answers: readonly Omit<AnsweredCard, 'grade'>[];
}

/** What is remembered of cards, as {@link recallSql} reads it. */
export interface Recalled {
  /** The person's own weights; null without any. */
  weights: number[] | null;
  cards: readonly (CardRecall & { cardId: number })[];
}

/** Mastery of a card before and after a unit, 0 to 100. */
export interface MasteryChange {
  cardId: number;
  newMastery: number;
  oldMastery: number;
}

const untrained = memoryModel();

interface MemoryValues {
  user: number;
  unit: number;
  now: Date;
  /** JSON of the memory of each card after the unit. */
  memories: string;
  /** JSON of the ratings. */
  ratings: string;
}

/** What a user remembers of an array of cards, and by which weights, as one JSON object for {@link planMemory}. */
export const recallSql = (user: string, cards: string) => `(
    SELECT json_build_object('weights', (SELECT weights FROM memory_model WHERE user_id = ${user}),
      'cards', coalesce(json_agg(json_build_object('cardId', card_id, 'stability', stability, 'difficulty', difficulty,
      'lastDay', last_day, 'firstRating', first_rating, 'lastRating', last_rating, 'dayRatings', day_ratings)), '[]'))
    FROM card_memory WHERE user_id = ${user} AND card_id = ANY (${cards}))`;

// Not a part of what reads the unit: where most reports need none, PostgreSQL would plan that statement anew each time.
const medians = statement<{ face: string; median: number }>(
  'memory.medians',
  `SELECT face, percentile_cont(0.5) WITHIN GROUP (ORDER BY duration_ms) AS median
   FROM (SELECT face, duration_ms FROM rating_log WHERE user_id = $1 ORDER BY rated_at DESC LIMIT ${MEMORY.medianWindow}) latest
   WHERE face = ANY ($2) AND duration_ms IS NOT NULL GROUP BY face HAVING count(*) >= ${MEMORY.easyMinSamples}`,
);

const ENOUGH = TRAINING.afterRatings;
const MONTH = `interval '${TRAINING.afterDays} days'`;

/** Stores for a row of `@from` what {@link planMemory} planned: the memory of the cards, the log of their ratings, and when these are to be trained on. */
export const remembering = part<MemoryValues>(
  { user: 'int', unit: 'int', now: 'timestamptz', memories: 'jsonb', ratings: 'jsonb' },
  `@rated AS (
    INSERT INTO rating_log (user_id, card_id, day, seq, rating, elapsed_days, predicted, unit_id, face, duration_ms, rated_at)
    SELECT :user, "cardId", day, seq, rating, "elapsedDays", predicted, :unit, face, "durationMs", :now
    FROM @from, jsonb_to_recordset(:ratings) AS l("cardId" int, day date, seq int, rating int, "elapsedDays" int,
      predicted float8, face text, "durationMs" int)
    ON CONFLICT (user_id, card_id, day, seq) DO NOTHING RETURNING 1
  ), @counted AS (
    INSERT INTO memory_model AS own (user_id, new_ratings, train_at)
    SELECT :user, count(*), :now + ${MONTH} FROM @rated HAVING count(*) > 0
    ON CONFLICT (user_id) DO UPDATE SET new_ratings = own.new_ratings + excluded.new_ratings, train_at = CASE
      WHEN own.new_ratings < ${ENOUGH} AND own.new_ratings + excluded.new_ratings >= ${ENOUGH} THEN least(own.train_at, :now)
      WHEN own.tried_at IS NULL THEN coalesce(own.train_at, :now + ${MONTH})
      ELSE coalesce(own.train_at, greatest(own.tried_at + ${MONTH}, :now)) END
  ), @remembered AS (
    INSERT INTO card_memory AS old (user_id, card_id, package_id, stability, difficulty, last_day, first_rating, last_rating,
      day_ratings, learn_times, lapses)
    SELECT :user, "cardId", card.package_id, stability, m.difficulty, "lastDay", "firstRating", "lastRating", "dayRatings", times, lapsed::int
    FROM @from, jsonb_to_recordset(:memories) AS m("cardId" int, stability float8, difficulty float8, "lastDay" date,
      "firstRating" int, "lastRating" int, "dayRatings" int, times int, lapsed boolean) JOIN card ON card.id = "cardId"
    ON CONFLICT (user_id, card_id) DO UPDATE SET stability = excluded.stability, difficulty = excluded.difficulty,
      last_day = excluded.last_day, first_rating = excluded.first_rating, last_rating = excluded.last_rating,
      day_ratings = excluded.day_ratings, learn_times = old.learn_times + excluded.learn_times,
      lapses = old.lapses + excluded.lapses
  )`,
);

/** The caller's own median time in ms by face, over the latest ratings; read only for faces whose answer may be Easy. */
export async function readMedians(ctx: Context, { answers }: Pick<RatedUnit, 'answers'>): Promise<Medians> {
  const timedFaces = answers.flatMap(({ events }) => {
    const [first] = practiceRounds(events);
    return first && !isGuessableRound(first) ? [first.at(-1)?.face] : [];
  });
  const rows = timedFaces.length > 0 ? await ctx.db.rows(medians, [viewerOf(ctx).id, timedFaces]) : [];
  return new Map(rows.map(({ face, median }) => [face, median]));
}

/** Rates what a completed unit reported: what {@link remembering} takes, and mastery before and after, card by card. */
export function planMemory(
  ctx: Context,
  { unitId, answers }: RatedUnit,
  recalled: Recalled | null,
  medianOf: Medians,
): { values: MemoryValues; kept: MasteryChange[] } {
  const model = recalled?.weights ? memoryModel(recalled.weights) : untrained;
  const known = new Map((recalled?.cards ?? []).map(({ cardId, ...before }) => [cardId, before]));
  const today = localDay(ctx.now(), ctx.timeZone);
  const changes = answers.map(({ cardId, times, events }) => {
    const before = known.get(cardId) ?? null;
    // guard: the boss is never a rating
    return { cardId, times, before, ...remember(model, before, practiceRounds(events), today, medianOf) };
  });
  const memories = changes.map(({ cardId, times, after, logged }) => {
    return { cardId, times, lapsed: logged.some(isLapse), ...after };
  });
  const ratings = changes.flatMap(({ cardId, logged }) => logged.map((row: LoggedRating) => ({ cardId, ...row })));
  return {
    values: {
      user: viewerOf(ctx).id,
      unit: unitId,
      now: ctx.now(),
      memories: JSON.stringify(memories),
      ratings: JSON.stringify(ratings),
    },
    kept: changes.map(
      ({ cardId, before, after }): MasteryChange => ({
        cardId,
        newMastery: after ? masteryOf(after.stability) : 0,
        oldMastery: before ? masteryOf(before.stability) : 0,
      }),
    ),
  };
}

/** A completed unit is what memory learns from. */
export const remembers = completing.participant<Recalled, MemoryValues, MasteryChange[], undefined, Medians>({
  name: 'memory',
  read: ({ user, cards }) => recallSql(user, cards),
  load: readMedians,
  plan: planMemory,
  write: remembering,
});
