import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSchema } from '#server/schema.ts';
import { type Guest, startTestApp, type TestApp } from '#tests/support/app.ts';
import { brokenInvariants } from '#tests/support/invariants.ts';
import { scaled } from '#tests/support/scale.ts';
import { type Judged, judge, type Reach } from './hostile/answers.ts';
import { type HostileInput, hostileInput, type Role } from './hostile/inputs.ts';
import type { World } from './hostile/plausible.ts';
import { formTargets, hashTargets, type OpenApi, restTargets, type Target, textTargets } from './hostile/targets.ts';
import { watchPossessions } from './hostile/watch.ts';

const INPUTS = scaled(20_000, 100_000);
/** Requests under way at one time, each lane with accounts of its own. */
const LANES = 8;
/** Inputs of a target in each lane at least: with fewer, chance leaves one of many targets out of reach. */
const LEAST_RUNS = 12;
/** How often a target that nothing reached gets as many inputs again. */
const MORE_ROUNDS = 4;
/** `SEED=1 npx vitest run --project door tests/door/hostile.test.ts` sends the inputs of a run again. */
const SEED = Number(process.env.SEED ?? Date.now() % 1_000_000_000);

const schema = createSchema();
let app: TestApp;
let noted: (userId: number) => Promise<number>;
beforeAll(async () => {
  app = await startTestApp({ documents: 'any' });
  noted = await watchPossessions(app);
});
afterAll(() => app.stop());

interface Lane {
  accounts: Partial<Record<Role, Guest>>;
  world: World;
  /** how often each account had changed something by its last input */
  seen: Map<number, number>;
}

/** Accounts that only one lane uses, so that what an input changed is seen. */
async function openLane(index: number): Promise<Lane> {
  const [guest, user, terminating] = [await app.api.guest(), await app.api.guest(), await app.api.guest()];
  await app.sql('UPDATE users SET email = $2 WHERE id = $1', [user.user.id, `lane${index}@example.com`]);
  const { data } = await app.api.rest('POST /v1/atlas/stages', { packageId: 1 }, { as: guest });
  const lane = { accounts: { guest, user, terminating } };
  await restore(lane);
  const [chapter] = await app.sql<{ id: number }>('SELECT min(id) AS id FROM chapter WHERE package_id = 1');
  return {
    ...lane,
    seen: new Map(),
    world: {
      unitId: data.unitId,
      packageId: 1,
      chapterId: chapter?.id as number,
      cardIds: data.schedules.map(({ cardId }: { cardId: number }) => cardId),
    },
  };
}

/** An honest logout or termination among the inputs would leave the lane without its account. */
async function restore({ accounts: { guest, user, terminating } }: Pick<Lane, 'accounts'>): Promise<void> {
  const ids = [guest, user, terminating].map((account) => account?.user.id);
  await app.sql('UPDATE session SET revoked_at = NULL WHERE user_id = ANY($1)', [ids]);
  await app.sql(
    `UPDATE users SET will_terminate_at = CASE WHEN id = $2 THEN now() + interval '7 days' END WHERE id = ANY($1)`,
    [ids, terminating?.user.id],
  );
}
const CHANGES_THE_ACCOUNT = new Set(['logout', 'applyTermination', 'cancelTermination']);

let calls = 0;
async function send(input: HostileInput, as: Guest | undefined) {
  calls += 1;
  return app.fastify.inject({
    method: input.method as 'POST',
    url: input.url,
    // Each from an address of its own: it is the operations that are attacked here, not the limiter.
    remoteAddress: `10.${(calls >> 16) & 255}.${(calls >> 8) & 255}.${calls & 255}`,
    headers: { ...(as ? { token: as.token } : {}), ...input.headers },
    ...(input.payload === undefined || input.method === 'GET' || input.method === 'HEAD'
      ? {}
      : { payload: input.payload }),
  });
}

const short = (text = '') => (text.length > 400 ? `${text.slice(0, 400)}… (${text.length})` : text);

const described = ({ role, method, url, headers, payload }: HostileInput) =>
  `\n${role} ${method} ${short(url)} ${short(JSON.stringify(headers))} ${short(payload)}`;

