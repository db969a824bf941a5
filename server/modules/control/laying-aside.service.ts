import { type Context, viewerOf } from '#server/kernel/context.ts';
import { statement } from '#server/kernel/database/statements.ts';
import { AppError } from '#server/kernel/errors.ts';
import { type Day, localDay } from '#server/kernel/time/local-day.ts';
import { mayRestUntil } from './control.rules.ts';
import { SEEN } from './my-card.sql.ts';
import { CONTROL } from './settings.ts';

/** Cards of `$2` that the caller, `$1`, has met and still sees. */
const MET = `SELECT c.id FROM card_memory m JOIN card c ON c.id = m.card_id AND c.removed_at IS NULL
  JOIN package p ON p.id = c.package_id WHERE m.user_id = $1 AND m.card_id = ANY ($2::int[]) AND ${SEEN}`;

// guard: only cards that one has met and sees
const rest = statement<{ cardId: number }>(
  'control.rest_cards',
  `WITH met AS (${MET}), rested AS (
     INSERT INTO card_rest (user_id, card_id, until) SELECT $1, id, $3::date FROM met
     WHERE (SELECT count(*) FROM met) = cardinality($2::int[])
     ON CONFLICT (user_id, card_id) DO UPDATE SET until = excluded.until RETURNING card_id
   ) SELECT card_id AS "cardId" FROM rested`,
);
const resume = statement(
  'control.resume_cards',
  'DELETE FROM card_rest WHERE user_id = $1 AND card_id = ANY ($2::int[])',
);
const restChapter = statement(
  'control.rest_chapter',
  `WITH RECURSIVE below AS (
     SELECT ch.id, ch.package_id FROM chapter ch JOIN package p ON p.id = ch.package_id
     WHERE ch.id = $2 AND ch.removed_at IS NULL AND ${SEEN}
     UNION ALL
     SELECT ch.id, ch.package_id FROM below JOIN chapter ch ON ch.package_id = below.package_id AND ch.parent_id = below.id
     WHERE ch.removed_at IS NULL
   )
   INSERT INTO chapter_rest (user_id, chapter_id, until) SELECT $1, id, $3::date FROM below
   ON CONFLICT (user_id, chapter_id) DO UPDATE SET until = excluded.until`,
);
const resumeBelow = statement(
  'control.resume_chapter',
  `WITH RECURSIVE below AS (
     SELECT id, package_id FROM chapter WHERE id = $2
     UNION ALL
     SELECT ch.id, ch.package_id FROM below JOIN chapter ch ON ch.package_id = below.package_id AND ch.parent_id = below.id
   )
   DELETE FROM chapter_rest WHERE user_id = $1 AND chapter_id IN (SELECT id FROM below)`,
);
const beginAnew = statement<{ cardId: number }>(
  'control.begin_anew',
  `WITH met AS (${MET}), gone AS (
     DELETE FROM card_memory WHERE user_id = $1 AND card_id IN (SELECT id FROM met)
       AND (SELECT count(*) FROM met) = cardinality($2::int[])
     RETURNING card_id, stability, difficulty, last_day, first_rating, last_rating, day_ratings, learn_times, lapses
   ), kept AS (
     INSERT INTO card_memory_past (user_id, card_id, turn, ended_at, stability, difficulty, last_day, first_rating,
       last_rating, day_ratings, learn_times, lapses)
     SELECT $1, card_id, 1 + (SELECT coalesce(max(turn), 0) FROM card_memory_past p WHERE p.user_id = $1 AND p.card_id = gone.card_id),
       $3, stability, difficulty, last_day, first_rating, last_rating, day_ratings, learn_times, lapses FROM gone
   ), awake AS (
     DELETE FROM card_rest WHERE user_id = $1 AND card_id IN (SELECT card_id FROM gone)
   ) SELECT card_id AS "cardId" FROM gone`,
);
// guard: what was learned since is not overwritten
const restore = statement<{ cardId: number }>(
  'control.remember_again',
  `WITH latest AS (
     SELECT DISTINCT ON (card_id) * FROM card_memory_past WHERE user_id = $1 AND card_id = ANY ($2::int[])
     ORDER BY card_id, turn DESC
   ), back AS (
     INSERT INTO card_memory (user_id, card_id, package_id, stability, difficulty, last_day, first_rating, last_rating,
       day_ratings, learn_times, lapses)
     SELECT $1, card_id, c.package_id, stability, difficulty, last_day, first_rating, last_rating, day_ratings, learn_times, lapses
     FROM latest JOIN card c ON c.id = card_id
     ON CONFLICT (user_id, card_id) DO NOTHING RETURNING card_id
   ), unkept AS (
     DELETE FROM card_memory_past p USING latest, back
     WHERE p.user_id = $1 AND p.card_id = latest.card_id AND p.turn = latest.turn AND back.card_id = latest.card_id
   ) SELECT card_id AS "cardId" FROM back`,
);

