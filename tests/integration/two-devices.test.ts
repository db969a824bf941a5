import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { UNITS } from '#server/modules/units/settings.ts';
import { type AddedPackage, addPackage } from '#tests/factories/packages.ts';
import { completeReport } from '#tests/factories/units.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';

const NOW = '2027-02-01T00:00:00Z';
let app: TestApp;
let pkg: AddedPackage;
beforeAll(async () => {
  app = await startTestApp();
  pkg = await addPackage(app.source, { chapters: [60] });
});
beforeEach(() => app.clock.set(NOW));
afterAll(() => app.stop());

type Guest = Awaited<ReturnType<TestApp['api']['guest']>>;
type Report = ReturnType<typeof completeReport>;
const start = async (guest: Guest) =>
  (await app.api.rest('POST /v1/atlas/stages', { packageId: pkg.id }, { as: guest })).data;
const complete = (guest: Guest, body: object) =>
  app.api.rest('POST /v1/learn/units/report-complete', body, { as: guest });
const cancel = (guest: Guest, { unitId, learnEvents }: Report) =>
  app.api.rest('POST /v1/learn/units/report-cancel', { unitId, learnEvents }, { as: guest });

/** What two devices did in a unit: the same cards, other answers. */
const DEVICES = ['CORRECT CORRECT', 'WRONG CORRECT CORRECT', 'TIP CORRECT CORRECT'];
const reportOf = (unit: Parameters<typeof completeReport>[0], device: number) =>
  completeReport(unit, { events: () => DEVICES[device] as string });

type Events = Record<string, unknown>;
const eventsOf = ({ learnEvents }: Report): Events =>
  Object.fromEntries(learnEvents.map(({ cardId, events }) => [cardId, events]));

/** What the server keeps of the units of a guest. */
async function keptOf(guest: Guest) {
  const ask = (text: string) => app.source.query(text, [guest.user.id]);
  const counted = await ask('SELECT card_id, events FROM learn_event WHERE user_id = $1 ORDER BY card_id');
  const apart = await ask('SELECT events FROM learn_event_apart WHERE user_id = $1 ORDER BY digest');
  const ratings = await ask('SELECT card_id, seq, rating FROM rating_log WHERE user_id = $1 ORDER BY card_id, seq');
  const exp = await ask("SELECT balance FROM wallet WHERE user_id = $1 AND currency = 'EXP'");
  return {
    counted: Object.fromEntries(counted.map((row: { card_id: number; events: unknown }) => [row.card_id, row.events])),
    apart: apart.map(({ events }: { events: Events }) => events),
    ratings,
    exp: exp[0]?.balance ?? 0,
  };
}

