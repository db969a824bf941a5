// guard: what is laid aside is not asked
/** Card `card` is neither paused, nor known, nor in a chapter that is paused, for `user` on `today` (SQL). */
export const awake = (card: string, user: string, today: string): string =>
  `NOT EXISTS (SELECT FROM card_rest WHERE user_id = ${user} AND card_id = ${card}.id AND (until IS NULL OR until > ${today}))
   AND NOT EXISTS (SELECT FROM chapter_rest WHERE user_id = ${user} AND chapter_id = ${card}.chapter_id AND until > ${today})`;

/**
 * The cards that `user` laid aside beyond `today`: `card_id`, the first day on which each may be asked again (`until`), and whether
 * it is `known`, which it is until the learner says otherwise (SQL).
 */
export const laidAside = (user: string, today: string): string =>
  `(SELECT card_id, max(until) AS until, bool_or(until IS NULL) AS known FROM (
      SELECT card_id, until FROM card_rest WHERE user_id = ${user} AND (until IS NULL OR until > ${today})
      UNION ALL SELECT c.id, q.until FROM chapter_rest q JOIN card c ON c.chapter_id = q.chapter_id
        WHERE q.user_id = ${user} AND q.until > ${today}
    ) rests GROUP BY card_id)`;

/** The day on which a holiday of `user` that lasts on `today` is over; null without one (SQL). */
export const holidayUntil = (user: string, today: string): string =>
  `(SELECT max(until) FROM holiday WHERE user_id = ${user} AND ${today} >= since AND ${today} < until)`;

// guard: a holiday asks nothing
/** `user` has no holiday on `today` (SQL). */
export const noHoliday = (user: string, today: string): string =>
  `NOT EXISTS (SELECT FROM holiday WHERE user_id = ${user} AND ${today} >= since AND ${today} < until)`;

/** Due cards that `user` answered since the instant `dayStart` (SQL). */
export const reviewedSince = (user: string, dayStart: string): string =>
  `(SELECT count(*)::int FROM rating_log WHERE user_id = ${user} AND rated_at >= ${dayStart} AND seq = 1 AND elapsed_days > 0)`;

/** Cards that are left of what a plan to catch up has for `today`; null without a plan (SQL). */
export const shareLeft = (user: string, today: string, dayStart: string): string =>
  `(SELECT greatest(0, daily_cards - ${reviewedSince(user, dayStart)}) FROM catch_up
    WHERE user_id = ${user} AND ${today} >= since AND ${today} < until)`;
