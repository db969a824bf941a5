import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addPackage } from '#tests/factories/packages.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { brokenInvariants } from '#tests/support/invariants.ts';
import { scaled } from '#tests/support/scale.ts';
import { anyCommands, COMPONENTS } from './components.ts';
import { ZONES } from './parts/clock.ts';
import { Person } from './person.ts';
import type { Deck } from './world.ts';

/** Sequences in all, and how many of them run side by side. */
const SEQUENCES = Number(process.env.PROOF_SEQUENCES ?? scaled(1000, 50_000));
const LANES = 4;
const MAX_COMMANDS = 10;
/** `PROOF_SEED=… PROOF_PATH=… npx vitest run --project proof tests/model` plays a failure again. */
const SEED = Number(process.env.PROOF_SEED ?? Date.now() % 2 ** 31);
const PATH = process.env.PROOF_PATH;
/** Where it is enough that a sequence fails, nobody waits for the shortest one. */
const SHORTEST = process.env.PROOF_SHORTEST !== 'no';

let app: TestApp;
const decks: Deck[] = [];
let strangeCard: number;
const takenEmail = 'somebody@example.com';
beforeAll(async () => {
  app = await startTestApp();
  for (const unlockDiamondRequirement of [0, 0, 100]) {
    const { id } = await addPackage(app.source, { chapters: [12], unlockDiamondRequirement });
    decks.push({ id, locked: unlockDiamondRequirement > 0 });
  }
  const other = await addPackage(app.source, { chapters: [12] });
  const [card] = await app.sql<{ id: number }>('SELECT min(id) AS id FROM card WHERE package_id = $1', [other.id]);
  strangeCard = card?.id as number;
  const as = await app.api.guest();
  const headers = { debug: JSON.stringify({ skipVerificationCode: true }) };
  const body = { email: takenEmail, code: '888888', password: 'a loaf of rye' };
  expect(await app.api.rest('POST /v1/users/email/bind', body, { as, headers })).toMatchObject({ code: 0 });
});
afterAll(() => app.stop());

/** Every five minutes of two years, both changes of the clock of every zone among them. */
const beginnings = fc
  .integer({ min: 0, max: 2 * 365 * 288 })
  .map((steps) => Date.parse('2026-01-01') + steps * 300_000);

async function lane(seed: number, numRuns: number): Promise<void> {
  await fc.assert(
    fc.asyncProperty(beginnings, fc.constantFrom(...ZONES), anyCommands(MAX_COMMANDS), async (now, zone, commands) => {
      const person = new Person(now, zone, COMPONENTS);
      const headers = { debug: JSON.stringify({ futureTimestamp: new Date(now).toISOString() }) };
      const guest = await app.api.guest({ headers });
      await fc.asyncModelRun(() => ({ model: person, real: { app, guest, decks, strangeCard, takenEmail } }), commands);
    }),
    { seed, numRuns, endOnFailure: !SHORTEST, ...(PATH ? { path: PATH } : {}) },
  );
}

describe('the product and a small model of it', { timeout: 7_200_000 }, () => {
  it(`agree after every step of ${SEQUENCES} random sequences`, async () => {
    console.log(`model: seed ${SEED}, ${SEQUENCES} sequences in ${LANES} lanes`);
    const lanes = PATH ? 1 : LANES;
    const runs = Math.ceil(SEQUENCES / lanes);
    await Promise.all(Array.from({ length: lanes }, (_, index) => lane(SEED + index, runs)));
    expect(await brokenInvariants((text) => app.sql(text))).toEqual({});
  });
});
