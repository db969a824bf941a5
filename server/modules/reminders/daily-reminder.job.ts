import { statement } from '#server/kernel/database/statements.ts';
import { defineJob, type JobTools } from '#server/kernel/job.ts';
import { localDay } from '#server/kernel/time/local-day.ts';
import type { PushOutcome } from '#server/providers/push/pusher.ts';
import type { Locale } from '../users/user.entity.ts';
import { dailyWords } from './daily-words.ts';
import { isWanted, nextReminder } from './next-reminder.rules.ts';
import { REMINDERS } from './settings.ts';

interface DueRow {
  id: number;
  rid: string;
  p256dh: string;
  auth: string;
  timeZone: string;
  dueAt: Date;
  hour: number;
  minute: number;
  locale: Locale;
  learnedAt: Date | null;
  leaving: boolean;
}

const due = statement<DueRow>(
  'reminders.due',
  `SELECT d.id, d.rid, d.p256dh, d.auth, d.time_zone AS "timeZone", d.next_at AS "dueAt", s.daily_hour AS hour,
     s.daily_minute AS minute, u.locale, c.last_at AS "learnedAt", u.will_terminate_at IS NOT NULL AS leaving
   FROM push_device d JOIN users u ON u.id = d.user_id JOIN reminder_settings s ON s.user_id = d.user_id
   LEFT JOIN check_in c ON c.user_id = d.user_id
   WHERE d.next_at <= $1 ORDER BY d.next_at, d.id LIMIT ${REMINDERS.atOnce}`,
);
// Whoever moves a device on sends its reminder; a process that dies in between leaves one out rather than sending it twice.
// guard: a reminder is sent once
const moveOn = statement<{ id: number }>(
  'reminders.move_on',
  `UPDATE push_device d SET next_at = moved.next FROM jsonb_to_recordset($1::jsonb) AS moved (id int, was timestamptz, next timestamptz)
   WHERE d.id = moved.id AND d.next_at = moved.was RETURNING d.id`,
);
const forget = statement<{ id: number }>(
  'reminders.forget',
  'DELETE FROM push_device WHERE id = $1 AND rid = $2 RETURNING id',
);

/** Forgets a browser that takes no messages any more. */
export const forgetDevice = (db: JobTools['db'], { id, rid }: Pick<DueRow, 'id' | 'rid'>): Promise<number> =>
  db.run(forget, [id, rid]);

type Tools = Pick<JobTools, 'db' | 'now' | 'providers' | 'log'>;

/** Sends the reminders of the day that are due. Answers how many there were of each outcome; `skipped` were not wanted any more. */
export async function remindAll(tools: Tools): Promise<Record<PushOutcome | 'skipped', number>> {
  const told = { sent: 0, gone: 0, failed: 0, skipped: 0 };
  for (;;) {
    const rows = await tools.db.rows(due, [tools.now()]);
    if (rows.length === 0) return told;
    const moved = rows.map((row) => ({
      id: row.id,
      was: row.dueAt,
      next: nextReminder(tools.now(), row, row.timeZone),
    }));
    const ours = new Set((await tools.db.rows(moveOn, [JSON.stringify(moved)])).map(({ id }) => id));
    const mine = rows.filter(({ id }) => ours.has(id));
    for (let from = 0; from < mine.length; from += REMINDERS.callsAtOnce) {
      const some = mine.slice(from, from + REMINDERS.callsAtOnce);
      for (const outcome of await Promise.all(some.map((row) => remind(tools, row)))) told[outcome] += 1;
    }
    // Those that another process took are no longer due; where none was ours, it goes on with the rest.
    if (ours.size === 0) return told;
  }
}

async function remind({ db, now, providers, log }: Tools, row: DueRow): Promise<PushOutcome | 'skipped'> {
  const { dueAt, learnedAt, timeZone: zone } = row;
  // guard: who leaves is not reminded
  if (row.leaving || !isWanted({ dueAt, learnedAt, zone }, now(), REMINDERS.lateMs)) return 'skipped';
  const words = dailyWords(row.locale, localDay(now(), zone));
  const target = { endpoint: row.rid, p256dh: row.p256dh, auth: row.auth };
  const outcome = await providers.push.send(target, {
    ...words,
    path: '/atlas',
    tag: 'daily',
    lastsS: REMINDERS.lastsS,
  });
  // guard: a browser that is gone is forgotten
  if (outcome === 'gone') await forgetDevice(db, row);
  if (outcome === 'failed') log.warn({ device: row.id }, 'a reminder could not be handed over');
  return outcome;
}

export const dailyReminder = defineJob({
  name: 'reminders.daily',
  schedule: '*/5 * * * *',
  run: async (tools) => void (await remindAll(tools)),
});
