export default [
  {
    project: 'integration',
    test: 'tests/integration/reminders.test.ts',
    guards: [
      {
        name: 'a prompt is shown once',
        named: 'know each prompt',
        find: ' AND NOT $2 = ANY (guides)',
        replace: '',
      },
      {
        name: 'a device is taken over by who holds its keys',
        named: 'goes to who logs in',
        find: 'OR push_device.auth = excluded.auth',
        replace: 'OR true',
      },
      {
        name: "only one's own devices",
        named: 'goes to who logs in',
        find: '{ userId: viewerOf(ctx).id, rid }',
        replace: '{ rid }',
      },
      {
        name: 'a reminder is sent once',
        named: 'however many processes look',
        find: ' AND d.next_at = moved.was',
        replace: '',
      },
    ],
  },
  {
    project: 'integration',
    test: 'tests/integration/rank-reminders.test.ts',
    guards: [
      {
        name: 'a reminder of the league is sent once',
        named: 'however many processes look',
        find: ' AND d.rank_at = moved.was',
        replace: '',
      },
      {
        name: 'only who plays is reminded of the league',
        named: 'nobody who does not play',
        find: ' || !row.plays || late',
        replace: ' || late',
      },
    ],
  },
  {
    project: 'unit',
    test: 'tests/unit/server/reminders/next-reminder.rules.test.ts',
    guards: [
      {
        name: "never after today's check-in",
        named: 'just past midnight',
        find: 'localDay(learnedAt, zone) === localDay(now, zone)',
        replace: 'learnedAt > now',
      },
    ],
  },
  {
    project: 'unit',
    test: 'tests/unit/server/push/web-push.test.ts',
    guards: [
      {
        name: 'only known push services are called',
        named: 'goes nowhere but',
        find: 'if (!this.accepts(target))',
        replace: 'if (!target)',
      },
    ],
  },
];
