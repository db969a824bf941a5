import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { completeReport } from '#tests/factories/units.ts';
import type { HttpReply } from '#tests/support/http-client.ts';
import { brokenInvariants } from '#tests/support/invariants.ts';
import { type Arena, ATTEMPTS, FEWER_ATTEMPTS, openArena, type Racer } from './arena.ts';

let arena: Arena;
beforeAll(async () => {
  arena = await openArena();
});
afterAll(() => arena.close());

const ZONES = ['Asia/Shanghai', 'Pacific/Kiritimati', 'Pacific/Pago_Pago', 'America/New_York', 'Europe/London'];
const codes = (replies: HttpReply[]) => [...new Set(replies.map(({ code }) => code))].sort((a, b) => a - b);
const energyOf = async (racer: Racer) =>
  (await arena.clientFor(racer.id).call('GET /v1/users/energy', undefined, racer)).data.currentEnergy as number;

type Started = Racer & { unit: Parameters<typeof completeReport>[0] };
async function startAll(racers: Racer[], packageId = arena.pkg.id): Promise<Started[]> {
  const started: Started[] = [];
  for (const racer of racers) {
    const { data } = await arena
      .clientFor(racer.id)
      .call('POST /v1/atlas/stages', { packageId }, { token: racer.token });
    started.push({ ...racer, unit: data });
  }
  return started;
}

describe('units under parallel duplicates to two processes', { timeout: 300_000 }, () => {
  it('a start that is repeated starts one unit and takes its energy once', async () => {
    const TIMES = 50;
    const racers = await arena.racers(ATTEMPTS / TIMES);
    const sent = await arena.storm(
      racers,
      TIMES,
      ({ token }) =>
        (client) =>
          client.call('POST /v1/atlas/stages', { packageId: arena.pkg.id }, { token }),
      (replies) => {
        expect(codes(replies)).toEqual([0]);
        expect(new Set(replies.map(({ data }) => data.unitId)).size).toBe(1);
        expect(new Set(replies.map(({ data }) => data.energy.currentEnergy))).toEqual(new Set([25]));
      },
    );
    expect(sent).toBeGreaterThanOrEqual(ATTEMPTS);
    const [count] = await arena.sql<{ units: number; spent: number }>(
      'SELECT count(*)::int AS units, sum(energy_spent)::int AS spent FROM unit WHERE user_id = ANY ($1)',
      [racers.map(({ id }) => id)],
    );
    expect(count).toEqual({ units: racers.length, spent: racers.length * 5 });
  });

  it('starts and cancels in any order neither make nor lose energy', async () => {
    const TIMES = 40;
    const racers = await startAll(await arena.racers(ATTEMPTS / TIMES));
    const sent = await arena.storm(
      racers,
      TIMES,
      ({ token, unit }) =>
        (client, index) =>
          index % 4 === 3
            ? client.call('POST /v1/learn/units/report-cancel', { unitId: unit.unitId, learnEvents: [] }, { token })
            : client.call('POST /v1/atlas/stages', { packageId: [arena.pkg, arena.other][index % 2]?.id }, { token }),
      (replies) => expect(codes(replies)).toEqual([0]),
    );
    expect(sent).toBeGreaterThanOrEqual(ATTEMPTS);
    const open = await arena.sql<{ user_id: number }>(
      'SELECT user_id FROM unit WHERE completed_at IS NULL AND cancelled_at IS NULL AND user_id = ANY ($1)',
      [racers.map(({ id }) => id)],
    );
    const busy = new Set(open.map(({ user_id }) => user_id));
    for (const racer of racers)
      expect([racer.id, await energyOf(racer)]).toEqual([racer.id, busy.has(racer.id) ? 25 : 30]);
    expect(await brokenInvariants(arena.sql)).toEqual({});
  });

  it('a report that is repeated, from any time zone, counts once and checks in once', async () => {
    const TIMES = 50;
    const racers = await startAll(await arena.racers(ATTEMPTS / TIMES));
    const sent = await arena.storm(
      racers,
      TIMES,
      ({ token, unit }) => {
        const report = completeReport(unit, { comboCount: 20 });
        return (client, index) =>
          client.call('POST /v1/learn/units/report-complete', report, {
            token,
            headers: { 'time-zone': ZONES[index % ZONES.length] as string },
          });
      },
      (replies) => {
        const [first] = replies;
        expect(first).toMatchObject({ code: 0, data: { stats: { exp: 20, comboExp: 10, level: 1 } } });
        for (const { data } of replies) expect(data).toEqual(first?.data);
      },
    );
    expect(sent).toBeGreaterThanOrEqual(ATTEMPTS);
    const [sums] = await arena.sql(
      `SELECT (SELECT sum(balance)::int FROM wallet WHERE currency = 'EXP' AND user_id = ANY ($1)) AS exp,
         (SELECT count(*)::int FROM check_in_day WHERE user_id = ANY ($1)) AS days,
         (SELECT sum(continuous_days)::int FROM check_in WHERE user_id = ANY ($1)) AS streaks`,
      [racers.map(({ id }) => id)],
    );
    expect(sums).toEqual({ exp: racers.length * 30, days: racers.length, streaks: racers.length });
    expect(await brokenInvariants(arena.sql)).toEqual({});
  });

  it('a unit that is reported, cancelled and replaced at once ends one way', async () => {
    const TIMES = 20;
    const racers = await startAll(await arena.racers(FEWER_ATTEMPTS / TIMES), arena.priced.id);
    const ways = { completed: 0, cancelled: 0 };
    // Some send a report first, some a cancel, so that each way is taken.
    const turn = ({ id }: Racer, index: number) => (id + index) % 4;
    const sent = await arena.storm(
      racers,
      TIMES,
      (racer) => {
        const { token, unit } = racer;
        const report = completeReport(unit);
        const cancel = { unitId: unit.unitId, learnEvents: [] };
        return (client, index) => {
          if (turn(racer, index) === 0) return client.call('POST /v1/learn/units/report-cancel', cancel, { token });
          if (turn(racer, index) === 1)
            return client.call('POST /v1/atlas/stages', { packageId: arena.other.id }, { token });
          return client.call('POST /v1/learn/units/report-complete', report, { token });
        };
      },
      (replies, racer) => {
        const of = (place: number) => codes(replies.filter((_, index) => turn(racer, index) === place));
        const reports = [...new Set([...of(2), ...of(3)])];
        expect(of(1)).toEqual([0]);
        // Whoever came first decides for all: reports succeed and cancels are refused, or the reverse.
        if (reports.includes(0)) {
          expect([reports, of(0)]).toEqual([[0], [1302]]);
          ways.completed += 1;
        } else {
          expect([reports, of(0)]).toEqual([[1302], [0]]);
          ways.cancelled += 1;
        }
      },
    );
    expect(sent).toBeGreaterThanOrEqual(FEWER_ATTEMPTS);
    expect(Math.min(ways.completed, ways.cancelled)).toBeGreaterThan(0);
    const traces = await arena.sql(
      `SELECT id FROM unnest($1::int[]) AS racer (id)
       WHERE NOT EXISTS (SELECT FROM unit WHERE user_id = racer.id AND completed_at IS NOT NULL)
         AND (EXISTS (SELECT FROM check_in WHERE user_id = racer.id)
           OR EXISTS (SELECT FROM task_progress WHERE user_id = racer.id AND goal = 'FINISH_STAGE'))`,
      [racers.map(({ id }) => id)],
    );
    expect(traces).toEqual([]);
    expect(await brokenInvariants(arena.sql)).toEqual({});
  });
});
