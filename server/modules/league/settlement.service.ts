import { seasonNumbered, seasonOf } from '#domain/league.ts';
import { statement } from '#server/kernel/database/statements.ts';
import type { JobTools } from '#server/kernel/job.ts';
import { LEAGUE } from './settings.ts';

const listUnsettled = statement<{ season: number }>(
  'league.unsettled',
  `SELECT DISTINCT season FROM league_queue WHERE season <= $1 AND season NOT IN (SELECT season FROM league_season)
   ORDER BY season`,
);
// guard: a season is settled once
// The second of two that settle one season waits here for the first, and finds it settled, or does the work of one that died.
const mark = statement<{ season: number }>(
  'league.mark_settled',
  'INSERT INTO league_season (season, settled_at) VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING season',
);
// A million places are sorted in memory, group by group.
const sortInMemory = statement<{ memory: string }>(
  'league.sort_in_memory',
  `SELECT set_config('work_mem', '128MB', true) AS memory`,
);
const settleGroups = statement(
  'league.settle_groups',
  `INSERT INTO league_group (season, step, number, members)
   SELECT season, step, number, array_agg(user_id ORDER BY exp DESC, reached_at, user_id)
   FROM league_place WHERE season = $1 AND number IS NOT NULL GROUP BY season, step, number`,
);
// guard: who waits for an earlier claim misses nothing
// guard: who had exp has missed nothing
const settleMissed = statement(
  'league.settle_missed',
  `WITH missed AS (
     UPDATE league_standing s SET season = $1, due = true WHERE NOT due AND season < $1 AND NOT EXISTS (
       SELECT FROM ledger l WHERE l.user_id = s.user_id AND l.currency = 'EXP' AND l.created_at >= $2 AND l.created_at < $3)
     RETURNING user_id, step
   )
   INSERT INTO league_place (user_id, season, step, number, exp, reached_at)
   SELECT user_id, $1, step, NULL, 0, $3 FROM missed`,
);

/**
 * Settles every season that is over: each group gets the order of its places, which is never changed, and who had exp in no
 * group has missed it. A season that nobody played is missed by nobody. Rewards are granted when they are claimed, so that this
 * grants nothing. Can run twice and side by side; what broke off is as if it had not begun. Answers the seasons it settled.
 */
export async function settleSeasons({ db }: Pick<JobTools, 'db'>, now: Date): Promise<number[]> {
  // guard: a season is settled when all of it is written
  const latest = latestOver(new Date(now.getTime() - LEAGUE.settleAfterMs));
  const settled: number[] = [];
  for (const { season } of await db.rows(listUnsettled, [latest]))
    await db.transaction(async (tx) => {
      if (!(await tx.row(mark, [season, now]))) return;
      await tx.row(sortInMemory);
      await tx.run(settleGroups, [season]);
      const { startsAt, endsAt } = seasonNumbered(season);
      await tx.run(settleMissed, [season, startsAt, endsAt]);
      settled.push(season);
    });
  return settled;
}

/** The latest season that is over at an instant. */
function latestOver(now: Date): number {
  const { season } = seasonOf(now);
  return now < seasonNumbered(season).endsAt ? season - 1 : season;
}
