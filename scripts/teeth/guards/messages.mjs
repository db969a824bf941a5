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
