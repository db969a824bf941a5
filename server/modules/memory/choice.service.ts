import { type Context, viewerOf } from '#server/kernel/context.ts';
import { part } from '#server/kernel/database/parts.ts';
import { type Day, localDay, startOfDay } from '#server/kernel/time/local-day.ts';
import { awake, noHoliday, shareLeft } from '../control/resting.ts';
import { debutLimits } from './choice.rules.ts';
import { personalModel } from './personal-model.sql.ts';

interface ChoiceNumbers {
  user: number;
  today: Day;
  dayStart: Date;
  size: number;
  backlogAt: number;
  floodAt: number;
  backlogDebuts: number;
  debuts: number;
}
interface ChoiceValues extends ChoiceNumbers {
  package: number;
}
interface WideChoiceValues extends ChoiceNumbers {
  packages: readonly number[];
}

const NUMBERS = {
  user: 'int',
  today: 'date',
  dayStart: 'timestamptz',
  size: 'int',
  backlogAt: 'int',
  floodAt: 'int',
  backlogDebuts: 'int',
  debuts: 'int',
} as const;

/** `of` compares a package: with one, which keeps the order of an index, or with several. */
const choiceText = (of: string) =>
  `@own AS MATERIALIZED (${personalModel(':user')}), @met AS (
    SELECT m.card_id, m.stability, m.difficulty, greatest(:today - m.last_day, 0) AS elapsed
    FROM card_memory m JOIN card c ON c.id = m.card_id
    WHERE m.user_id = :user AND m.package_id ${of} AND c.package_id ${of} AND c.removed_at IS NULL AND c.learnable
      AND ${awake('c', ':user', ':today')} AND ${noHoliday(':user', ':today')}
  ), @aged AS (
    SELECT @met.*, elapsed / stability AS age, elapsed / stability > own.due_ratio AS due,
      power(1 + own.factor * elapsed / stability, own.decay) AS r, own.gain, own.stability_power, own.recall_rate
    FROM @met, @own own
  ), @counted AS (
    SELECT *, (count(*) FILTER (WHERE due) OVER ())::int AS due_count FROM @aged
  ), @ranked AS (
    SELECT *, row_number() OVER (PARTITION BY due ORDER BY
      CASE WHEN due AND due_count > :backlogAt
        THEN r * stability * gain * (11 - difficulty) * power(stability, stability_power)
          * (exp((1 - r) * recall_rate) - 1)
        ELSE age END DESC, stability, card_id) AS place
    FROM @counted
  ), @debut AS (
    SELECT id AS card_id, row_number() OVER (ORDER BY chapter_key, chapter_id, order_key, id) AS place
    FROM (
      SELECT c.id, c.order_key, ch.id AS chapter_id, ch.order_key AS chapter_key
      FROM chapter ch JOIN card c ON c.chapter_id = ch.id
      WHERE ch.package_id ${of} AND c.removed_at IS NULL AND c.learnable
        AND NOT EXISTS (SELECT FROM card_memory m WHERE m.user_id = :user AND m.card_id = c.id)
        AND ${awake('c', ':user', ':today')} AND ${noHoliday(':user', ':today')}
      ORDER BY ch.order_key, ch.id, c.order_key, c.id LIMIT :size
    ) next
  ), @allowed AS (
    SELECT CASE WHEN share > 0 AND due > 0 THEN :backlogDebuts WHEN share = 0 THEN :debuts
      WHEN due > :floodAt THEN 0 WHEN due > :backlogAt THEN :backlogDebuts ELSE :debuts END AS debuts
    FROM (SELECT coalesce(max(due_count), 0) AS due, ${shareLeft(':user', ':today', ':dayStart')} AS share FROM @counted) backlog
  ), @chosen AS (
    SELECT card_id, status, r, row_number() OVER (ORDER BY status = 'DEBUT', turn, place) AS place
    FROM (
      SELECT card_id, 'REVIEW' AS status, round(r::numeric, 8)::float8 AS r, CASE WHEN due THEN 2 ELSE 3 END AS turn, place
      FROM @ranked
      UNION ALL
      SELECT card_id, 'DEBUT', 0, CASE WHEN place <= debuts THEN 1 ELSE 4 END, place FROM @debut, @allowed
      ORDER BY turn, place LIMIT :size
    ) taken
  )`;

/**
 * The cards of the next unit of `:user` in `:package` as `@chosen (card_id, status, r, place)`, `r` the predicted recall (0
 * for a card not met yet), none of them laid aside: due reviews, at most so many debut cards as the limits say, or two until
 * the day's share of a plan to catch up is answered, then the reviews not yet due that are closest to it, then further debut
 * cards. Reviews come before debut cards; fewer than `:size` only where nothing is left. See {@link choiceValues}.
 */
export const choice = part<ChoiceValues>({ ...NUMBERS, package: 'int' }, choiceText('= :package'));

/** {@link choice} over `:packages`, whose debut cards come by their places in their own packages. See {@link wideChoiceValues}. */
export const wideChoice = part<WideChoiceValues>({ ...NUMBERS, packages: 'int[]' }, choiceText('= ANY (:packages)'));

/** What {@link choice} takes. */
export function choiceValues(ctx: Context, packageId: number, size: number): ChoiceValues {
  return { ...numbersOf(ctx, size), package: packageId };
}

/** What {@link wideChoice} takes. */
export function wideChoiceValues(ctx: Context, packages: readonly number[], size: number): WideChoiceValues {
  return { ...numbersOf(ctx, size), packages };
}

function numbersOf(ctx: Context, size: number): ChoiceNumbers {
  const today = localDay(ctx.now(), ctx.timeZone);
  return {
    user: viewerOf(ctx).id,
    today,
    dayStart: startOfDay(today, ctx.timeZone),
    size,
    ...debutLimits(size),
  };
}
