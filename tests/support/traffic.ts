import { expect } from 'vitest';
import { completeReport } from '#tests/factories/units.ts';
import { type HttpReply, httpClient } from './http-client.ts';
import { brokenInvariants } from './invariants.ts';

/** A connection of the test's own to the database behind the server. */
export type Sql = <Row = Record<string, unknown>>(text: string, values?: unknown[]) => Promise<Row[]>;

interface TrafficOptions {
  url: () => string;
  packageId: number;
  people?: number;
}

const RETRY_MS = 50;

/**
 * People who start units and report them, one after the other, and repeat what was not answered with 200: what a good
 * client does. Remembers what was acknowledged, and how everything else was refused.
 */
export async function startTraffic({ url, packageId, people = 8 }: TrafficOptions) {
  let going = true;
  const started = new Map<number, { person: number }>();
  const completed = new Map<number, Record<string, unknown>>();
  const goodAt: number[] = [];
  const refusals: HttpReply[] = [];
  let broken = 0;
  let slowestMs = 0;
  const sessions = await Promise.all(
    Array.from({ length: people }, async () => {
      const client = httpClient(url(), { sockets: 2 });
      const { data } = await client.call('POST /v1/auth/guest/login');
      client.close();
      return data as { token: string; user: { id: number } };
    }),
  );

  const live = async ({ token, user }: (typeof sessions)[number]) => {
    let client = httpClient(url(), { sockets: 1 });
    /** Repeats a call until it is answered; null once it is over. */
    const insist = async (route: string, body: object): Promise<HttpReply | null> => {
      // Energy is not what this is about.
      const options = { token, headers: { debug: JSON.stringify({ skipEnergyDeduction: true }) } };
      while (going) {
        const reply = await client.call(route, body, options);
        slowestMs = Math.max(slowestMs, reply.tookMs);
        if (reply.status === 200) {
          goodAt.push(Date.now());
          return reply;
        }
        if (reply.status === 0) broken += 1;
        else refusals.push(reply);
        if (client.url !== url()) {
          client.close();
          client = httpClient(url(), { sockets: 1 });
        }
        await new Promise((done) => setTimeout(done, RETRY_MS));
      }
      return null;
    };
    while (going) {
      const unit = await insist('POST /v1/atlas/stages', { packageId });
      if (!unit) break;
      started.set(unit.data.unitId, { person: user.id });
      const report = completeReport(unit.data);
      const done = await insist('POST /v1/learn/units/report-complete', report);
      if (!done) break;
      // A unit that is over was ended by a start whose answer got lost; then this one was never acknowledged.
      if (done.code === 0) completed.set(unit.data.unitId, done.data.stats);
    }
    client.close();
  };
  const lives = sessions.map(live);

  return {
    /** What was not answered with 200 so far. */
    refusals,
    broken: () => broken,
    slowestMs: () => slowestMs,
    completed,
    /** Milliseconds from an instant to the first good answer after it; fails after ten seconds. */
    goodAfter: async (instant: number): Promise<number> => {
      for (const end = Date.now() + 10_000; Date.now() < end; ) {
        const first = goodAt.find((at) => at >= instant);
        if (first !== undefined) return first - instant;
        await new Promise((done) => setTimeout(done, 20));
      }
      throw new Error('no good answer in ten seconds');
    },
    stop: async () => {
      going = false;
      await Promise.all(lives);
    },
    /** Nothing acknowledged is lost, nothing is doubled, and every refusal was a clear one. */
    audit: async (sql: Sql): Promise<void> => {
      expect(completed.size).toBeGreaterThan(0);
      const units = await sql<{ id: number; completion: unknown; posted: number }>(
        `SELECT id, completion, (SELECT count(*)::int FROM ledger l WHERE l.user_id = u.user_id AND l.ref = u.id::text
           AND l.reason = 'UNIT') AS posted FROM unit u WHERE id = ANY ($1)`,
        [[...started.keys()]],
      );
      expect(units).toHaveLength(started.size);
      const kept = new Map(units.map((unit) => [unit.id, unit]));
      for (const [id, { checkInPopped, ...stats }] of completed)
        expect(kept.get(id)).toMatchObject({
          posted: 1,
          completion: { stats, effects: { kept: { checkin: { popped: checkInPopped } } } },
        });
      expect(await brokenInvariants((text) => sql(text))).toEqual({});
      for (const { status, code, headers } of refusals)
        expect([status, code, headers['retry-after']]).toEqual([503, 503, '1']);
    },
  };
}

export type Traffic = Awaited<ReturnType<typeof startTraffic>>;

/** Connections of the server that hold a transaction open while nothing happens, and all of them. */
export async function connectionsOf(sql: Sql): Promise<{ stuck: number; all: number }> {
  const [row] = await sql<{ stuck: number; all: number }>(
    `SELECT count(*) FILTER (WHERE state LIKE 'idle in transaction%')::int AS stuck, count(*)::int AS all
     FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'bread-atlas'`,
  );
  return row as { stuck: number; all: number };
}
