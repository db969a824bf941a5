export default [
  {
    project: 'proof',
    test: 'tests/races/rewards.test.ts',
    guards: [
      {
        name: 'a reward waits for its goal',
        named: 'nothing is paid before',
        find: "if (status === 'OPEN') throw new AppError('NOT_CLAIMABLE');",
        replace: '',
      },
    ],
  },
  {
    project: 'proof',
    test: 'tests/model/model.test.ts',
    guards: [
      {
        name: 'a weekly milestone counts a daily task once',
        named: 'agree',
        find: 'last_value < total AND value >= total',
        replace: 'value >= total',
      },
    ],
  },
  {
    project: 'unit',
    test: 'tests/unit/server/tasks/account-day.rules.test.ts',
    guards: [
      {
        name: 'a day of tasks is not brought forward',
        named: 'held back for 20 hours',
        find: ' || now < earliest) return last;',
        replace: ') return last;',
      },
      {
        name: 'a day of tasks does not come again',
        named: 'never an earlier one',
        find: 'if (day <= last.day || now',
        replace: 'if (now',
      },
    ],
  },
  {
    project: 'proof',
    test: 'tests/races/clock.test.ts',
    guards: [
      {
        name: 'the day of tasks is kept',
        named: 'brings no daily task forward',
        find: ' WHERE :isNewTaskDay',
        replace: ' WHERE NOT :isNewTaskDay',
      },
    ],
  },
  {
    project: 'integration',
    test: 'tests/integration/unreadable-cards.test.ts',
    guards: [
      {
        name: 'no tasks for a unit that could not be shown',
        named: 'with nothing earned',
        find: '[TaskGoalType.FINISH_STAGE]: learned && !challenge ? 1 : 0',
        replace: '[TaskGoalType.FINISH_STAGE]: 1',
      },
      {
        name: 'no newbie task for a unit that could not be shown',
        named: 'with nothing earned',
        find: '[TaskGoalType.FINISH_FIRST_STAGE]: learned && !challenge ? 1 : 0',
        replace: '[TaskGoalType.FINISH_FIRST_STAGE]: 1',
      },
    ],
  },
  {
    project: 'integration',
    test: 'tests/integration/tasks.test.ts',
    guards: [
      {
        name: 'a combo is the longest one, not a sum',
        named: 'keeps the best combo',
        find: 'THEN greatest(p.value, excluded.value)',
        replace: 'THEN p.value + excluded.value',
      },
      {
        name: 'all that waits is granted, and nothing else',
        named: 'nothing that was claimed or does not wait',
        find: "TASKS.filter((task) => statusOf(task, state, periods) === 'CLAIMABLE');\n  const count",
        replace: "TASKS.filter((task) => statusOf(task, state, periods) !== 'CLAIMED');\n  const count",
      },
    ],
  },
];
