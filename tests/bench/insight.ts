import type pg from 'pg';
import type { Context } from '#server/kernel/context.ts';
import type { Database } from '#server/kernel/database/database.ts';
import { memoryInsights } from '#server/modules/insight/insight.service.ts';
import type { Seeded } from './seed.ts';

/** Ratings of the person whose page is measured: ten of each card. */
const RATINGS = 100_000;
const CARDS = RATINGS / 10;
/** Others who answer meanwhile, as often as that person: their rows lie between. */
const OTHERS = 3;
/** Cards of a unit, which is reported at once. */
const UNIT = 10;
const TRIES = 15;

/** What a page took: the sum of its statements, one after the other, the way to the database included. */
export interface PageTime {
  ratings: number;
  /** Medians in ms, of all statements together and of each. */
  ms: number;
  statements: Record<string, number>;
}

/** Some years of a diligent person and of a few others, who took turns. */
export async function seedRatings(client: pg.Client, { packageId, firstUser }: Seeded): Promise<void> {
  await client.query(
    `INSERT INTO card (package_id, chapter_id, type, content, content_hash, order_key, author_id, created_at, updated_at)
     SELECT c.package_id, c.chapter_id, c.type, c.content, c.content_hash, 'z' || lpad(n::text, 8, '0'), c.author_id, now(), now()
     FROM (SELECT * FROM card WHERE package_id = $1 ORDER BY id LIMIT 1) c, generate_series(1, $2::int) n`,
    [packageId, CARDS],
  );
  // The nth rating of all: which person, which card of theirs, and when.
  const rated = `SELECT ${firstUser} + n % ${OTHERS + 1} AS user_id, c.id AS card_id, n / ${OTHERS + 1} AS nth,
      now() - (${RATINGS} - n / ${OTHERS + 1}) * interval '16 minutes' AS at
    FROM generate_series(0, ${RATINGS * (OTHERS + 1) - 1}) n
    JOIN (SELECT id, row_number() OVER (ORDER BY id DESC) - 1 AS place FROM card WHERE package_id = ${packageId}) c
      ON c.place = (n / ${OTHERS + 1}) % ${CARDS}
    ORDER BY n`;
  await client.query(`
    DELETE FROM card_memory WHERE user_id BETWEEN ${firstUser} AND ${firstUser + OTHERS};
    INSERT INTO card_memory (user_id, card_id, package_id, stability, difficulty, last_day, first_rating, last_rating, day_ratings, learn_times)
      SELECT user_id, card_id, ${packageId}, 1 + card_id % 60, 5, max(at)::date, 3, 3, 1, 10 FROM (${rated}) r GROUP BY user_id, card_id;
    INSERT INTO rating_log (user_id, card_id, day, seq, rating, elapsed_days, predicted, unit_id, face, duration_ms, rated_at)
      SELECT user_id, card_id, at::date, 1, CASE WHEN (nth * 7919) % 10 = 0 THEN 1 ELSE 3 END,
        CASE WHEN nth >= ${CARDS} THEN 111 END, CASE WHEN nth >= ${CARDS} THEN 0.7 + (nth * 31) % 30 / 100.0 END,
        nth / ${UNIT}, 'mcq', 2000 + nth % 9000, at
      FROM (${rated}) r;
    INSERT INTO learn_event (user_id, unit_id, card_id, events, seconds, times, created_at)
      SELECT user_id, nth / ${UNIT}, card_id,
        (SELECT jsonb_build_array(event, event) FROM jsonb_build_object('type', 'CORRECT', 'face', 'mcq', 'at', at, 'durationMs', 3000) event),
        4 + nth % 9, 2, at
      FROM (${rated}) r ON CONFLICT DO NOTHING;
  `);
  await client.query('VACUUM (ANALYZE) rating_log, learn_event, card_memory, card');
}

/** How long the database works for the page of one's own memory. */
export async function timeInsights(ctx: Context): Promise<PageTime> {
  const tries: Map<string, number>[] = [];
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const times = new Map<string, number>();
    await memoryInsights({ ...ctx, db: timed(ctx.db, times) });
    tries.push(times);
  }
  const names = [...(tries[0]?.keys() ?? [])];
  const median = (of: (times: Map<string, number>) => number) =>
    tries.map(of).sort((a, b) => a - b)[TRIES >> 1] as number;
  return {
    ratings: RATINGS,
    ms: median((times) => [...times.values()].reduce((sum, ms) => sum + ms, 0)),
    statements: Object.fromEntries(names.map((name) => [name, median((times) => times.get(name) ?? 0)])),
  };
}

/** A database that runs one statement after the other, however they are asked, and says how long each took. */
function timed(db: Database, times: Map<string, number>): Database {
  let before: Promise<unknown> = Promise.resolve();
  const rows: Database['rows'] = (statement, values) => {
    const turn = before.then(async () => {
      const from = performance.now();
      const found = await db.rows(statement, values);
      times.set(statement.name, (times.get(statement.name) ?? 0) + performance.now() - from);
      return found;
    });
    before = turn.catch(() => undefined);
    return turn;
  };
  return { ...db, rows };
}
