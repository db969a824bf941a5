export default [
  {
    project: 'unit',
    test: 'tests/unit/client/links.test.ts',
    guards: [
      {
        name: 'the client sends no key that nothing repeats',
        named: 'and no key',
        find: '...debugHeader(),',
        replace: "...debugHeader(),\n    'idempotency-key': 'made-for-nothing',",
      },
    ],
  },
  {
    project: 'unit',
    test: 'tests/unit/client/art.test.ts',
    guards: [
      {
        name: 'a drawn word is found where it is said to be',
        named: 'finds each drawn word',
        find: "kettle: 'kitchen'",
        replace: "kettle: 'garden'",
      },
    ],
  },
];
