import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type AddedPackage, addPackage } from '#tests/factories/packages.ts';
import { completeReport } from '#tests/factories/units.ts';
import { type Guest, startTestApp, type TestApp } from '#tests/support/app.ts';
import { brokenInvariants } from '#tests/support/invariants.ts';

const NOW = '2027-02-01T00:00:00Z';
/** Units are reported when they were open for 40 minutes. */
const LATER = '2027-02-01T00:40:00Z';
let app: TestApp;
let pkg: AddedPackage;
let guest: Guest;
let report: Report;
let strangers: number;
let stranger: number;
beforeAll(async () => {
  app = await startTestApp({ now: NOW });
  pkg = await addPackage(app.source, { chapters: [12] });
  const other = await app.api.guest();
  strangers = (await start(other)).unitId;
  // Two of the twelve cards are not in a unit of ten.
  const [row] = await app.sql<{ id: number }>('SELECT max(id) AS id FROM card WHERE package_id = $1', [pkg.id]);
  stranger = row?.id as number;
});
afterAll(async () => {
  expect(await brokenInvariants((text) => app.sql(text))).toEqual({});
  await app.stop();
});
/** A new account with a unit that was learned and not yet reported. */
async function learnAnew(): Promise<void> {
  app.clock.set(NOW);
  guest = await app.api.guest();
  report = completeReport(await start(guest), { comboCount: 4 });
  app.clock.set(LATER);
}
beforeEach(learnAnew);

type Report = ReturnType<typeof completeReport>;
type Wrong = Record<string, unknown>;
const start = async (as: Guest) => (await app.api.rest('POST /v1/atlas/stages', { packageId: pkg.id }, { as })).data;
const complete = (body: object) => app.api.rest('POST /v1/learn/units/report-complete', body, { as: guest });
const completeByGraphQL = (input: object) =>
  app.api.graphql(
    'mutation ($input: ReportUnitCompleteInput!) { reportUnitComplete(input: $input) { stats { exp } } }',
    { input },
    { as: guest },
  );

/** All that a report may change of an account. */
const traces = async () =>
  app.sql(
    `SELECT (SELECT count(*)::int FROM unit WHERE user_id = $1 AND completed_at IS NULL AND cancelled_at IS NULL) AS open,
       (SELECT count(*)::int FROM posting WHERE user_id = $1) AS postings, (SELECT count(*)::int FROM ledger WHERE user_id = $1) AS ledger,
       (SELECT count(*)::int FROM wallet WHERE user_id = $1) AS wallet,
       (SELECT count(*)::int FROM check_in_day WHERE user_id = $1) AS days,
       (SELECT count(*)::int FROM task_progress WHERE user_id = $1) AS tasks,
       (SELECT count(*)::int FROM learn_event WHERE user_id = $1) AS events,
       (SELECT count(*)::int FROM rating_log WHERE user_id = $1) AS ratings,
       (SELECT count(*)::int FROM card_memory WHERE user_id = $1) AS memory`,
    [guest.user.id],
  );
const NOTHING = [{ open: 1, postings: 0, ledger: 0, wallet: 0, days: 0, tasks: 0, events: 0, ratings: 0, memory: 0 }];

const first = <T>(items: T[], change: (item: T) => unknown) =>
  items.map((item, at) => (at === 0 ? change(item) : item));
const shifted = (at: string, ms: number) => new Date(Date.parse(at) + ms).toISOString();
const withEvents = (r: Report, change: (events: Report['learnEvents'][number]['events']) => unknown) => ({
  ...r,
  learnEvents: first(r.learnEvents, (entry) => ({ ...entry, events: change(entry.events) })),
});

/** The same change in all three lists, so that they agree in what is wrong. */
const inAll = (r: Report, change: (items: { cardId: number }[]) => unknown) => ({
  ...r,
  learnEvents: change(r.learnEvents),
  cardDurations: change(r.cardDurations),
  cardLearnTimes: change(r.cardLearnTimes),
});

/** The first `cards` were asked `times` times each, all without a mistake. */
const asked = (r: Report, cards: number, times: number) => ({
  ...r,
  learnEvents: r.learnEvents.map((entry, at) =>
    at < cards ? { ...entry, events: Array.from({ length: times }, () => entry.events[1]) } : entry,
  ),
  cardLearnTimes: r.cardLearnTimes.map((entry, at) => (at < cards ? { ...entry, times } : entry)),
});
/** The first `cards` were `pairs` pairs of the match each. */
const matched = (r: Report, cards: number, pairs: number) => ({
  ...r,
  learnEvents: r.learnEvents.map(({ cardId, events }, at) => {
    const pair = { ...events[1], face: 'match' };
    return { cardId, events: at < cards ? [...events, ...Array.from({ length: pairs }, () => pair)] : events };
  }),
});

