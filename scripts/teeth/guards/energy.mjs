export default [
  {
    project: 'integration',
    test: 'tests/integration/atlas.test.ts',
    guards: [
      {
        name: 'a start is paid',
        named: 'is refused without energy',
        find: 'OR EXISTS (SELECT FROM @changed)',
        replace: 'OR true',
      },
    ],
  },
  {
    project: 'integration',
    test: 'tests/integration/energy.test.ts',
    guards: [
      {
        name: 'the energy there is, at the moment it is spent',
        named: 'is spent six times',
        find: '+ :delta >= 0\n    RETURNING',
        replace: '+ :delta >= -1000\n    RETURNING',
      },
    ],
  },
  {
    project: 'proof',
    test: 'tests/model/model.test.ts',
    guards: [
      {
        name: 'energy stops at its limit',
        named: 'agree',
        find: 'CASE WHEN :delta < 0 THEN',
        replace: 'CASE WHEN true THEN',
      },
    ],
  },
  {
    project: 'integration',
    test: 'tests/integration/exchange.test.ts',
    guards: [
      {
        name: 'bread is sold below the limit',
        named: 'diamonds',
        find: `WHERE e.user_id = :user AND \${SETTLED} < \${LIMIT}`,
        replace: `WHERE e.user_id = :user AND \${SETTLED} < \${LIMIT} + 1000`,
      },
      {
        name: 'the limit ends',
        named: 'diamonds',
        find: 'WHERE e.added_limit + :points <= :capacity',
        replace: 'WHERE e.added_limit < :capacity + :points',
      },
      {
        name: 'a higher limit is not applied to the past',
        named: 'diamonds',
        find: `SET value = \${SETTLED}, since = \${COUNTING_SINCE}, added_limit`,
        replace: `SET value = least(e.value, \${SETTLED}), since = e.since, added_limit`,
      },
    ],
  },
];
