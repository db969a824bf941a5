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
  {
    project: 'unit',
    test: 'tests/unit/server/memory/training.rules.test.ts',
    guards: [
      {
        name: 'weights are kept where they are better',
        named: 'foretell as well',
        find: "trained < inUse ? 'kept' : 'not_better'",
        replace: "'kept'",
      },
    ],
  },
  {
    project: 'integration',
    test: 'tests/integration/training.test.ts',
    guards: [
      {
        name: 'one trains a person at a time',
        named: 'one of two who look at once',
        find: "SET train_at = $1::timestamptz + interval '",
        replace: "SET train_at = m.train_at + 0 * interval '",
      },
      {
        name: 'of two trainings one counts',
        named: 'another took over after the lease',
        find: "return 'overtaken';",
        replace: 'void 0;',
      },
      {
        name: 'what was answered meanwhile is not undone',
        named: 'between its reading and its writing',
        find: 'AND m.stability = anew.was ',
        replace: '',
      },
    ],
  },
];
