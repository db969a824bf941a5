import { allAssetReferences } from '#server/kernel/asset-references.ts';
import { type Statement, statement } from '#server/kernel/database/statements.ts';
import type { JobTools } from '#server/kernel/job.ts';
import { keyOf, smallKeyOf } from './kept-file.ts';
import { ASSETS } from './settings.ts';

const DAY_MS = 86_400_000;

/** What the work needs of a context; nobody asks for it. */
type Work = Pick<JobTools, 'db' | 'providers'>;

const page = statement<{ id: string }>('assets.page', 'SELECT id FROM asset WHERE id > $1 ORDER BY id LIMIT $2');
const markUses = statement(
  'assets.mark_uses',
  `UPDATE asset SET unused_since = CASE WHEN id = ANY ($2) THEN NULL ELSE coalesce(unused_since, $3) END
   WHERE id = ANY ($1) AND (unused_since IS NULL) IS DISTINCT FROM (id = ANY ($2))`,
);
const listUnused = statement<{ id: string }>(
  'assets.list_unused',
  'SELECT id FROM asset WHERE id = ANY ($1) AND unused_since <= $2',
);
// Whoever uploads it again holds the row: then it is not to be removed.
const lockUnused = statement<{ id: string }>(
  'assets.lock_unused',
  'SELECT id FROM asset WHERE id = $1 AND unused_since <= $2 FOR UPDATE SKIP LOCKED',
);
const remove = statement('assets.remove', 'DELETE FROM asset WHERE id = $1');
const removeUnfinished = statement<{ userId: number; md5: string; size: number }>(
  'assets.remove_unfinished',
  `DELETE FROM asset_upload WHERE (user_id, md5, size) IN (
     SELECT user_id, md5, size FROM asset_upload WHERE asset_id IS NULL AND requested_at < $1
     ORDER BY requested_at LIMIT $2 FOR UPDATE SKIP LOCKED)
   RETURNING user_id AS "userId", md5, size`,
);
let references: Statement<{ assetId: string }>;

/** Makes one statement of what all modules say of the assets they show; called when they have joined. */
export function composeReferences(): void {
  references = statement(
    'assets.references',
    `SELECT DISTINCT asset_id AS "assetId" FROM (${allAssetReferences()}) AS shown (asset_id)`,
  );
}

/**
 * Removes what nothing has shown for seven days, and uploads that were not finished within one. Can run twice and side by
 * side; what it did not come to is done by the next run. Returns how many files it removed.
 */
export async function removeUnreferencedAssets(work: Work, now: Date): Promise<number> {
  const before = new Date(now.getTime() - ASSETS.unusedDays * DAY_MS);
  await removeWhatNeverCame(work, new Date(now.getTime() - ASSETS.unfinishedDays * DAY_MS));
  let removed = 0;
  for (let last = ''; ; ) {
    const ids = (await work.db.rows(page, [last, ASSETS.lookedAtOnce])).map(({ id }) => id);
    if (ids.length === 0) return removed;
    last = ids.at(-1) as string;
    await work.db.run(markUses, [ids, await shownOf(work, ids), now]);
    for (const { id } of await work.db.rows(listUnused, [ids, before]))
      if (await removeOne(work, id, before)) removed++;
  }
}

const shownOf = async ({ db }: Pick<Work, 'db'>, ids: string[]): Promise<string[]> =>
  (await db.rows(references, [ids])).map(({ assetId }) => assetId);

/** The files go first: where the rest is lost, the row is found and removed by the next run. */
const removeOne = ({ db, providers }: Work, id: string, before: Date): Promise<boolean> =>
  db.transaction(async (tx) => {
    if (!(await tx.row(lockUnused, [id, before]))) return false;
    // guard: what came to be shown meanwhile is kept
    if ((await shownOf({ db: tx }, [id])).length > 0) return false;
    await providers.files.remove([keyOf(id), smallKeyOf(id)]);
    await tx.run(remove, [id]);
    return true;
  });

async function removeWhatNeverCame({ db, providers }: Work, before: Date): Promise<void> {
  for (let found = ASSETS.lookedAtOnce as number; found === ASSETS.lookedAtOnce; )
    found = await db.transaction(async (tx) => {
      const gone = await tx.rows(removeUnfinished, [before, ASSETS.lookedAtOnce]);
      await providers.files.remove(gone.map(({ userId, md5, size }) => `incoming/${userId}/${md5}-${size}`));
      return gone.length;
    });
}
