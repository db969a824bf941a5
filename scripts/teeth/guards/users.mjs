export default [
  {
    project: 'proof',
    test: 'tests/model/model.test.ts',
    guards: [
      {
        name: 'the free fill is unused, at the moment it is used',
        named: 'agree',
        find: 'flag: { freeEnergyUsed: false } };',
        replace: '};',
      },
    ],
  },
];
