export default [
  {
    project: 'proof',
    test: 'tests/races/clock.test.ts',
    guards: [
      {
        name: "a traveller's day is judged where the traveller is",
        named: 'the streak',
        find: 'return here > streak.lastDay ? here : streak.lastDay;',
        replace: 'return streak.lastDay;',
      },
      {
        name: "a traveller's streak follows the latest unit",
        named: 'does not break on a journey',
        find: 'WHERE user_id = :user AND :touches',
        replace: 'WHERE user_id = :user AND NOT :touches',
      },
    ],
  },
  {
    project: 'integration',
    test: 'tests/integration/unreadable-cards.test.ts',
    guards: [
      {
        name: 'no check-in for a unit that could not be shown',
        named: 'checks nobody in',
        find: 'checksIn: learned && !todayCheckIn',
        replace: 'checksIn: !todayCheckIn',
      },
    ],
  },
];
