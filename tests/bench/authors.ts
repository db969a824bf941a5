import type { Client } from 'pg';

/** What an account writes in. */
export interface Desk {
  packageId: number;
  chapterId: number;
  cardId: number;
}

/** Gives each account a package of its own with one chapter and one card, and says which; all by sets. */
export async function seedDesks(client: Client, firstUser: number, users: number): Promise<Map<number, Desk>> {
  const people = `generate_series(${firstUser}, ${firstUser + users - 1}) AS u`;
  await client.query(`
    INSERT INTO package (hash_id, author_id, name, style, card_type, card_count, created_at, updated_at)
      SELECT gen_random_uuid()::text, u, 'Own', (SELECT style FROM package ORDER BY id LIMIT 1), 'MCQ', 1, now(), now() FROM ${people};
    INSERT INTO chapter (package_id, title, order_key, card_count)
      SELECT id, '1', 'a0', 1 FROM package WHERE author_id >= ${firstUser};
    INSERT INTO card (package_id, chapter_id, type, content, content_hash, order_key, author_id, created_at, updated_at)
      SELECT p.id, ch.id, 'MCQ', c.content, c.content_hash, 'a0', p.author_id, now(), now()
      FROM package p JOIN chapter ch ON ch.package_id = p.id
      CROSS JOIN (SELECT content, content_hash FROM card WHERE type = 'MCQ' ORDER BY id LIMIT 1) c
      WHERE p.author_id >= ${firstUser};
  `);
  await client.query('VACUUM ANALYZE package, chapter, card');
  const { rows } = await client.query<Desk & { user: number }>(
    `SELECT author_id AS "user", package_id AS "packageId", chapter_id AS "chapterId", id AS "cardId" FROM card WHERE author_id >= $1`,
    [firstUser],
  );
  return new Map(rows.map(({ user, ...desk }) => [user, desk]));
}