const distinct = (cardIds: readonly number[]) => [...new Set(cardIds)];

/** Today where the caller is; throws BAD_USER_INPUT for a day that is not one to rest until. */
export function todayBefore(ctx: Context, until: Day, path = 'input.until'): Day {
  const today = localDay(ctx.now(), ctx.timeZone);
  if (!mayRestUntil(today, until)) {
    const message = {
      zh: `必须在今天之后 1 到 ${CONTROL.restDaysMax} 天`,
      en: `must lie 1 to ${CONTROL.restDaysMax} days after today`,
    };
    throw new AppError('BAD_USER_INPUT', { fields: [{ path, message }] });
  }
  return today;
}

async function restCards(ctx: Context, cardIds: readonly number[], until: Day | null): Promise<number[]> {
  const ids = distinct(cardIds);
  const rows = await ctx.db.rows(rest, [viewerOf(ctx).id, ids, until]);
  if (rows.length === 0) throw new AppError('CARD_NOT_FOUND');
  return ids;
}

/** Pauses cards until a day. All of them or none: throws CARD_NOT_FOUND for one the caller never met, BAD_USER_INPUT. */
export async function pauseCards(ctx: Context, cardIds: readonly number[], until: Day): Promise<number[]> {
  todayBefore(ctx, until);
  return restCards(ctx, cardIds, until);
}

/** Marks cards as known: they are asked no more until they are resumed. Throws CARD_NOT_FOUND. */
export function markCardsKnown(ctx: Context, cardIds: readonly number[]): Promise<number[]> {
  return restCards(ctx, cardIds, null);
}

/** Takes cards up again that were paused or marked as known; of others nothing changes. */
export async function resumeCards(ctx: Context, cardIds: readonly number[]): Promise<number[]> {
  const ids = distinct(cardIds);
  await ctx.db.run(resume, [viewerOf(ctx).id, ids]);
  return ids;
}

/** Pauses a chapter and those below it until a day. Throws CHAPTER_NOT_FOUND, BAD_USER_INPUT. */
export async function pauseChapter(ctx: Context, chapterId: number, until: Day): Promise<boolean> {
  todayBefore(ctx, until);
  if ((await ctx.db.run(restChapter, [viewerOf(ctx).id, chapterId, until])) === 0)
    throw new AppError('CHAPTER_NOT_FOUND');
  return true;
}

/** Takes a chapter up again, with those below it; false where none of them was paused. */
export async function resumeChapter(ctx: Context, chapterId: number): Promise<boolean> {
  return (await ctx.db.run(resumeBelow, [viewerOf(ctx).id, chapterId])) > 0;
}

/**
 * Begins cards anew: they are met again as for the first time. What was remembered of them is kept beside, their ratings
 * stay in the log. All of them or none: throws CARD_NOT_FOUND.
 */
export async function restartCards(ctx: Context, cardIds: readonly number[]): Promise<number[]> {
  const rows = await ctx.db.rows(beginAnew, [viewerOf(ctx).id, distinct(cardIds), ctx.now()]);
  if (rows.length === 0) throw new AppError('CARD_NOT_FOUND');
  return rows.map(({ cardId }) => cardId);
}

/** Takes a beginning anew back, as long as the card was not met since. Answers the cards of which it was. */
export async function undoRestart(ctx: Context, cardIds: readonly number[]): Promise<number[]> {
  const rows = await ctx.db.rows(restore, [viewerOf(ctx).id, distinct(cardIds)]);
  return rows.map(({ cardId }) => cardId);
}
