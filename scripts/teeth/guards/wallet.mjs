export default [
  {
    project: 'integration',
    test: 'tests/integration/exchange.test.ts',
    guards: [
      {
        name: 'a debt is refused',
        named: 'diamonds',
        find: "throw new AppError('NOT_ENOUGH_DIAMONDS')",
        replace: "throw new AppError('ENERGY_FULL' as never)",
      },
    ],
  },
];
