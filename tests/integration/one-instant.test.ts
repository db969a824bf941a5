import { afterAll, beforeAll, expect, it } from 'vitest';
import { addPackage } from '#tests/factories/packages.ts';
import { completeReport } from '#tests/factories/units.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';

const MINUTE_MS = 60_000;
/** Five minutes before midnight in Shanghai. */
const EVENING = Date.parse('2027-05-03T15:55:00Z');

let instant = EVENING;
/** How far the clock goes on whenever somebody looks at it. */
let step = 0;
let app: TestApp;
beforeAll(async () => {
  const clock = () => {
    const now = new Date(instant);
    instant += step;
    return now;
  };
  app = await startTestApp({ clock });
});
afterAll(() => app.stop());

it('a report that comes at midnight counts for one day, whatever looks at the clock', async () => {
  const guest = await app.api.guest();
  const { id: packageId } = await addPackage(app.source);
  const options = { as: guest, headers: { 'time-zone': 'Asia/Shanghai' } };
  const started = await app.api.rest('POST /v1/atlas/stages', { packageId }, options);
  instant = EVENING + 4 * MINUTE_MS;
  step = 2 * MINUTE_MS;
  const reported = await app.api.rest('POST /v1/learn/units/report-complete', completeReport(started.data), options);
  step = 0;
  expect(reported.code).toBe(0);
  // Looked at once: a second look would already have been after midnight.
  expect(instant).toBe(EVENING + 6 * MINUTE_MS);
  const [row] = await app.sql<{ checkedIn: string; tasks: string; learned: string }>(
    `SELECT c.last_day::text AS "checkedIn", t.day::text AS tasks,
       (SELECT max(completed_at) AT TIME ZONE 'Asia/Shanghai' FROM unit u WHERE u.user_id = c.user_id)::date::text AS learned
     FROM check_in c JOIN task_day t USING (user_id) WHERE c.user_id = $1`,
    [guest.user.id],
  );
  expect(row).toEqual({ checkedIn: '2027-05-03', tasks: '2027-05-03', learned: '2027-05-03' });
});