/** Reports that cannot be true, each made of a true one. */
const LIES: Record<string, (r: Report) => Wrong> = {
  'a card that is not of the unit': (r) => ({
    ...r,
    learnEvents: first(r.learnEvents, (entry) => ({ ...entry, cardId: stranger })),
  }),
  'a stranger in every list': (r) => inAll(r, (items) => first(items, (item) => ({ ...item, cardId: stranger }))),
  'one card for another in every list': (r) => inAll(r, ([, second, ...rest]) => [second, second, ...rest]),
  'one card fewer in every list': (r) => inAll(r, (items) => items.slice(1)),
  'the matching game for practice': (r) => ({
    ...withEvents(r, (events) => events.map((event, at) => (at === 1 ? { ...event, face: 'match' } : event))),
    cardLearnTimes: first(r.cardLearnTimes, (e) => ({ ...e, times: 1 })),
  }),
  'times of a card that is not of the unit': (r) => ({
    ...r,
    cardDurations: first(r.cardDurations, (entry) => ({ ...entry, cardId: stranger })),
  }),
  'a card twice, another not at all': (r) => ({ ...r, learnEvents: [...r.learnEvents.slice(1), r.learnEvents[1]] }),
  'a card twice beside all others': (r) => ({ ...r, learnEvents: [...r.learnEvents, r.learnEvents[0]] }),
  'durations of a card twice': (r) => ({ ...r, cardDurations: [...r.cardDurations, r.cardDurations[0]] }),
  'a card left out': (r) => ({ ...r, learnEvents: r.learnEvents.slice(1) }),
  'no card at all': (r) => ({ ...r, learnEvents: [] }),
  'no times': (r) => ({ ...r, cardLearnTimes: [] }),
  'negative seconds': (r) => ({ ...r, cardDurations: first(r.cardDurations, (e) => ({ ...e, seconds: -0.001 })) }),
  'seconds that are no number': (r) => ({
    ...r,
    cardDurations: first(r.cardDurations, (e) => ({ ...e, seconds: Number.NaN })),
  }),
  'seconds written as text': (r) => ({
    ...r,
    cardDurations: first(r.cardDurations, (e) => ({ ...e, seconds: 'NaN' })),
  }),
  'more seconds than the attempts can take': (r) => ({
    ...r,
    cardDurations: first(r.cardDurations, (e) => ({ ...e, seconds: 120.5 })),
  }),
  'seconds beyond any bound': (r) => ({
    ...r,
    cardDurations: first(r.cardDurations, (e) => ({ ...e, seconds: 1e308 })),
  }),
  'a card practised more often than its events say': (r) => ({
    ...r,
    cardLearnTimes: first(r.cardLearnTimes, (e) => ({ ...e, times: 3 })),
  }),
  'a card practised once': (r) => ({ ...r, cardLearnTimes: first(r.cardLearnTimes, (e) => ({ ...e, times: 1 })) }),
  'practised a fraction of times': (r) => ({
    ...r,
    cardLearnTimes: first(r.cardLearnTimes, (e) => ({ ...e, times: 2.5 })),
  }),
  'a card passed once only': (r) => withEvents(r, (events) => events.slice(1)),
  'a card never passed': (r) => withEvents(r, () => []),
  'a longer combo than clean attempts': (r) => ({ ...r, comboCount: 21 }),
  'cards that were asked more often than a session asks': (r) => asked(r, 1, 4),
  'six cards that the boss asked': (r) => asked(r, 6, 3),
  'six cards in the match': (r) => matched(r, 6, 1),
  'a card twice in the match': (r) => matched(r, 1, 2),
  'a card that could not be shown and took time': (r) => ({
    ...withEvents(r, () => []),
    cardLearnTimes: first(r.cardLearnTimes, (e) => ({ ...e, times: 0 })),
  }),
  'a card that could not be shown and was learned': (r) => ({
    ...withEvents(r, () => []),
    cardDurations: first(r.cardDurations, (e) => ({ ...e, seconds: 0 })),
  }),
  'a negative combo': (r) => ({ ...r, comboCount: -1 }),
  'a combo beyond 32 bits': (r) => ({ ...r, comboCount: 2 ** 31 }),
  'events out of order': (r) =>
    withEvents(r, (events) => first(events, (event) => ({ ...event, at: shifted(event.at, 30 * 60_000) }))),
  'events over more than a day': (r) =>
    withEvents(r, (events) =>
      events.map((event, at) => (at === 1 ? { ...event, at: shifted(event.at, 90_000_000) } : event)),
    ),
  'events over more time than the unit was open': (r) =>
    withEvents(r, (events) =>
      events.map((event, at) => (at === 1 ? { ...event, at: shifted(event.at, 45 * 60_000) } : event)),
    ),
  'an event without an instant': (r) => withEvents(r, (events) => first(events, (event) => ({ ...event, at: 'soon' }))),
  'an event of an unknown kind': (r) =>
    withEvents(r, (events) => first(events, (event) => ({ ...event, type: 'GIFT' }))),
  'a negative duration': (r) => withEvents(r, (events) => first(events, (event) => ({ ...event, durationMs: -1 }))),
  'a face that cannot be stored': (r) =>
    withEvents(r, (events) => first(events, (event) => ({ ...event, face: '\u0000' }))),
  'blood in a stage': (r) => ({ ...r, blood: 1 }),
  'a field that does not exist': (r) => ({ ...r, exp: 1000 }),
};