/** Sends its share of inputs one after the other. */
async function runLane(
  lane: Lane,
  inputs: readonly HostileInput[],
  told: (input: HostileInput, judged: Judged) => void,
) {
  for (const input of inputs) {
    const account = lane.accounts[input.role];
    const response = await send(input, account);
    const judged = judge(input, response);
    if (account && input.target.mutation) {
      const before = lane.seen.get(account.user.id) ?? 0;
      const after = await noted(account.user.id);
      lane.seen.set(account.user.id, after);
      if (judged.refused && after !== before) judged.problems.push('changed something although refused');
    }
    if (judged.problems.length > 0) judged.problems.push(`${response.statusCode} ${short(response.body)}`);
    told(input, judged);
    if (CHANGES_THE_ACCOUNT.has(input.target.operation) && !judged.refused) await restore(lane);
  }
}

it(`answers ${INPUTS} hostile inputs as documented, over all operations and routes (SEED=${SEED})`, async () => {
  const openApi = (await app.api.send('GET', '/api/openapi.json', undefined, {})).body as unknown as OpenApi;
  const targets: Target[] = [
    ...textTargets(schema),
    ...hashTargets(schema),
    ...restTargets(openApi, schema),
    ...formTargets(openApi),
  ];
  const users = async () =>
    (await app.sql<{ count: number }>('SELECT count(*)::int AS count FROM users'))[0]?.count ?? 0;
  const lanes = await Promise.all(Array.from({ length: LANES }, (_, index) => openLane(index)));
  for (const lane of lanes)
    for (const account of Object.values(lane.accounts))
      await app.sql('DELETE FROM noted WHERE user_id = $1', [account.user.id]);
  const usersBefore = await users();

  const reached: Record<Reach, number> = { operation: 0, form: 0, access: 0, limiter: 0, transport: 0 };
  const byTarget = new Map(targets.map((target) => [target, { sent: 0, operation: 0, form: 0 }]));
  const wrong = new Map<string, string[]>();
  let made = 0;
  const told = (input: HostileInput, { problems, reach, refused }: Judged) => {
    reached[reach] += 1;
    const counts = byTarget.get(input.target) as { sent: number; operation: number; form: number };
    counts.sent += 1;
    if (reach === 'operation' || reach === 'form') counts[reach] += 1;
    if (!refused && /^(guestLogin|debugLoginGuest|register)$/.test(input.target.operation)) made += 1;
    const [kind] = problems;
    if (kind) wrong.set(kind, [...(wrong.get(kind) ?? []), `${described(input)}\n  → ${problems.join('; ')}`]);
  };
  const began = performance.now();
  const cpuBefore = process.cpuUsage();
  const attack = (some: readonly Target[], round: number) =>
    Promise.all(
      lanes.map((lane, index) => {
        const numRuns = Math.max(LEAST_RUNS, Math.ceil(INPUTS / LANES / targets.length));
        const inputs = some.flatMap((target, at) =>
          fc.sample(hostileInput(target, lane.world), { seed: SEED + round * 100_000 + index * 1000 + at, numRuns }),
        );
        return runLane(lane, shuffled(inputs, index), told);
      }),
    );
  const unreached = () =>
    targets.filter((target) => byTarget.get(target)?.operation === 0 && !byTarget.get(target)?.form);
  await attack(targets, 0);
  // Chance may stop all inputs of a target before its operation. It gets more of them: one that nothing reaches is still told.
  for (let round = 1; round <= MORE_ROUNDS && unreached().length > 0; round++) await attack(unreached(), round);
  const sent = Object.values(reached).reduce((sum, count) => sum + count);
  const seconds = Math.round((performance.now() - began) / 1000);
  const cpu = Math.round(process.cpuUsage(cpuBefore).user / 1_000_000);
  console.log(`SEED=${SEED}: ${sent} inputs in ${seconds} s, ${cpu} s of them computing; how far they got:`, reached);
  for (const [kind, examples] of wrong) console.log(`${kind} (${examples.length})`, ...examples.slice(0, 3));
  expect([...wrong.keys()]).toEqual([]);
  expect(sent).toBeGreaterThanOrEqual(INPUTS);
  expect(reached.limiter).toBeLessThan(sent * 0.02);
  expect(reached.operation).toBeGreaterThan(sent * 0.15);
  expect(unreached().map(({ operation, face }) => [operation, face])).toEqual([]);
  expect((await users()) - usersBefore).toBeLessThanOrEqual(made);
  expect(await brokenInvariants((text) => app.sql(text))).toEqual({});
}, 600_000);

/** In an order of its own for each lane, so that lanes are not all at the same operation. */
function shuffled<T>(items: readonly T[], lane: number): T[] {
  const [order] = fc.sample(fc.shuffledSubarray([...items.keys()], { minLength: items.length }), {
    seed: SEED + lane,
    numRuns: 1,
  });
  return (order as number[]).map((at) => items[at] as T);
}
