import { phaseOf, seasonOf } from '#domain/league.ts';
import { LEAGUE_GROUP_SIZE } from '#domain/limits.ts';
import { type Context, viewerOf } from '#server/kernel/context.ts';
import { part } from '#server/kernel/database/parts.ts';

interface JoiningValues {
  user: number;
  season: number;
  startsAt: Date;
  /** Whether exp counts now. */
  open: boolean;
  /** Whether an account without a standing gets one. */
  qualified: boolean;
  /** Exp that the ledger does not have yet. */
  exp: number;
  now: Date;
}

// guard: a result waits for its claim before the next season
// guard: groups are filled to thirty
// guard: the exp of the season so far is joined with
/**
 * Counts exp for the place of an account, for a row of `@from`; an account without one in this season joins the latest group of
 * its stars, with all its exp of the season, unless an earlier result is not claimed yet. `@counted (step, number, exp)` is the place
 * then. What is decided is read under the lock of the standing, which a claim holds too: the snapshot may be older.
 */
export const joining = part<JoiningValues>(
  {
    user: 'int',
    season: 'int',
    startsAt: 'timestamptz',
    open: 'boolean',
    qualified: 'boolean',
    exp: 'int',
    now: 'timestamptz',
  },
  `@locked AS MATERIALIZED (
    SELECT s.step, s.season, s.due FROM @from, league_standing s WHERE s.user_id = :user AND :open FOR UPDATE OF s
  ), @entering AS (
    SELECT step FROM @locked WHERE NOT due AND season < :season
    UNION ALL SELECT 0 FROM @from WHERE :open AND :qualified AND NOT EXISTS (SELECT FROM @locked)
  ), @earned AS (
    SELECT step, :exp + (
      SELECT coalesce(sum(delta), 0)::int FROM ledger
      WHERE user_id = :user AND currency = 'EXP' AND created_at >= :startsAt
    ) AS exp FROM @entering
  ), @seat AS (
    INSERT INTO league_queue AS q (season, step, joined) SELECT :season, step, 1 FROM @earned WHERE exp > 0
    ON CONFLICT (season, step) DO UPDATE SET joined = q.joined + 1
    RETURNING step, (joined - 1) / ${LEAGUE_GROUP_SIZE} AS number
  ), @counted AS (
    INSERT INTO league_place AS p (user_id, season, step, number, exp, reached_at)
    SELECT :user, :season, step, number, exp, :now FROM @seat JOIN @earned USING (step)
    UNION ALL SELECT :user, :season, step, NULL, 0, :now FROM @locked WHERE season = :season AND :exp > 0
    ON CONFLICT (user_id, season) DO UPDATE SET exp = p.exp + :exp, reached_at = :now
    RETURNING step, number, exp
  ), @joined AS (
    INSERT INTO league_standing (user_id, step, season, due) SELECT :user, step, :season, true FROM @seat
    ON CONFLICT (user_id) DO UPDATE SET season = excluded.season, due = true
  )`,
);

/** What {@link joining} takes. */
export function joiningValues(ctx: Context, { exp, qualified }: { exp: number; qualified: boolean }): JoiningValues {
  const now = ctx.now();
  const { season, startsAt } = seasonOf(now);
  // guard: exp after the end of a season does not count
  const open = ctx.config.league && phaseOf(now) === 'OPEN';
  return { user: viewerOf(ctx).id, season, startsAt, open, qualified, exp, now };
}