describe('a report that cannot be true', { timeout: 60_000 }, () => {
  it.each(Object.entries(LIES))('counts nothing: %s', async (_, lie) => {
    const wrong = lie(report);
    expect(await complete(wrong)).toMatchObject({ status: 400, code: 400 });
    expect((await completeByGraphQL(wrong)).errors?.[0]?.extensions.bizCode).toBe(400);
    expect(await traces()).toEqual(NOTHING);
    // The unit is none the worse for it.
    expect(await complete(report)).toMatchObject({ code: 0, data: { stats: { exp: 20, comboExp: 2 } } });
  });

  it('counts nothing: more time than the unit was open', async () => {
    app.clock.set(NOW);
    const slow = { ...report, cardDurations: report.cardDurations.map((entry) => ({ ...entry, seconds: 17 })) };
    expect(await complete(slow)).toMatchObject({ status: 400, code: 400 });
    expect(await traces()).toEqual(NOTHING);
    app.clock.set('2027-02-01T00:00:10Z');
    expect(await complete(slow)).toMatchObject({ code: 0, data: { stats: { duration: 170 } } });
  });

  it.each([
    ['of another account', () => strangers],
    ['that does not exist', () => 2_000_000_000],
    ['of a negative number', () => -1],
    ['of number zero', () => 0],
  ])('counts nothing: a unit %s', async (_, unitId) => {
    expect(await complete({ ...report, unitId: unitId() })).toMatchObject({ status: 200, code: 1204 });
    const cancelled = { unitId: unitId(), learnEvents: [] };
    expect(await app.api.rest('POST /v1/learn/units/report-cancel', cancelled, { as: guest })).toMatchObject({
      code: 1204,
    });
    expect(await traces()).toEqual(NOTHING);
  });

  it('counts nothing when it comes after the unit was cancelled', async () => {
    await app.api.rest('POST /v1/learn/units/report-cancel', { unitId: report.unitId, learnEvents: [] }, { as: guest });
    expect(await complete(report)).toMatchObject({ code: 1302 });
    expect(await traces()).toEqual([{ ...NOTHING[0], open: 0 }]);
  });

  it('counts nothing, whatever part of a true one is replaced by whatever', async () => {
    const paths = leavesOf(report);
    const odd = fc.oneof(
      fc.constantFrom(
        -1,
        -0.5,
        2 ** 31,
        -(2 ** 31) - 1,
        1e21,
        2 ** 53,
        '',
        'NaN',
        '\u0000',
        '\ud800',
        null,
        true,
        [],
        {},
      ),
      fc.string(),
      fc.double({ noDefaultInfinity: true, noNaN: true, min: 1e8 }),
    );
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...paths), odd, async (path, value) => {
        await learnAnew();
        const reply = await complete(replaced(report, path, value));
        // A face may be any text or absent, and so may a duration be absent; everything else was true as it stood.
        if (reply.code === 0) {
          expect(['face', ...(value === null ? ['durationMs'] : [])]).toContain(path.at(-1));
          return;
        }
        // A unit that is not there is a business error.
        expect([400, 1204]).toContain(reply.code);
        expect(await traces()).toEqual(NOTHING);
      }),
      { numRuns: 300, interruptAfterTimeLimit: 30_000 },
    );
  });
});

type Path = (string | number)[];

function leavesOf(value: unknown, path: Path = []): Path[] {
  if (value === null || typeof value !== 'object') return [path];
  return Object.entries(value).flatMap(([key, item]) =>
    leavesOf(item, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

function replaced(value: unknown, [key, ...rest]: Path, leaf: unknown): object {
  const copy = structuredClone(value) as Record<string | number, unknown>;
  copy[key as string] = rest.length === 0 ? leaf : replaced(copy[key as string], rest, leaf);
  return copy;
}
