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
      {
        name: 'an account has ten devices at most',
        named: 'ten at most',
        find: 'OFFSET $2)',
        replace: 'OFFSET $2 + 1000)',
      },
      {
        name: 'only what a known push service reaches is registered',
        named: 'is refused with',
        find: 'if (keys && !ctx.providers.push.accepts({ endpoint: rid, ...keys })) throw',
        replace: 'if (keys && !keys) throw',
      },
      {
        name: 'who leaves is not reminded',
        named: 'who is leaving',
        find: 'if (row.leaving || !',
        replace: 'if (!',
      },
      {
        name: 'a browser that is gone is forgotten',
        named: 'removes a browser that is gone',
        find: "if (outcome === 'gone') await forgetDevice(db, row);",
        replace: '',
      },
      {
        name: 'a reminder of the day does not come late',
        named: 'is left out when it is late',
        find: '<= lateMs',
        replace: '<= lateMs * 100',
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
      {
        name: 'a reminder of the league does not come late',
        named: 'nor much too late',
        find: ' || !row.plays || late',
        replace: ' || !row.plays',
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
