import { randomBytes } from 'node:crypto';
import { type Database } from '../kernel/database/database.ts';
import { statement } from '../kernel/database/statements.ts';
import { hashOf } from '../modules/cards/card-content.ts';
import { rowsOf, type StarterFile } from './starter-file.ts';
import { STARTER_PACKAGES } from './starter-packages.ts';

/** Any number that no other advisory lock of this database uses. */
const CONTENT_LOCK = 724_111;
const SYSTEM_MASCOT = 1001;

const lock = statement('content.lock', `SELECT pg_advisory_xact_lock(${CONTENT_LOCK})`);
const findAuthor = statement<{ author_id: number }>(
  'content.find_author',
  'SELECT author_id FROM package WHERE slug IS NOT NULL LIMIT 1',
);
const insertAuthor = statement<{ author_id: number }>(
  'content.insert_author',
  `INSERT INTO users (nickname, mascot_id, created_at, roles) VALUES ('面包地图', ${SYSTEM_MASCOT}, $1, '{system}')
   RETURNING id AS author_id`,
);
const hashes = statement<{ slug: string; source_hash: string }>(
  'content.hashes',
  'SELECT slug, source_hash FROM package WHERE slug IS NOT NULL',
);
const upsertPackage = statement<{ id: number }>(
  'content.upsert_package',
  `INSERT INTO package (hash_id, slug, source_hash, author_id, name, description, translations, style, card_type,
     default_card_type, card_count, content_tags, share_status, rank_score, unlock_diamond_requirement, created_at,
     updated_at, first_released_at, last_snapshot_at)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $9, $10, $11, 'COMMUNITY', $12, $13, $14, $14, $14, $14)
   ON CONFLICT (slug) DO UPDATE SET source_hash = excluded.source_hash, name = excluded.name,
     description = excluded.description, translations = excluded.translations, style = excluded.style,
     card_type = excluded.card_type, card_count = excluded.card_count, content_tags = excluded.content_tags,
     rank_score = excluded.rank_score, unlock_diamond_requirement = excluded.unlock_diamond_requirement,
     updated_at = excluded.updated_at, last_snapshot_at = excluded.last_snapshot_at
   RETURNING id`,
);
const upsertChapters = statement(
  'content.upsert_chapters',
  `INSERT INTO chapter (package_id, key, title, order_key, card_count)
   SELECT $1, key, title, order_key, card_count
   FROM jsonb_to_recordset($2) AS c(key text, title text, order_key text, card_count int)
   ON CONFLICT (package_id, key) DO UPDATE SET title = excluded.title, order_key = excluded.order_key,
     card_count = excluded.card_count`,
);
const upsertCards = statement(
  'content.upsert_cards',
  `INSERT INTO card AS old (package_id, chapter_id, key, type, content, content_hash, order_key, author_id, created_at, updated_at)
   SELECT $1, ch.id, c.key, c.type, c.content, c.content_hash, c.order_key, $3, $4, $4
   FROM jsonb_to_recordset($2)
     AS c(key text, chapter_key text, type text, content text, content_hash text, order_key text)
   JOIN chapter ch ON ch.package_id = $1 AND ch.key = c.chapter_key
   ON CONFLICT (package_id, key) DO UPDATE SET chapter_id = excluded.chapter_id, type = excluded.type,
     content = excluded.content, content_hash = excluded.content_hash, order_key = excluded.order_key, removed_at = NULL,
     updated_at = CASE WHEN old.content_hash = excluded.content_hash THEN old.updated_at ELSE excluded.updated_at END`,
);
const removeCards = statement(
  'content.remove_cards',
  'UPDATE card SET removed_at = $3 WHERE package_id = $1 AND removed_at IS NULL AND NOT (key = ANY ($2))',
);
const removeChapters = statement(
  'content.remove_chapters',
  'DELETE FROM chapter WHERE package_id = $1 AND NOT (key = ANY ($2))',
);

/**
 * Brings the starter packages up to their files; does nothing for a file that is loaded already. Cards are changed in
 * place by their key, so whatever learners remember of them stays. Several processes may call it at once.
 */
export function loadStarterPackages(
  db: Database,
  now: Date,
  files: readonly StarterFile[] = STARTER_PACKAGES,
): Promise<void> {
  return db.transaction(async (tx) => {
    await tx.rows(lock);
    const loaded = new Map((await tx.rows(hashes)).map((row) => [row.slug, row.source_hash]));
    for (const [index, file] of files.entries()) {
      const hash = hashOf(JSON.stringify([index, file]));
      if (loaded.get(file.slug) !== hash) await loadPackage(tx, now, file, hash, files.length - index);
    }
  });
}

async function loadPackage(db: Database, now: Date, file: StarterFile, hash: string, rank: number): Promise<void> {
  const { chapters, cards } = rowsOf(file);
  const authorId = await systemAuthor(db, now);
  const saved = await db.row(upsertPackage, [
    randomBytes(9).toString('base64url'),
    file.slug,
    hash,
    authorId,
    file.name.zh,
    file.description.zh,
    { en: { name: file.name.en, description: file.description.en } },
    file.style,
    file.cardType,
    cards.length,
    JSON.stringify(file.contentTags),
    rank,
    file.unlockDiamondRequirement,
    now,
  ]);
  const id = saved?.id;
  await db.run(upsertChapters, [id, JSON.stringify(chapters)]);
  await db.run(upsertCards, [id, JSON.stringify(cards), authorId, now]);
  await db.run(removeCards, [id, cards.map((card) => card.key), now]);
  await db.run(removeChapters, [id, chapters.map((chapter) => chapter.key)]);
}

/** The account that owns every starter package. It has no password and no e-mail, so nobody can log in to it. */
async function systemAuthor(db: Database, now: Date): Promise<number> {
  const author = (await db.row(findAuthor)) ?? (await db.row(insertAuthor, [now]));
  return (author as { author_id: number }).author_id;
}
