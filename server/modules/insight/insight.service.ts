import { parseCardContent } from '#domain/cards/content.ts';
import { cardTitle } from '#domain/cards/summary.ts';
import { type Context, viewerOf } from '#server/kernel/context.ts';
import { statement } from '#server/kernel/database/statements.ts';
import { addDays, type Day, localDay, startOfDay } from '#server/kernel/time/local-day.ts';
import { memoryModel } from '../memory/fsrs.rules.ts';
import { type BinSums, calibrationOf, forecastOf } from './insight.rules.ts';
import type { HardCard, MemoryInsights, PackageMastery } from './insight.types.ts';
import { INSIGHT } from './settings.ts';

const { dueRatio } = memoryModel().constants;
const [growing, firm, mastered] = INSIGHT.stages;

/** Whether the caller, `$1`, still sees package `p`. */
const SEEN = `p.removed_at IS NULL AND (p.author_id = $1 OR p.share_status <> 'OFF'
  OR EXISTS (SELECT FROM shelf s WHERE s.user_id = $1 AND s.package_id = p.id))`;
/** Name of package `p` in the language `$2`, or in its own. */
const NAME = "coalesce(p.translations -> $2::text ->> 'name', p.name)";

// Cards due later than the forecast reaches are counted on the day after it. A card falls due on the first whole day on which elapsed / stability exceeds the ratio.
const readForecast = statement<{ offset: number; cards: number }>(
  'insight.forecast',
  `SELECT "offset", count(*)::int AS cards
   FROM (SELECT least(${INSIGHT.forecastDays}, greatest(0, m.last_day + floor(least(m.stability * ${dueRatio}, 36500))::int + 1 - $2::date)) AS "offset"
     FROM card_memory m JOIN card c ON c.id = m.card_id AND c.removed_at IS NULL JOIN package p ON p.id = c.package_id
     WHERE m.user_id = $1 AND ${SEEN}) due
   GROUP BY "offset"`,
);

// Counted from the index alone; the bounds are the starts of the caller's days.
const readYear = statement<{ offset: number; cards: number }>(
  'insight.year',
  `SELECT width_bucket(rated_at, $2::timestamptz[]) - 1 AS "offset", count(*)::int AS cards
   FROM rating_log WHERE user_id = $1 AND rated_at >= ($2::timestamptz[])[1] GROUP BY 1 ORDER BY 1`,
);

const readPackages = statement<PackageMastery>(
  'insight.packages',
  `SELECT p.id AS "packageId", ${NAME} AS name, count(*) FILTER (WHERE stability < ${growing})::int AS fresh,
     count(*) FILTER (WHERE stability >= ${growing} AND stability < ${firm})::int AS growing,
     count(*) FILTER (WHERE stability >= ${firm} AND stability < ${mastered})::int AS firm,
     count(*) FILTER (WHERE stability >= ${mastered})::int AS mastered
   FROM card_memory m JOIN card c ON c.id = m.card_id AND c.removed_at IS NULL JOIN package p ON p.id = c.package_id
   WHERE m.user_id = $1 AND ${SEEN}
   GROUP BY p.id ORDER BY count(*) DESC, p.id LIMIT ${INSIGHT.packagesMax}`,
);

/** The latest answers of the caller, `$1`. */
const LATEST = `(SELECT card_id, seq, rating, elapsed_days, predicted FROM rating_log WHERE user_id = $1
  ORDER BY rated_at DESC LIMIT ${INSIGHT.ratingsMax}) latest`;

const readHardest = statement<Omit<HardCard, 'title'> & { content: string }>(
  'insight.hardest',
  `SELECT c.id AS "cardId", c.content, ${NAME} AS "packageName", lapses
   FROM (SELECT card_id, count(*)::int AS lapses FROM ${LATEST} WHERE rating = 1 AND elapsed_days > 0
     GROUP BY card_id HAVING count(*) >= ${INSIGHT.hardestFrom}) hard
   JOIN card c ON c.id = hard.card_id AND c.removed_at IS NULL JOIN package p ON p.id = c.package_id
   WHERE ${SEEN} ORDER BY lapses DESC, c.id LIMIT ${INSIGHT.hardestMax}`,
);

// Only answers on a later day than the one before are predictions: the rest of a day is practice.
const readBins = statement<BinSums & { bin: number }>(
  'insight.bins',
  `SELECT least(floor(predicted * ${INSIGHT.bins}), ${INSIGHT.bins - 1})::int AS bin, count(*)::int AS ratings,
     sum(predicted) AS predicted, count(*) FILTER (WHERE rating > 1)::int AS remembered,
     sum(-ln(CASE WHEN rating > 1 THEN sure ELSE 1 - sure END)) AS loss
   FROM (SELECT rating, predicted, least(greatest(predicted, ${INSIGHT.surest}), ${1 - INSIGHT.surest}) AS sure
     FROM ${LATEST} WHERE elapsed_days > 0 AND predicted IS NOT NULL) answers
   GROUP BY 1 ORDER BY 1`,
);

function titleOf(content: string): string {
  const parsed = parseCardContent(content);
  return parsed.ok ? cardTitle(parsed.card) : '';
}

/** What the caller keeps in mind. Days are those of the caller's time zone. */
export async function memoryInsights(ctx: Context): Promise<MemoryInsights> {
  const { id } = viewerOf(ctx);
  const today = localDay(ctx.now(), ctx.timeZone);
  const first = addDays(today, 1 - INSIGHT.yearDays);
  const days: Day[] = Array.from({ length: INSIGHT.yearDays }, (_, offset) => addDays(first, offset));
  const [forecast, year, packages, hardest, bins] = await Promise.all([
    ctx.db.rows(readForecast, [id, today]),
    ctx.db.rows(readYear, [id, days.map((day) => startOfDay(day, ctx.timeZone))]),
    ctx.db.rows(readPackages, [id, ctx.locale]),
    ctx.db.rows(readHardest, [id, ctx.locale]),
    ctx.db.rows(readBins, [id]),
  ]);
  return {
    cards: forecast.reduce((sum, { cards }) => sum + cards, 0),
    forecast: forecastOf(today, forecast),
    year: year.map(({ offset, cards }) => ({ day: addDays(first, offset), cards })),
    packages,
    hardest: hardest.map(({ content, ...card }) => ({ ...card, title: titleOf(content) })),
    calibration: calibrationOf(bins),
  };
}
