export default [
  {
    project: 'proof',
    test: 'tests/races/rewards.test.ts',
    guards: [
      {
        name: 'a package that stands on the shelf already',
        named: 'a package that is added',
        find: 'if ((raw as unknown[]).length > 0) await',
        replace: 'await',
      },
    ],
  },
];
