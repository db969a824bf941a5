export default [
  {
    project: 'integration',
    test: 'tests/integration/exchange.test.ts',
    guards: [
      {
        name: 'bread is charged',
        named: 'diamonds',
        find: "posting.as('price', 'energy_gained')",
        replace: "posting.as('price', '(SELECT WHERE false) AS nothing')",
      },
      {
        name: 'a step of the limit is charged',
        named: 'diamonds',
        find: "posting.as('price', 'energy_raised')",
        replace: "posting.as('price', '(SELECT WHERE false) AS nothing')",
      },
    ],
  },
];
