import { statement } from '#server/kernel/database/statements.ts';
import { holidayUntil, laidAside } from '../control/resting.ts';
import { personalModel } from '../memory/personal-model.sql.ts';
import type { BinSums } from './insight.rules.ts';
import { INSIGHT } from './settings.ts';

const [growing, firm, mastered] = INSIGHT.stages;

/** Whether the caller, `$1`, still sees package `p`. */
const SEEN = `p.removed_at IS NULL AND (p.author_id = $1 OR p.share_status <> 'OFF'
  OR EXISTS (SELECT FROM shelf s WHERE s.user_id = $1 AND s.package_id = p.id))`;
/** Name of package `p` in the language `$2`, or in its own. */
const NAME = "coalesce(p.translations -> $2::text ->> 'name', p.name)";

/** What is remembered of the cards of a package that come back on a day. */
export interface CardSums {
  packageId: number;
  name: string;
  /** Days from today to the day they come back, 0 also for overdue ones; the length of the forecast for those that come later or never. */
  offset: number;
  fresh: number;
  growing: number;
  firm: number;
  mastered: number;
  /** Sum of their recall today. */
  recalled: number;
}

/**
 * All that is remembered, read once; removed cards, which are few, are left out without looking at each card. A card falls due
 * on the first whole day on which elapsed / stability exceeds the ratio, and comes back when it is not laid aside any more: a known one is
 * mastered, and never comes. `$3` is today.
 */
export const readCards = statement<CardSums>(
  'insight.cards',
  `WITH own AS MATERIALIZED (${personalModel('$1')}), away AS MATERIALIZED (SELECT ${holidayUntil('$1', '$3::date')} AS until)
   SELECT sums.*, ${NAME} AS name FROM (
     SELECT package_id AS "packageId", "offset",
       count(*) FILTER (WHERE NOT known AND stability < ${growing})::int AS fresh,
       count(*) FILTER (WHERE NOT known AND stability >= ${growing} AND stability < ${firm})::int AS growing,
       count(*) FILTER (WHERE NOT known AND stability >= ${firm} AND stability < ${mastered})::int AS firm,
       count(*) FILTER (WHERE known OR stability >= ${mastered})::int AS mastered,
       sum(power(1 + factor * elapsed / stability, decay)) AS recalled
     FROM (
       SELECT m.package_id, m.stability, coalesce(aside.known, false) AS known, own.decay, own.factor, greatest(0, $3::date - m.last_day) AS elapsed,
         CASE WHEN aside.known THEN ${INSIGHT.forecastDays} ELSE least(${INSIGHT.forecastDays}, greatest(0, aside.until - $3::date, away.until - $3::date,
           m.last_day + floor(least(m.stability * own.due_ratio, 36500))::int + 1 - $3::date)) END AS "offset"
       FROM own, away, card_memory m LEFT JOIN ${laidAside('$1', '$3::date')} aside ON aside.card_id = m.card_id
       WHERE m.user_id = $1 AND m.package_id IN (SELECT p.id FROM package p WHERE ${SEEN})
         AND m.card_id NOT IN (SELECT c.id FROM card c WHERE c.removed_at IS NOT NULL
           AND c.package_id IN (SELECT package_id FROM card_memory WHERE user_id = $1))
     ) cards
     GROUP BY package_id, "offset"
   ) sums JOIN package p ON p.id = sums."packageId"`,
);

/** Answers by day. Counted from the index alone; the bounds are the starts of the caller's days. */
export const readYear = statement<{ offset: number; cards: number }>(
  'insight.year',
  `SELECT width_bucket(rated_at, $2::timestamptz[]) - 1 AS "offset", count(*)::int AS cards
   FROM rating_log WHERE user_id = $1 AND rated_at >= ($2::timestamptz[])[1] GROUP BY 1 ORDER BY 1`,
);

