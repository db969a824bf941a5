export default [
  {
    project: 'integration',
    test: 'tests/integration/messages.test.ts',
    guards: [
      {
        name: "only one's own messages",
        named: 'is sent once an event',
        find: 'WHERE id = $2 AND user_id = $1\n',
        replace: 'WHERE id = $2 AND $1::int > 0\n',
      },
      {
        name: 'a broadcast reaches whom it is for',
        named: 'reaches its segment only',
        find: 'b.segment = ANY ($2::text[])',
        replace: 'cardinality($2::text[]) > 0',
      },
      {
        name: 'an event is told once',
        named: 'goes to many',
        find: 'ON CONFLICT (user_id, ref) DO NOTHING RETURNING id`,\n);\nconst writeToOne',
        replace: 'ON CONFLICT (user_id, ref) DO UPDATE SET ref = excluded.ref RETURNING id`,\n);\nconst writeToOne',
      },
      {
        name: "an operator's words are judged",
        named: 'refuses what breaks a rule',
        find: 'const letter = letterOf(draft)',
        replace: 'const letter = draft as ReturnType<typeof letterOf>',
      },
      {
        name: 'a broadcast is not for accounts that came later',
        named: 'accounts that came later',
        find: 'b.created_at >= (SELECT created_at FROM users WHERE id = $1) AND (',
        replace: 'b.created_at IS NOT NULL AND (',
      },
      {
        name: 'when a message was read first stays',
        named: 'when it was read first',
        find: 'coalesce(read_at, $3)',
        replace: '$3',
      },
      {
        name: 'a broadcast is sent once a name',
        named: 'is sent once a name',
        find: 'ON CONFLICT (ref) DO NOTHING RETURNING id',
        replace: 'ON CONFLICT (ref) DO UPDATE SET ref = excluded.ref RETURNING id',
      },
    ],
  },
  {
    project: 'unit',
    test: 'tests/unit/server/messages/content.rules.test.ts',
    guards: [
      {
        name: 'links lead to the web only',
        named: 'is refused',
        find: '/^https?:\\/\\/[^\\s\\\\@]+$/i',
        replace: '/^[^\\s\\\\@]+$/i',
      },
    ],
  },
];
