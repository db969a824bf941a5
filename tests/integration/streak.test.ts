import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { recordCheckIn } from '#tests/support/check-in.ts';
import { contextOf } from '#tests/support/service-context.ts';

const HOUR = 3_600_000;
const SHANGHAI = 'Asia/Shanghai';
const LOS_ANGELES = 'America/Los_Angeles';
const NEW_YORK = 'America/New_York';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

interface StreakRow {
  continuousDays: number;
  accumulatedDays: number;
  maxContinuousDays: number;
}

/** The streak of a newcomer who learns at these instants, each in its zone. */
async function walk(visits: [at: number | string, zone: string][]): Promise<StreakRow> {
  const { user } = await app.api.guest();
  for (const [at, timeZone] of visits)
    await recordCheckIn(contextOf(app.source, { userId: user.id, now: new Date(at), timeZone }));
  const [row] = await app.sql<StreakRow>(
    `SELECT continuous_days AS "continuousDays", accumulated_days AS "accumulatedDays",
       max_continuous_days AS "maxContinuousDays" FROM check_in WHERE user_id = $1`,
    [user.id],
  );
  return row as StreakRow;
}

describe('a streak', () => {
  it('breaks and begins at one', async () => {
    const streak = await walk([
      ['2026-11-01T04:00:00Z', SHANGHAI],
      ['2026-11-02T04:00:00Z', SHANGHAI],
      ['2026-11-03T04:00:00Z', SHANGHAI],
      ['2026-11-05T04:00:00Z', SHANGHAI],
    ]);
    expect(streak).toEqual({ continuousDays: 1, accumulatedDays: 4, maxContinuousDays: 3 });
  });

  it.each(['2026-03-08', '2026-11-01'])('holds over the change of clocks on %s', async (day) => {
    const noon = Date.parse(`${day}T17:00:00Z`);
    const streak = await walk([-24, 0, 24, 48].map((hours) => [noon + hours * HOUR, NEW_YORK]));
    expect(streak.continuousDays).toBe(4);
  });

  it('holds when a flight eastward swallows a calendar day', async () => {
    // 23:00 on the 20th in Los Angeles, then 23:00 on the 22nd in Shanghai: 32 hours later.
    const streak = await walk([
      ['2026-11-21T07:00:00Z', LOS_ANGELES],
      ['2026-11-22T15:00:00Z', SHANGHAI],
    ]);
    expect(streak).toMatchObject({ continuousDays: 2, accumulatedDays: 2 });
  });

  it('counts a day that is lived twice westward once', async () => {
    const streak = await walk([
      ['2026-11-22T00:00:00Z', SHANGHAI],
      ['2026-11-22T03:00:00Z', LOS_ANGELES],
      ['2026-11-22T20:00:00Z', LOS_ANGELES],
    ]);
    expect(streak).toMatchObject({ continuousDays: 1, accumulatedDays: 1 });
  });

  it('never counts one instant twice, whatever the zone', async () => {
    const at = '2026-06-01T10:30:00Z';
    const streak = await walk([
      [at, 'Pacific/Pago_Pago'],
      [at, 'Pacific/Kiritimati'],
    ]);
    expect(streak).toMatchObject({ continuousDays: 1, accumulatedDays: 1 });
  });

  it('gains nothing from a client that changes its zone', { timeout: 60_000 }, async () => {
    const zones = ['Pacific/Kiritimati', 'Pacific/Pago_Pago', SHANGHAI, 'UTC', LOS_ANGELES];
    const start = Date.parse('2026-06-01T00:00:00Z');
    const visit = fc.tuple(fc.integer({ min: 0, max: 10 * 24 }), fc.constantFrom(...zones));
    await fc.assert(
      fc.asyncProperty(fc.array(visit, { minLength: 1, maxLength: 40 }), async (visits) => {
        const ordered = visits.toSorted((a, b) => a[0] - b[0]);
        const streak = await walk(ordered.map(([hours, zone]) => [start + hours * HOUR, zone]));
        const elapsedHours = (ordered.at(-1)?.[0] ?? 0) - (ordered[0]?.[0] ?? 0);
        // The furthest zones lie 25 hours apart, so a traveller meets at most two dates more than days pass.
        expect(streak.accumulatedDays).toBeLessThanOrEqual(Math.ceil(elapsedHours / 24) + 2);
        expect(streak.continuousDays).toBeLessThanOrEqual(streak.accumulatedDays);
      }),
      { numRuns: 40 },
    );
  });
});