/** Seconds and cards of completed units by day, as {@link readYear}; from an index that holds the seconds. */
export const readTime = statement<{ offset: number; cards: number; seconds: number }>(
  'insight.time',
  `SELECT width_bucket(created_at, $2::timestamptz[]) - 1 AS "offset", count(seconds)::int AS cards, sum(seconds) AS seconds
   FROM learn_event WHERE user_id = $1 AND created_at >= ($2::timestamptz[])[1] AND seconds > 0 GROUP BY 1 ORDER BY 1`,
);

/** The latest answers of the caller, `$1`. */
const latest = (count: number) => `(SELECT card_id, rating, elapsed_days, predicted, rated_at FROM rating_log
  WHERE user_id = $1 ORDER BY rated_at DESC LIMIT ${count}) latest`;

export const readHardest = statement<{ cardId: number; content: string; packageName: string; lapses: number }>(
  'insight.hardest',
  `SELECT c.id AS "cardId", c.content, ${NAME} AS "packageName", lapses
   FROM (SELECT card_id, count(*)::int AS lapses FROM ${latest(INSIGHT.ratingsMax)} WHERE rating = 1 AND elapsed_days > 0
     GROUP BY card_id HAVING count(*) >= ${INSIGHT.hardestFrom}) hard
   JOIN card c ON c.id = hard.card_id AND c.removed_at IS NULL JOIN package p ON p.id = c.package_id
   WHERE ${SEEN} AND NOT EXISTS (SELECT FROM card_rest r WHERE r.user_id = $1 AND r.card_id = c.id AND r.until IS NULL)
   ORDER BY lapses DESC, c.id LIMIT ${INSIGHT.hardestMax}`,
);

/** Predictions of a bin, or answers of an hour: the other one is null. */
export interface AnswerSums extends BinSums {
  bin: number | null;
  hour: number | null;
}

/**
 * Answers by predicted recall, and by the hour of the caller's day that they were given in. Only answers on a later day than the one
 * before are predictions: the rest of a day is practice. `$2` are the starts of the caller's days.
 */
export const readAnswers = statement<AnswerSums>(
  'insight.answers',
  `SELECT bin, hour, count(*)::int AS ratings, coalesce(sum(predicted), 0) AS predicted,
     count(*) FILTER (WHERE rating > 1)::int AS remembered, coalesce(sum(-ln(CASE WHEN rating > 1 THEN sure ELSE 1 - sure END)), 0) AS loss
   FROM (
     SELECT rating, predicted, least(greatest(predicted, ${INSIGHT.surest}), ${1 - INSIGHT.surest}) AS sure,
       least(floor(predicted * ${INSIGHT.bins}), ${INSIGHT.bins - 1})::int AS bin,
       CASE WHEN day > 0 THEN least(23, floor(date_part('epoch', rated_at - ($2::timestamptz[])[day]) / 3600))::int END AS hour
     FROM (SELECT *, width_bucket(rated_at, $2::timestamptz[]) AS day FROM ${latest(INSIGHT.answersMax)} WHERE elapsed_days > 0) dated
   ) answers
   GROUP BY GROUPING SETS ((bin), (hour)) ORDER BY bin, hour`,
);

/** A rating of a card whose whole history is read. */
export interface ComparedRating {
  cardId: number;
  rating: 1 | 2 | 3 | 4;
  elapsedDays: number | null;
  predicted: number | null;
}

/** All ratings of some cards, in order: the same cards whenever it is asked, and any card is as likely as any other. */
export const readCompared = statement<ComparedRating>(
  'insight.compared',
  `SELECT r.card_id AS "cardId", r.rating, r.elapsed_days AS "elapsedDays", r.predicted
   FROM (SELECT card_id FROM card_memory WHERE user_id = $1
     ORDER BY card_id * 2654435761 % 4294967296 LIMIT ${INSIGHT.comparedCards}) chosen
   JOIN rating_log r ON r.user_id = $1 AND r.card_id = chosen.card_id
   ORDER BY r.card_id, r.day, r.seq LIMIT ${INSIGHT.comparedRatings}`,
);
