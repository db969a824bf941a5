export default [
  {
    project: 'integration',
    test: 'tests/integration/control.test.ts',
    guards: [
      {
        name: 'what is laid aside is not asked',
        named: 'until its day',
        find: 'NOT EXISTS (SELECT FROM card_rest WHERE',
        replace: 'NOT EXISTS (SELECT FROM card_rest WHERE false AND',
      },
      {
        name: 'only cards that one has met and sees',
        named: 'or nothing',
        find: 'SELECT $1, id, $3::date FROM met\n     WHERE (SELECT count(*) FROM met) = cardinality($2::int[])',
        replace: 'SELECT $1, id, $3::date FROM unnest($2::int[]) AS id',
      },
      {
        name: 'what was learned since is not overwritten',
        named: 'met for the first time',
        find: 'ON CONFLICT (user_id, card_id) DO NOTHING RETURNING card_id',
        replace: 'ON CONFLICT (user_id, card_id) DO UPDATE SET lapses = excluded.lapses RETURNING card_id',
      },
      {
        name: 'help is proposed from the eighth lapse',
        named: 'eighth lapse',
        find: 'card.lapses >= CONTROL.helpFrom',
        replace: 'card.lapses > 0',
      },
    ],
  },
  {
    project: 'integration',
    test: 'tests/integration/holiday.test.ts',
    guards: [
      {
        name: 'a holiday asks nothing',
        named: 'rest until its day',
        find: 'NOT EXISTS (SELECT FROM holiday WHERE',
        replace: 'NOT EXISTS (SELECT FROM holiday WHERE false AND',
      },
      {
        name: 'only a backlog is spread',
        named: 'without a backlog',
        find: 'if (!isBacklog(due)) throw',
        replace: 'if (due < 0) throw',
      },
    ],
  },
];
