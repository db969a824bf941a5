import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isWanted, nextReminder } from '#server/modules/reminders/next-reminder.rules.ts';

const NINE = { hour: 9, minute: 0 };
const next = (now: string, zone: string, time = NINE) => nextReminder(new Date(now), time, zone).toISOString();

describe('the next reminder', () => {
  it.each([
    ['later today', '2027-02-01T00:59:59Z', 'Asia/Shanghai', NINE, '2027-02-01T01:00:00.000Z'],
    ['tomorrow, at the very moment', '2027-02-01T01:00:00Z', 'Asia/Shanghai', NINE, '2027-02-02T01:00:00.000Z'],
    ['where the day began already', '2027-02-01T20:00:00Z', 'Pacific/Auckland', NINE, '2027-02-02T20:00:00.000Z'],
    [
      'where the day is still the one before',
      '2027-02-01T04:00:00Z',
      'America/Los_Angeles',
      NINE,
      '2027-02-01T17:00:00.000Z',
    ],
    [
      'of a quarter of an hour',
      '2027-02-01T00:00:00Z',
      'Asia/Kathmandu',
      { hour: 6, minute: 15 },
      '2027-02-01T00:30:00.000Z',
    ],
    // Clocks of Berlin go forward on 28 March 2027 at 02:00, back on 31 October at 03:00.
    ['the day before clocks go forward', '2027-03-27T12:00:00Z', 'Europe/Berlin', NINE, '2027-03-28T07:00:00.000Z'],
    [
      'a time that clocks skip',
      '2027-03-27T12:00:00Z',
      'Europe/Berlin',
      { hour: 2, minute: 30 },
      '2027-03-28T01:30:00.000Z',
    ],
    ['the day before clocks go back', '2027-10-30T12:00:00Z', 'Europe/Berlin', NINE, '2027-10-31T08:00:00.000Z'],
    ['midnight', '2027-02-01T15:00:00Z', 'Asia/Shanghai', { hour: 0, minute: 0 }, '2027-02-01T16:00:00.000Z'],
  ])('%s', (_, now, zone, time, at) => {
    expect(next(now, zone, time)).toBe(at);
  });

  it('is after now, within 25 hours, and shows the time that was asked for unless clocks skip it', () => {
    const zones = [
      'Asia/Shanghai',
      'Europe/Berlin',
      'America/New_York',
      'Australia/Lord_Howe',
      'Pacific/Kiritimati',
      'UTC',
    ];
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2020-01-01'), max: new Date('2035-01-01'), noInvalidDate: true }),
        fc.constantFrom(...zones),
        fc.nat(23),
        fc.nat(11),
        (now, zone, hour, fives) => {
          const minute = fives * 5;
          const at = nextReminder(now, { hour, minute }, zone);
          const ahead = at.getTime() - now.getTime();
          expect(ahead > 0 && ahead <= 26 * 3_600_000).toBe(true);
          const shown = at.toLocaleTimeString('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit' });
          const asked = `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
          if (hour > 3) expect(shown).toBe(asked);
        },
      ),
    );
  });
});

describe('a reminder that is due', () => {
  const zone = 'Asia/Shanghai';
  const dueAt = new Date('2027-02-01T01:00:00Z');
  const wanted = (now: string, learnedAt: string | null) =>
    isWanted({ dueAt, learnedAt: learnedAt === null ? null : new Date(learnedAt), zone }, new Date(now), 3_600_000);

  it.each([
    ['before the first unit', '2027-02-01T01:03:00Z', null, true],
    ['after a unit of yesterday evening', '2027-02-01T01:03:00Z', '2027-01-31T15:59:59Z', true],
    ['after a unit just past midnight', '2027-02-01T01:03:00Z', '2027-01-31T16:00:00Z', false],
    ['an hour late', '2027-02-01T02:00:00Z', null, true],
    ['later than that', '2027-02-01T02:00:01Z', null, false],
  ])('%s', (_, now, learnedAt, sent) => {
    expect(wanted(now, learnedAt)).toBe(sent);
  });
});
