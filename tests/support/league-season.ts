import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { databaseOf } from '#server/kernel/database/database.ts';
import { settleSeasons } from '#server/modules/league/settlement.service.ts';
import { tellResults } from '#server/modules/league/telling.service.ts';
import { post as postToLedger } from '#server/modules/wallet/wallet.service.ts';
import { type AddedPackage, addPackage } from '#tests/factories/packages.ts';
import { completeReport } from '#tests/factories/units.ts';
import { startTestApp, type TestApp } from './app.ts';
import { brokenInvariants } from './invariants.ts';
import { earnExp } from './league.ts';
import { contextOf } from './service-context.ts';

const WEEK_MS = 604_800_000;
/** Instants of the first season, in Shanghai. */
export const MONDAY = '2027-02-01T00:00:00';
export const WEDNESDAY = '2027-02-03T12:00:00';
export const END = '2027-02-07T22:00:00';
export const SETTLED = '2027-02-07T22:05:00';
export const SHOWN = '2027-02-07T22:30:00';

export type Guest = Awaited<ReturnType<TestApp['api']['guest']>>;
const free = { debug: JSON.stringify({ skipEnergyDeduction: true }) };

/** A server for the tests of the league: each test has a season of its own, so that nobody of another is in its groups. */
export function leagueOfTests() {
  let app: TestApp;
  let pkg: AddedPackage;
  let week = 0;
  /** An instant of the season of this test, or so many weeks later. */
  const at = (shanghai: string, weeks = 0) =>
    new Date(Date.parse(`${shanghai}+08:00`) + (week + weeks) * WEEK_MS).toISOString();
  const settle = (now: string) => settleSeasons({ db: databaseOf(app.source) }, new Date(now));
  const tell = (now: string) => tellResults({ db: databaseOf(app.source), now: () => new Date(now) });

  beforeAll(async () => {
    app = await startTestApp();
    pkg = await addPackage(app.source, { chapters: [12] });
  });
  beforeEach(async () => {
    week += 10;
    app.clock.set(at(WEDNESDAY));
    // Seasons of tests before.
    await settle(at(MONDAY));
    await tell(at(MONDAY));
  });
  afterAll(async () => {
    expect(await brokenInvariants((text) => app.source.query(text))).toEqual({});
    await app.stop();
  });

  const guests = (count: number): Promise<Guest[]> => Promise.all(Array.from({ length: count }, () => app.api.guest()));
  const get = async (guest: Guest, path: string) => (await app.api.rest(`GET ${path}`, undefined, { as: guest })).data;
  const post = (guest: Guest, path: string, body: object, headers = {}) =>
    app.api.rest(`POST ${path}`, body, { as: guest, headers });
  const home = (guest: Guest) => get(guest, '/rank/home');
  const earn = (guest: Guest, exp: number, now: string) =>
    earnExp(contextOf(app.source, { userId: guest.user.id, now }), exp);
  return {
    get app() {
      return app;
    },
    at,
    settle,
    tell,
    guests,
    get,
    post,
    home,
    earn,
    claim: (guest: Guest, resultId: number) => post(guest, '/rank/claim-reward', { resultId }),
    keep: (guest: Guest, resultId: number) => post(guest, '/rank/diamond-keep-rank', { resultId }),
    diamonds: async (guest: Guest) => (await get(guest, '/v1/users/assets')).diamond,
    give: (guest: Guest, diamonds: number) =>
      postToLedger(contextOf(app.source, { userId: guest.user.id }), {
        userId: guest.user.id,
        currency: 'DIAMOND',
        delta: diamonds,
        reason: 'TEST',
        ref: String(week),
      }),
    /** Completes a unit; answers what the completion says. */
    learn: async (guest: Guest, options = {}) => {
      const { data } = await post(guest, '/v1/atlas/stages', { packageId: pkg.id }, free);
      const reply = await post(guest, '/v1/learn/units/report-complete', completeReport(data, options));
      expect(reply.code).toBe(0);
      return reply.data;
    },
    /** A group that was played on Monday, whose members stand in the order they are given, and is settled and shown. */
    played: async (count: number): Promise<{ members: Guest[]; id: number }> => {
      const members = await guests(count);
      for (const [index, member] of members.entries()) await earn(member, 1000 - index, at(MONDAY));
      await settle(at(SETTLED));
      app.clock.set(at(SHOWN));
      return { members, id: (await home(members[0] as Guest)).id };
    },
  };
}
