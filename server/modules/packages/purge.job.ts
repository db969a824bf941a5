import type { Database } from '#server/kernel/database/database.ts';
import { statement } from '#server/kernel/database/statements.ts';
import { defineJob, type JobTools } from '#server/kernel/job.ts';
import { removedSince } from './package-removal.ts';

/** Rows that one statement removes, so that none holds its locks for long. */
const AT_ONCE = 1000;

// A package that goes takes its chapters and cards with it, by the steps that follow.
const endPackages = statement(
  'packages.purge',
  `WITH gone AS (
     DELETE FROM package WHERE id IN (SELECT id FROM package WHERE removed_at < $1 ORDER BY removed_at LIMIT $2 FOR UPDATE SKIP LOCKED)
     RETURNING id
   ), shelves AS (DELETE FROM shelf WHERE package_id IN (SELECT id FROM gone)
   ), trials AS (DELETE FROM package_trial WHERE package_id IN (SELECT id FROM gone)
   ), unlocks AS (DELETE FROM package_unlock WHERE package_id IN (SELECT id FROM gone)
   ), chapters AS (
     UPDATE chapter SET removed_at = $1::timestamptz - interval '1 second' WHERE package_id IN (SELECT id FROM gone)
   ), cards AS (
     UPDATE card SET removed_at = $1::timestamptz - interval '1 second' WHERE package_id IN (SELECT id FROM gone)
   )
   SELECT id FROM gone`,
);
const endCards = statement(
  'packages.purge_cards',
  `WITH gone AS (
     DELETE FROM card WHERE id IN (SELECT id FROM card WHERE removed_at < $1 ORDER BY removed_at LIMIT $2 FOR UPDATE SKIP LOCKED)
     RETURNING id
   ), memories AS (DELETE FROM card_memory WHERE card_id IN (SELECT id FROM gone)
   ), past AS (DELETE FROM card_memory_past WHERE card_id IN (SELECT id FROM gone)
   ), rests AS (DELETE FROM card_rest WHERE card_id IN (SELECT id FROM gone))
   SELECT id FROM gone`,
);
const endChapters = statement(
  'packages.purge_chapters',
  `WITH gone AS (
     DELETE FROM chapter WHERE id IN (
       SELECT id FROM chapter WHERE removed_at < $1 AND NOT EXISTS (SELECT FROM card WHERE chapter_id = chapter.id)
       ORDER BY removed_at LIMIT $2 FOR UPDATE SKIP LOCKED)
     RETURNING id
   ), rests AS (DELETE FROM chapter_rest WHERE chapter_id IN (SELECT id FROM gone))
   SELECT id FROM gone`,
);

/** Ends what authors removed more than 30 days ago, and what learners remember of it. Running twice, it finds nothing left. */
export async function purgeRemoved({ db, now }: Pick<JobTools, 'db' | 'now'>): Promise<void> {
  const before = removedSince(now());
  for (const step of [endPackages, endCards, endChapters]) await repeat(db, step, before);
}

async function repeat(db: Database, step: ReturnType<typeof statement>, before: Date): Promise<void> {
  // guard: what was removed lately is kept
  while ((await db.rows(step, [before, AT_ONCE])).length > 0);
}

export const purge = defineJob({ name: 'packages.purge', schedule: '17 19 * * *', run: purgeRemoved });
