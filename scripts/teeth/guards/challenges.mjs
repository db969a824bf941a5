export default [
  {
    project: 'integration',
    test: 'tests/integration/challenges.test.ts',
    guards: [
      {
        name: 'a challenge completes no level',
        named: 'completes no level',
        find: 'stage: challenge ? null : stageId',
        replace: 'stage: stageId',
      },
      {
        name: 'a challenge is no stage',
        named: 'completes no level',
        find: 'learned && !challenge ? 1 : 0',
        replace: 'learned ? 1 : 0',
      },
      {
        name: 'only a victory counts as one',
        named: 'wins nothing',
        find: 'challenge?.won ? 1 : 0',
        replace: 'challenge ? 1 : 0',
      },
      {
        name: 'no victory where no card could be shown',
        named: 'wins nothing',
        find: 'won: learned',
        replace: 'won: true',
      },
      {
        name: 'cards of packages that may be learned',
        named: 'cards that may be learned',
        find: 'learned.completed_at IS NOT NULL AND ',
        replace: 'learned.completed_at IS NOT NULL OR ',
      },
      {
        name: 'enough cards for a duel',
        named: 'cards that may be learned',
        find: 'AND (SELECT count(*) FROM choice_chosen) >= ',
        replace: 'AND 0 < ',
      },
      {
        name: 'a star is never lost',
        named: 'never takes a star',
        find: 'greatest(star, :star)',
        replace: ':star',
      },
      {
        name: 'a region waits for all its stars',
        named: 'waits for all nine stars',
        find: '(row?.stars ?? 0) < REGION_STARS',
        replace: '(row?.stars ?? 0) < 0',
      },
    ],
  },
  {
    project: 'unit',
    test: 'tests/unit/server/challenges/challenge.rules.test.ts',
    guards: [
      {
        name: 'a challenge waits for its anchor',
        named: 'is open',
        find: 'endLevel <= completed',
        replace: 'endLevel > 0',
      },
    ],
  },
  {
    project: 'unit',
    test: 'tests/unit/server/units/blood.rules.test.ts',
    guards: [
      {
        name: 'a duel that was lost is not completed',
        named: 'is gone in a duel',
        find: 'if (counted === 0)',
        replace: 'if (counted < 0)',
      },
      {
        name: 'blood that the events give',
        named: 'is not what',
        find: 'Math.abs(blood - counted) > ROUNDING',
        replace: 'counted > 1',
      },
    ],
  },
  {
    project: 'unit',
    test: 'tests/unit/server/units/report.rules.test.ts',
    guards: [
      {
        name: 'each card once in a duel',
        named: 'asks each card once',
        find: 'isDuel ? DUEL_ROUNDS : STAGE_ROUNDS',
        replace: 'STAGE_ROUNDS',
      },
    ],
  },
];
