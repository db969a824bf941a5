export default [
  {
    project: 'unit',
    test: 'tests/unit/domain/league.test.ts',
    guards: [
      {
        name: 'nobody falls below the first star',
        named: 'of step',
        find: 'Math.max(0, step + STARS[result])',
        replace: 'step + STARS[result]',
      },
    ],
  },
  {
    project: 'proof',
    test: 'tests/races/league.test.ts',
    guards: [
      {
        name: 'a result is taken by one call at a time',
        named: 'keeps or lowers a rank once',
        find: 'WHERE user_id = $1 FOR UPDATE',
        replace: 'WHERE user_id = $1',
      },
    ],
  },
  {
    project: 'integration',
    test: 'tests/integration/league.test.ts',
    guards: [
      {
        name: 'the league asks for three levels',
        named: 'asks for three levels',
        find: 'qualified: levels >= LEAGUE_REQUIRED_LEVEL',
        replace: 'qualified: levels >= 0',
      },
      {
        name: 'a season is settled once',
        named: 'settles once',
        find: 'ON CONFLICT DO NOTHING RETURNING season',
        replace: 'ON CONFLICT (season) DO UPDATE SET settled_at = excluded.settled_at RETURNING season',
      },
    ],
  },
  {
    project: 'integration',
    test: 'tests/integration/league-claims.test.ts',
    guards: [
      {
        name: 'only a rank that falls is kept',
        named: 'is not kept where it does not fall',
        find: "if (price === null) throw new AppError('RANK_NOT_FALLING');",
        replace: 'if (price === null) return { step: outcomeOf(standing).before, diamond: 0 };',
      },
      {
        name: 'keeping a rank is charged',
        named: 'is kept for 100 diamonds',
        find: 'if (diamond < 0) await',
        replace: 'if (diamond > 0) await',
      },
      {
        name: 'a result is claimed once',
        named: 'what it is worth, once',
        find: "if (place.claimed) throw new AppError('ALREADY_CLAIMED');",
        replace: '',
      },
      {
        name: 'a result waits for its time',
        named: 'its time has come',
        find: ' && now >= seasonNumbered(season).resultsAt',
        replace: '',
      },
      {
        name: 'who waits for an earlier claim misses nothing',
        named: 'nobody who waits for a claim',
        find: 'WHERE NOT due AND season < $1',
        replace: 'WHERE season < $1',
      },
      {
        name: 'who had exp has missed nothing',
        named: 'is not missed by who had exp',
        find: 'l.created_at >= $2 AND l.created_at < $3',
        replace: 'l.created_at >= $3 AND l.created_at < $2',
      },
      {
        name: 'a season is settled when all of it is written',
        named: 'its time has come',
        find: 'now.getTime() - LEAGUE.settleAfterMs',
        replace: 'now.getTime() - 0 * LEAGUE.settleAfterMs',
      },
      {
        name: 'a result waits for its claim before the next season',
        named: 'comes before the next season',
        find: 'WHERE NOT due AND season < :season',
        replace: 'WHERE season < :season',
      },
      {
        name: 'the exp of the season so far is joined with',
        named: 'comes before the next season',
        find: 'AND created_at >= :startsAt',
        replace: "AND created_at >= :startsAt AND created_at < '1970-01-01'",
      },
      {
        name: 'a result waits for its settlement',
        named: 'its time has come',
        find: 'season !== null && settled === true &&',
        replace: 'season !== null &&',
      },
    ],
  },
  {
    project: 'integration',
    test: 'tests/integration/league-groups.test.ts',
    guards: [
      {
        name: 'who hides has no name',
        named: 'of who hides',
        find: '(u.hidden_in_league IS FALSE AND b.user_id IS NULL) AS by',
        replace: '(b.user_id IS NULL) AS by',
      },
      {
        name: 'a blocked name is not seen',
        named: 'of the group are blocked',
        find: '(u.hidden_in_league IS FALSE AND b.user_id IS NULL) AS by',
        replace: '(u.hidden_in_league IS FALSE) AS by',
      },
      {
        name: 'only a name of the group is blocked',
        named: 'of the group are blocked',
        find: 'SELECT $1, user_id FROM mate ON CONFLICT DO NOTHING',
        replace: 'SELECT $1, user_id FROM mate UNION SELECT $1, $2 ON CONFLICT DO NOTHING',
      },
      {
        name: 'groups are filled to thirty',
        named: 'has thirty',
        find: 'DO UPDATE SET joined = q.joined + 1',
        replace: 'DO UPDATE SET joined = q.joined',
      },
      {
        name: 'exp after the end of a season does not count',
        named: 'nothing after its end',
        find: "ctx.config.league && phaseOf(now) === 'OPEN'",
        replace: 'ctx.config.league && phaseOf(now) !== null',
      },
      {
        name: 'the number of who hides tells nobody',
        named: 'of who hides',
        find: 'CASE WHEN p.user_id = $1 OR u.hidden_in_league IS FALSE THEN p.user_id END AS "userId"',
        replace: 'p.user_id AS "userId"',
      },
      {
        name: 'blocking does not find who hides',
        named: 'of who hides',
        find: ' AND NOT u.hidden_in_league',
        replace: '',
      },
    ],
  },
  {
    project: 'integration',
    test: 'tests/integration/league-letters.test.ts',
    guards: [
      {
        name: 'a result is told when it is shown',
        named: 'once it may be seen',
        find: 'return now < seasonNumbered(season).resultsAt ? season - 1 : season;',
        replace: 'return season;',
      },
    ],
  },
];
