export default [
  {
    project: 'integration',
    test: 'tests/integration/units.test.ts',
    guards: [
      {
        name: 'the boss is never a rating',
        named: 'neither rates nor grades',
        find: 'remember(model, before, practiceRounds(events), today',
        replace: 'remember(model, before, events.map((event) => [event]), today',
      },
    ],
  },
  {
    project: 'unit',
    test: 'tests/unit/server/memory/rating.rules.test.ts',
    guards: [
      {
        name: 'the match is no practice',
        named: 'the match between',
        find: '.filter((round) => !isMatchRound(round))',
        replace: '',
      },
    ],
  },
];
