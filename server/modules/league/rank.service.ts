import { rankName, seasonNumbered, seasonOf } from '#domain/league.ts';
import { LEAGUE_DOWN_AFTER, LEAGUE_REQUIRED_LEVEL, LEAGUE_UP_COUNT, LEAGUE_UP2_COUNT } from '#domain/limits.ts';
import { type Context, viewerOf } from '#server/kernel/context.ts';
import { statement } from '#server/kernel/database/statements.ts';
import { completedSql } from '../atlas/atlas.service.ts';
import { homeKind, isShown, keepPrice, outcomeOf, type Standing } from './league.rules.ts';
import { type RankHome, RankHomeType, type RankResult, type RankUser } from './rank.types.ts';

const readStanding = statement<Standing>(
  'league.standing',
  `SELECT ${completedSql('$1::int')} AS levels, s.step, s.season, s.due, p.number, p.step AS "placeStep", p.exp,
     p.user_id IS NOT NULL AND (p.number IS NULL OR g.members IS NOT NULL) AS settled,
     array_position(g.members, $1::int) AS position, p.after_step AS "afterStep"
   FROM (SELECT) me LEFT JOIN league_standing s ON s.user_id = $1
   LEFT JOIN league_place p ON p.user_id = s.user_id AND p.season = s.season
   LEFT JOIN league_group g ON g.season = p.season AND g.step = p.step AND g.number = p.number`,
);
// guard: who hides has no name
// guard: a blocked name is not seen
// guard: the number of who hides tells nobody
const readGroup = statement<RankUser>(
  'league.group',
  `SELECT p.exp, p.user_id = $1 AS me, b.user_id IS NOT NULL AS blocked,
     CASE WHEN p.user_id = $1 OR u.hidden_in_league IS FALSE THEN p.user_id END AS "userId",
     CASE WHEN seen.by THEN u.nickname END AS nickname, CASE WHEN seen.by THEN u.avatar END AS avatar,
     CASE WHEN seen.by THEN u.mascot_id END AS "mascotId"
   FROM league_place p LEFT JOIN users u ON u.id = p.user_id
   LEFT JOIN league_block b ON b.user_id = $1 AND b.blocked_id = p.user_id AND u.hidden_in_league IS FALSE
   CROSS JOIN LATERAL (SELECT p.user_id = $1 OR (u.hidden_in_league IS FALSE AND b.user_id IS NULL) AS by) seen
   WHERE p.season = $2 AND p.step = $3 AND p.number = $4
   ORDER BY p.exp DESC, p.reached_at, p.user_id`,
);

/** Where the caller stands. */
export const standingOf = async (ctx: Context): Promise<Standing> =>
  (await ctx.db.row(readStanding, [viewerOf(ctx).id])) as Standing;

/** The group of a place in the order of its places. */
export async function groupOf(ctx: Context, { season, placeStep, number }: Standing): Promise<RankUser[]> {
  return number === null ? [] : ctx.db.rows(readGroup, [viewerOf(ctx).id, season, placeStep, number]);
}

/** The league as the caller sees it now. */
export async function rankHome(ctx: Context): Promise<RankHome> {
  const now = ctx.now();
  const standing = await standingOf(ctx);
  const kind = homeKind(standing, ctx.config.league, now);
  const { startsAt, endsAt, resultsAt, nextStartsAt } = seasonOf(now);
  // What is frozen for longer than it should be shows the times of its own season.
  const late = kind === 'FREEZE_TIME' && standing.season !== null && standing.due && seasonNumbered(standing.season);
  const users = await groupOf(ctx, shownGroup(standing, kind, startsAt));
  return {
    type: RankHomeType[kind],
    ...ranksOf(standing, now),
    groupRank: users.length > 0 ? rankName(standing.placeStep as number) : null,
    groupPosition: users.findIndex(({ me }) => me) + 1 || null,
    users,
    up2Count: LEAGUE_UP2_COUNT,
    upCount: LEAGUE_UP_COUNT,
    down1Index: LEAGUE_DOWN_AFTER,
    seasonEndTime: late ? late.endsAt : endsAt,
    resultTime: late ? late.resultsAt : resultsAt,
    nextSeasonStartTime: nextStartsAt,
    requiredAtlasLevel: LEAGUE_REQUIRED_LEVEL,
    atlasLevel: standing.levels,
  };
}

/** A standing with its group where one belongs on the screen: that of the season of now, or of a result that is due. */
function shownGroup(standing: Standing, kind: ReturnType<typeof homeKind>, startsAt: Date): Standing {
  const { season, due } = standing;
  const ofNow = season !== null && seasonNumbered(season).startsAt.getTime() === startsAt.getTime();
  const shown = kind === 'NOT_CLAIMED' || (kind === 'FREEZE_TIME' && due) || (kind === 'IN_GROUP' && ofNow);
  return shown ? standing : { ...standing, number: null };
}

/** The rank, and the latest result where it may be seen. */
function ranksOf(standing: Standing, now: Date) {
  const { season, step, levels, due, afterStep, position } = standing;
  const current = step ?? (levels >= LEAGUE_REQUIRED_LEVEL ? 0 : null);
  const ranks = {
    currentRank: current === null ? null : rankName(current),
    down1Rank: current === null ? null : rankName(Math.max(0, current - 1)),
  };
  const none = { id: null, result: null, position: null, reward: null, beforeRank: null, afterRank: null };
  if (season === null || !isShown(standing, now)) return { ...ranks, ...none, keepRankDiamond: null };
  const { before, after, result, reward } = outcomeOf(standing);
  return {
    ...ranks,
    id: season,
    result: result as RankResult,
    position,
    reward,
    beforeRank: rankName(before),
    afterRank: rankName(afterStep ?? after),
    keepRankDiamond: due ? keepPrice(standing) : null,
  };
}
