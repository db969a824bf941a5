export default [
  {
    project: 'unit',
    test: 'tests/unit/domain/users/rules.test.ts',
    guards: [
      {
        name: 'an e-mail address is a dot-atom',
        named: 'refuses "n,victim@x.cn"',
        find: 'shape.test(address)',
        replace: '/^[!-?A-~]+@[a-z0-9.-]+$/i.test(address)',
      },
      {
        name: 'a nickname hides nothing',
        named: 'is refused: zero width',
        find: 'if (unseen.some((pattern) => pattern.test(name)))',
        replace: 'if (name === null)',
      },
    ],
  },
  {
    project: 'unit',
    test: 'tests/unit/server/units/session-reports.property.test.ts',
    guards: [
      {
        name: 'every card is reported, shown or not',
        named: 'is possible',
        find: 'cardLearnTimes: cards.map(',
        replace: 'cardLearnTimes: cards.filter(({ times }) => times > 0).map(',
      },
    ],
  },
  {
    project: 'unit',
    test: 'tests/unit/domain/session/face-settings.test.ts',
    guards: [
      {
        name: 'settings of debug units apply to no other',
        named: 'is a debug unit: a real one asks as the specification says',
        find: '(isDebug && unit.debug) ||',
        replace: 'unit.debug ||',
      },
    ],
  },
];
