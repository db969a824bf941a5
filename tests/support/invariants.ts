/** Statements that find what must never be, by what they prove. Each answers no row as long as it holds. */
const BROKEN: Record<string, string> = {
  'no balance is below zero': 'SELECT * FROM wallet WHERE balance < 0',
  'the balance is the sum of the ledger': `
    SELECT user_id, currency, w.balance, l.sum FROM wallet w
    FULL JOIN (SELECT user_id, currency, sum(delta) AS sum FROM ledger GROUP BY 1, 2) l USING (user_id, currency)
    WHERE w.balance IS DISTINCT FROM l.sum`,
  'the ledger is numbered without a gap': `
    SELECT user_id, currency, w.seq, count(l.seq), max(l.seq) FROM wallet w LEFT JOIN ledger l USING (user_id, currency)
    GROUP BY 1, 2, 3 HAVING count(l.seq) <> w.seq OR max(l.seq) <> w.seq OR min(l.seq) <> 1`,
  'each balance follows from the one before': `
    SELECT * FROM (SELECT *, lag(balance_after, 1, 0) OVER (PARTITION BY user_id, currency ORDER BY seq) AS before
      FROM ledger) l WHERE balance_after <> before + delta`,
  'a gate row has its ledger row, and the reverse': `
    SELECT o.*, l.* FROM posting o FULL JOIN ledger l USING (user_id, currency, reason, ref)
    WHERE o.user_id IS NULL OR l.user_id IS NULL`,
  'a reference is in the ledger once': `
    SELECT user_id, currency, reason, ref FROM ledger GROUP BY 1, 2, 3, 4 HAVING count(*) > 1`,
  'exp comes from each completed unit once': `
    SELECT u.id, l.ref FROM (SELECT * FROM unit WHERE completed_at IS NOT NULL) u
    FULL JOIN (SELECT * FROM ledger WHERE reason = 'UNIT') l ON l.user_id = u.user_id AND l.ref = u.id::text
    WHERE u.id IS NULL OR l.ref IS NULL
      OR l.delta <> (u.completion->'stats'->>'exp')::int + (u.completion->'stats'->>'comboExp')::int`,
  'one unit is open at most': `
    SELECT user_id FROM unit WHERE completed_at IS NULL AND cancelled_at IS NULL GROUP BY 1 HAVING count(*) > 1`,
  'a unit ends one way only': 'SELECT * FROM unit WHERE completed_at IS NOT NULL AND cancelled_at IS NOT NULL',
  'a level is completed by one unit, and every completed unit completed a level': `
    SELECT user_id, u.levels, s.levels FROM
      (SELECT user_id, array_agg(level ORDER BY level) AS levels FROM unit
       WHERE completed_at IS NOT NULL AND challenge_index IS NULL GROUP BY 1) u
    FULL JOIN
      (SELECT user_id, array_agg(level ORDER BY level) AS levels FROM stage WHERE completed_at IS NOT NULL GROUP BY 1) s
    USING (user_id)
    WHERE u.levels IS DISTINCT FROM s.levels
      OR u.levels <> ARRAY(SELECT generate_series(1, cardinality(u.levels)))`,
  'check-ins add up': `
    SELECT * FROM check_in c FULL JOIN (SELECT user_id, count(*) AS days, max(day) AS last FROM check_in_day GROUP BY 1) d
    USING (user_id) WHERE c.accumulated_days IS DISTINCT FROM d.days OR c.last_day IS DISTINCT FROM d.last
      OR c.continuous_days > c.max_continuous_days OR c.max_continuous_days > c.accumulated_days`,
  'what a card was practised is what its units say': `
    SELECT m.user_id, m.card_id, m.learn_times, e.times FROM card_memory m FULL JOIN
      (SELECT e.user_id, e.card_id, sum(e.times) AS times FROM learn_event e JOIN unit u ON u.id = e.unit_id
       WHERE u.completed_at IS NOT NULL GROUP BY 1, 2) e USING (user_id, card_id)
    WHERE m.learn_times IS DISTINCT FROM e.times`,
  'energy is given back for cancelled units only, and never more than was taken': `
    SELECT * FROM unit WHERE energy_returned > energy_spent OR (energy_returned > 0 AND cancelled_at IS NULL)`,
  'finished stages and tasks agree': `
    SELECT user_id, u.units, t.value FROM
      (SELECT user_id, count(*) FILTER (WHERE (completion->'stats'->>'exp')::int > 0) AS units FROM unit
       WHERE completed_at IS NOT NULL AND challenge_index IS NULL GROUP BY 1) u
    JOIN (SELECT user_id, sum(value) AS value FROM task_progress WHERE type = 'DAILY' AND goal = 'FINISH_STAGE' GROUP BY 1) t
    USING (user_id) WHERE u.units <> t.value`,
  'a challenge has the most stars of its victories, and was won for the first time once': `
    SELECT user_id, "index", c.star, u.star, u.firsts FROM (SELECT * FROM challenge WHERE star > 0) c FULL JOIN
      (SELECT user_id, challenge_index AS "index", max((completion#>>'{effects,kept,challenges,star}')::int) AS star,
         count(*) FILTER (WHERE (completion#>>'{effects,kept,challenges,firstVictory}')::boolean) AS firsts
       FROM unit WHERE completed_at IS NOT NULL AND completion#>>'{effects,kept,challenges,won}' = 'true' GROUP BY 1, 2) u
    USING (user_id, "index") WHERE c.star IS DISTINCT FROM u.star OR u.firsts <> 1`,
  'the reward of a region was for nine stars': `
    SELECT p.user_id, p.ref FROM posting p WHERE p.reason = 'REGION' AND (
      SELECT coalesce(sum(star), 0) FROM challenge c
      WHERE c.user_id = p.user_id AND c."index" BETWEEN p.ref::int * 3 - 2 AND p.ref::int * 3) <> 9`,
  'units of a trial are completed units': `
    SELECT user_id, package_id, t.trail_count FROM package_trial t LEFT JOIN
      (SELECT user_id, package_id, count(*) AS units FROM unit WHERE completed_at IS NOT NULL GROUP BY 1, 2) u
    USING (user_id, package_id) WHERE t.trail_count > coalesce(u.units, 0)`,
};

type Sql = (text: string) => Promise<unknown[]>;

/** What is broken in a database, by name, with up to three rows that show it; empty where every invariant holds. */
export async function brokenInvariants(sql: Sql): Promise<Record<string, unknown[]>> {
  const broken: Record<string, unknown[]> = {};
  for (const [name, text] of Object.entries(BROKEN)) {
    const rows = await sql(`SELECT * FROM (${text}) broken LIMIT 3`);
    if (rows.length > 0) broken[name] = rows;
  }
  return broken;
}