describe('two devices in one unit', () => {
  it('the first completion wins; the other is told so, and what it did is kept without a rating', async () => {
    const guest = await app.api.guest();
    const unit = await start(guest);
    const [first, second] = [reportOf(unit, 0), reportOf(unit, 1)];
    const won = await complete(guest, first);
    expect(won.data.completedElsewhere).toBe(false);
    const before = await keptOf(guest);
    const late = await complete(guest, second);
    expect(late.code).toBe(0);
    expect(late.data).toEqual({ ...won.data, completedElsewhere: true });
    const after = await keptOf(guest);
    expect(after).toEqual({ ...before, apart: [eventsOf(second)] });
    expect(after.counted).toEqual(eventsOf(first));
    expect(after.ratings).toHaveLength(10);
  });

  it('a repeat is no second device, however often it comes', async () => {
    const guest = await app.api.guest();
    const unit = await start(guest);
    const [first, second] = [reportOf(unit, 0), reportOf(unit, 1)];
    await complete(guest, first);
    for (const report of [first, second, second, first]) {
      const { data } = await complete(guest, report);
      expect(data.completedElsewhere).toBe(report === second);
    }
    expect((await keptOf(guest)).apart).toEqual([eventsOf(second)]);
  });

  it('keeps what is refused: a completion after the unit was given up, and giving up after it was completed', async () => {
    const guest = await app.api.guest();
    const given = await start(guest);
    const [first, second] = [reportOf(given, 0), reportOf(given, 1)];
    await cancel(guest, first);
    expect((await complete(guest, second)).code).toBe(1302);
    expect((await cancel(guest, first)).code).toBe(0);
    expect((await keptOf(guest)).apart).toEqual([eventsOf(second)]);

    const completed = await start(guest);
    await complete(guest, reportOf(completed, 0));
    expect((await cancel(guest, reportOf(completed, 2))).code).toBe(1302);
    expect((await keptOf(guest)).apart).toHaveLength(2);
  });

  it('keeps nothing that cannot have happened, of another card or of somebody else', async () => {
    const [guest, stranger] = [await app.api.guest(), await app.api.guest()];
    const unit = await start(guest);
    await complete(guest, reportOf(unit, 0));
    const foreign = reportOf({ ...unit, schedules: [{ cardId: 2_000_000_000 }] }, 1);
    expect((await complete(guest, foreign)).code).toBe(0);
    expect((await complete(stranger, reportOf(unit, 1))).code).toBe(1204);
    expect((await keptOf(guest)).apart).toEqual([]);
    expect((await keptOf(stranger)).apart).toEqual([]);
  });

  it('keeps so many and no more', async () => {
    const guest = await app.api.guest();
    const unit = await start(guest);
    await complete(guest, reportOf(unit, 0));
    for (let device = 0; device < UNITS.apartMax + 3; device++)
      await complete(guest, completeReport(unit, { durationMs: 1000 + device }));
    expect((await keptOf(guest)).apart).toHaveLength(UNITS.apartMax);
  });
});

describe('any order of what two devices report', () => {
  const step = fc.record({
    device: fc.integer({ min: 0, max: DEVICES.length - 1 }),
    kind: fc.constantFrom('complete', 'cancel'),
    /** Sent together with the step before it. */
    together: fc.boolean(),
    /** The answer is lost, so that the device sends it again at once. */
    lost: fc.boolean(),
  });

  it('loses no event, rates none twice, and pays once', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 6 }), async (steps) => {
        const guest = await app.api.guest();
        const unit = await start(guest);
        const send = ({ device, kind }: (typeof steps)[number]) =>
          kind === 'complete' ? complete(guest, reportOf(unit, device)) : cancel(guest, reportOf(unit, device));
        const answers = [];
        let running: ReturnType<typeof send>[] = [];
        for (const one of steps) {
          if (!one.together) {
            answers.push(...(await Promise.all(running)));
            running = [];
          }
          running.push(send(one));
          if (one.lost) running.push(send(one));
        }
        answers.push(...(await Promise.all(running)));
        expect(answers.map(({ code }) => code).filter((code) => code !== 0 && code !== 1302)).toEqual([]);

        const kept = await keptOf(guest);
        const done = [...new Set(steps.map(({ device }) => device))].map((device) => eventsOf(reportOf(unit, device)));
        const all = [kept.counted, ...kept.apart].map((events) => JSON.stringify(sorted(events))).sort();
        expect(all).toEqual(done.map((events) => JSON.stringify(sorted(events))).sort());

        const completed = answers.filter(({ data }) => data?.stats);
        expect(kept.exp).toBe(completed.length > 0 ? 20 : 0);
        const cards = kept.ratings.map(({ card_id }: { card_id: number }) => card_id);
        expect(new Set(cards).size).toBe(completed.length > 0 ? 10 : 0);
        const own = completed.filter(({ data }) => data.completedElsewhere === false);
        expect(own.length > 0).toBe(completed.length > 0);
      }),
      { numRuns: 30 },
    );
  });
});

/** With keys in one order: a database has its own. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, sorted(inner)]),
  );
}
