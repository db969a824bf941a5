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
    SELECT user_id, card_id, m.learn_times, e.times FROM (
      SELECT user_id, card_id, sum(learn_times) AS learn_times FROM (
        SELECT user_id, card_id, learn_times FROM card_memory UNION ALL
        SELECT user_id, card_id, learn_times FROM card_memory_past) kept GROUP BY 1, 2) m FULL JOIN
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
  'a place in the league has the exp that the ledger has of its season': `
    SELECT p.*, l.exp AS earned FROM league_place p CROSS JOIN LATERAL (
      SELECT coalesce(sum(delta), 0) AS exp FROM ledger WHERE user_id = p.user_id AND currency = 'EXP'
        AND created_at >= timestamptz '1970-01-04 16:00Z' + p.season * interval '7 days'
        AND created_at < timestamptz '1970-01-04 16:00Z' + p.season * interval '7 days' + interval '6 days 22 hours') l
    WHERE p.exp <> l.exp`,
  'groups of the league are filled to thirty, one after the other': `
    SELECT season, step, q.joined, g.groups FROM league_queue q FULL JOIN (
      SELECT season, step, sum(size) AS joined, count(*) AS groups, count(*) FILTER (WHERE size <> 30) AS others
      FROM (SELECT season, step, number, count(*) AS size FROM league_place WHERE number IS NOT NULL GROUP BY 1, 2, 3) sizes
      GROUP BY 1, 2) g USING (season, step)
    WHERE q.joined IS DISTINCT FROM g.joined OR g.groups <> (q.joined + 29) / 30 OR g.others > 1`,
  'a standing in the league is that of its latest place': `
    SELECT user_id, s.season, p.season FROM league_standing s FULL JOIN (
      SELECT DISTINCT ON (user_id) * FROM league_place ORDER BY user_id, season DESC) p USING (user_id)
    WHERE s.season IS DISTINCT FROM p.season OR s.due IS DISTINCT FROM (p.after_step IS NULL)
      OR s.step IS DISTINCT FROM coalesce(p.after_step, p.step)`,
  'a settled group of the league has its members by their exp': `
    SELECT season, step, number, g.members, p.members FROM league_group g JOIN (
      SELECT season, step, number, array_agg(user_id ORDER BY exp DESC, reached_at, user_id) AS members
      FROM league_place GROUP BY 1, 2, 3) p USING (season, step, number) WHERE g.members <> p.members`,
  'a reward of the league is that of its place, and keeping a rank its price': `
    SELECT l.*, p.place FROM ledger l LEFT JOIN (
      SELECT p.user_id, p.season, p.after_step - p.step AS stars, array_position(g.members, p.user_id) AS place
      FROM league_place p LEFT JOIN league_group g USING (season, step, number) WHERE p.after_step IS NOT NULL) p
    ON p.user_id = l.user_id AND p.season::text = l.ref
    WHERE (l.reason = 'LEAGUE' AND l.delta IS DISTINCT FROM CASE WHEN p.place <= 3 THEN (ARRAY[100, 60, 40])[p.place]
        WHEN p.place <= 10 THEN 20 WHEN p.place <= 25 THEN 5 END)
      OR (l.reason = 'KEEP_RANK' AND (l.delta <> -100 OR p.place <= 25 OR p.stars IS DISTINCT FROM 0))`,
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
