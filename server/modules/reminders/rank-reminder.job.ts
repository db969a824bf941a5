import { seasonOf } from '#domain/league.ts';
import { statement } from '#server/kernel/database/statements.ts';
import { defineJob, type JobTools } from '#server/kernel/job.ts';
import type { PushOutcome } from '#server/providers/push/pusher.ts';
import type { Locale } from '../users/user.entity.ts';
import { forgetDevice } from './daily-reminder.job.ts';
import { nextRankReminder, rankMomentOf } from './next-rank-reminder.rules.ts';
import { rankWords } from './rank-words.ts';
import { REMINDERS } from './settings.ts';

interface DueRow {
  id: number;
  rid: string;
  p256dh: string;
  auth: string;
  dueAt: Date;
  locale: Locale;
  leaving: boolean;
  /** Whether the account has ever played in the league. */
  plays: boolean;
  /** Place in the group of the season; null without one. */
  place: number | null;
}

const due = statement<DueRow>(
  'reminders.rank_due',
  `SELECT d.id, d.rid, d.p256dh, d.auth, d.rank_at AS "dueAt", u.locale, u.will_terminate_at IS NOT NULL AS leaving,
     s.user_id IS NOT NULL AS plays,
     CASE WHEN p.number IS NOT NULL THEN (
       SELECT 1 + count(*)::int FROM league_place o
       WHERE o.season = p.season AND o.step = p.step AND o.number = p.number
         AND (o.exp > p.exp OR (o.exp = p.exp AND (o.reached_at, o.user_id) < (p.reached_at, p.user_id)))
     ) END AS place
   FROM push_device d JOIN users u ON u.id = d.user_id
   LEFT JOIN league_standing s ON s.user_id = d.user_id
   LEFT JOIN league_place p ON p.user_id = d.user_id AND p.season = $2
   WHERE d.rank_at <= $1 ORDER BY d.rank_at, d.id LIMIT ${REMINDERS.atOnce}`,
);
// Whoever moves a device on sends its reminder, as with the daily one.
// guard: a reminder of the league is sent once
const moveOn = statement<{ id: number }>(
  'reminders.rank_move_on',
  `UPDATE push_device d SET rank_at = moved.next FROM jsonb_to_recordset($1::jsonb) AS moved (id int, was timestamptz, next timestamptz)
   WHERE d.id = moved.id AND d.rank_at = moved.was RETURNING d.id`,
);

type Tools = Pick<JobTools, 'db' | 'now' | 'providers' | 'log' | 'config'>;

/** Sends the reminders of the league that are due. Answers how many there were of each outcome; `skipped` were not wanted any more. */
export async function remindOfLeague(tools: Tools): Promise<Record<PushOutcome | 'skipped', number>> {
  const told = { sent: 0, gone: 0, failed: 0, skipped: 0 };
  for (;;) {
    const now = tools.now();
    const rows = await tools.db.rows(due, [now, seasonOf(now).season]);
    if (rows.length === 0) return told;
    const next = nextRankReminder(now);
    const moved = rows.map(({ id, dueAt }) => ({ id, was: dueAt, next }));
    const ours = new Set((await tools.db.rows(moveOn, [JSON.stringify(moved)])).map(({ id }) => id));
    const mine = rows.filter(({ id }) => ours.has(id));
    for (let from = 0; from < mine.length; from += REMINDERS.callsAtOnce) {
      const some = mine.slice(from, from + REMINDERS.callsAtOnce);
      for (const outcome of await Promise.all(some.map((row) => remind(tools, row)))) told[outcome] += 1;
    }
    if (ours.size === 0) return told;
  }
}

async function remind({ db, now, providers, log, config }: Tools, row: DueRow): Promise<PushOutcome | 'skipped'> {
  const late = now().getTime() - row.dueAt.getTime() > REMINDERS.lateMs;
  // guard: only who plays is reminded of the league
  // guard: a reminder of the league does not come late
  if (!config.league || row.leaving || !row.plays || late) return 'skipped';
  const outcome = await providers.push.send(
    { endpoint: row.rid, p256dh: row.p256dh, auth: row.auth },
    {
      ...rankWords(row.locale, rankMomentOf(row.dueAt), row.place),
      path: '/rank',
      tag: 'rank',
      lastsS: REMINDERS.rankLastsS,
    },
  );
  if (outcome === 'gone') await forgetDevice(db, row);
  if (outcome === 'failed') log.warn({ device: row.id }, 'a reminder could not be handed over');
  return outcome;
}

export const rankReminder = defineJob({
  name: 'reminders.rank',
  schedule: '*/5 * * * *',
  run: async (tools) => void (await remindOfLeague(tools)),
});
