import type { Client } from 'pg';

/** Cards of the package that everybody learns; more than a person remembers of it, so that debut cards are left. */
const SPARE_CARDS = 100;
/** Cards that a sitting brings to a memory: rows of one account lie together by so many, between those of others. */
const DEBUTS = 5;
/** Completed levels of each account: the atlas asks for the latest 20. */
const LEVELS = 40;

export interface Seeded {
  packageId: number;
  /** the only chapter of that */
  chapterId: number;
  firstUser: number;
}

const RECALL = 'stability, difficulty, last_day, first_rating, last_rating, day_ratings, learn_times';
/** What a row of `card_memory` remembers at first, by its account and card: all ages and strengths, half of it due. */
const FIRST_RECALL = `1 + (user_id * 7 + card_id * 13) % 60, 1 + (user_id + card_id) % 9,
  current_date - 1 - (user_id * 3 + card_id * 11) % 90, 3, 3, 1, 2`;

/** Accounts with sessions, levels, wallets and energy, and what they remember of one large package; all by sets. */
export async function seed(client: Client, { users, memories }: { users: number; memories: number }): Promise<Seeded> {
  const perUser = Math.ceil(memories / users);
  const one = async (text: string, values: unknown[] = []) =>
    Number(Object.values((await client.query(text, values)).rows[0])[0]);
  const packageId = await one(
    `INSERT INTO package (hash_id, author_id, name, style, card_type, card_count, share_status, created_at, updated_at, translations)
     SELECT gen_random_uuid()::text, author_id, 'Bench', style, 'MCQ', $1, 'COMMUNITY', now(), now(), translations FROM package ORDER BY id LIMIT 1
     RETURNING id`,
    [perUser + SPARE_CARDS],
  );
  const chapterId = await one(
    `INSERT INTO chapter (package_id, title, order_key, card_count) VALUES ($1, 'All', 'a0', $2) RETURNING id`,
    [packageId, perUser + SPARE_CARDS],
  );
  await client.query(
    `INSERT INTO card (package_id, chapter_id, type, content, content_hash, order_key, author_id, created_at, updated_at)
     SELECT $1, $2, c.type, c.content, c.content_hash, lpad(n::text, 8, '0'), c.author_id, now(), now()
     FROM (SELECT *, row_number() OVER (ORDER BY id) - 1 AS place, count(*) OVER () AS total FROM card WHERE removed_at IS NULL) c
     JOIN generate_series(1, $3::int) n ON n % c.total = c.place`,
    [packageId, chapterId, perUser + SPARE_CARDS],
  );
  const firstUser = await one(
    `WITH made AS (
       INSERT INTO users (nickname, mascot_id, created_at)
       SELECT '面包师' || n, 1001 + n % 12, now() FROM generate_series(1, $1::int) n RETURNING id)
     SELECT min(id) FROM made`,
    [users],
  );
  const people = `generate_series(${firstUser}, ${firstUser + users - 1}) AS u`;
  await client.query(`
    INSERT INTO session (id, user_id, created_at, expires_at)
      SELECT gen_random_uuid(), u, now(), now() + interval '60 days' FROM ${people};
    INSERT INTO wallet (user_id, currency, balance, seq)
      SELECT u, currency, 100, 1 FROM ${people}, unnest(ARRAY['DIAMOND', 'EXP']) AS currency;
    INSERT INTO energy (user_id, value, since) SELECT u, 1000000, now() FROM ${people};
    INSERT INTO stage (user_id, level, package_id, completed_at, star, grade)
      SELECT u, level, ${packageId}, now() - (${LEVELS} - level) * interval '1 day', 3, 'PERFECT'
      FROM ${people}, generate_series(1, ${LEVELS}) level;
    INSERT INTO card_memory (user_id, card_id, package_id, ${RECALL})
      SELECT user_id, card_id, ${packageId}, ${FIRST_RECALL}
      FROM (
        SELECT u AS user_id, c.id AS card_id FROM ${people}
        JOIN (
          SELECT id, (row_number() OVER (ORDER BY id) - 1) / ${DEBUTS} AS sitting FROM card
          WHERE package_id = ${packageId} ORDER BY id LIMIT ${perUser}
        ) c ON true
        ORDER BY c.sitting, u, c.id
      ) met;
  `);
  await client.query('VACUUM ANALYZE');
  return { packageId, chapterId, firstUser };
}

/** Takes back what starts did, so that every start begins a unit. */
export async function forgetStarts(client: Client): Promise<void> {
  await client.query(`TRUNCATE unit; DELETE FROM stage WHERE completed_at IS NULL;
    UPDATE energy SET value = 1000000 WHERE value < 1000000`);
  await client.query('VACUUM ANALYZE stage, energy, unit');
}

export interface OpenUnit {
  user: number;
  unit: number;
  cards: number[];
}

/** Takes back what reports did and opens a unit of ten remembered cards for each of the users, so that every report settles one. */
export async function openUnits(client: Client, { packageId }: Seeded, users: readonly number[]): Promise<OpenUnit[]> {
  await client.query('TRUNCATE unit, learn_event, rating_log, posting, ledger, check_in, check_in_day, task_progress');
  await client.query('UPDATE wallet SET balance = 100, seq = 1 WHERE seq > 1');
  await client.query(`DELETE FROM stage WHERE level > ${LEVELS}`);
  // The learner's day may be ahead of the database's.
  await client.query(
    `UPDATE card_memory SET (${RECALL}) = ROW (${FIRST_RECALL}) WHERE user_id = ANY ($1) AND last_day >= current_date`,
    [users],
  );
  const { rows } = await client.query<OpenUnit>(
    `WITH reached AS (
       INSERT INTO stage (user_id, level, package_id) SELECT u, ${LEVELS + 1}, $2 FROM unnest($1::int[]) AS u
       RETURNING id, user_id
     ), made AS (
       INSERT INTO unit (user_id, stage_id, level, package_id, mode, energy_spent, schedules, started_at)
       SELECT r.user_id, r.id, ${LEVELS + 1}, $2, 'NORMAL', 5, (
         SELECT jsonb_agg(jsonb_build_object('cardId', card_id, 'cardStatus', 'REVIEW', 'r', 0.5, 'lookBackStatus', NULL))
         FROM (SELECT card_id FROM card_memory WHERE user_id = r.user_id AND package_id = $2 ORDER BY card_id LIMIT 10) c
       ), now() FROM reached r
       RETURNING id, user_id, schedules
     )
     SELECT user_id AS "user", id AS unit, ARRAY(SELECT (s->>'cardId')::int FROM jsonb_array_elements(schedules) s) AS cards
     FROM made`,
    [users, packageId],
  );
  await client.query('VACUUM ANALYZE unit, stage, wallet, task_progress, check_in, posting');
  return rows;
}
