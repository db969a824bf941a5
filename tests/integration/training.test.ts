import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Database, databaseOf } from '#server/kernel/database/database.ts';
import { memoryModel } from '#server/modules/memory/fsrs.rules.ts';
import { personalModel } from '#server/modules/memory/personal-model.sql.ts';
import { trainDue } from '#server/modules/memory/training.service.ts';
import { addPackage } from '#tests/factories/packages.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { chooseCards } from '#tests/support/choice.ts';
import { keepRatings } from '#tests/support/rating-log.ts';
import { rememberCards } from '#tests/support/remember.ts';
import { contextOf } from '#tests/support/service-context.ts';
import { simulatedLog, UNUSUAL_WEIGHTS } from '#tests/unit/server/memory-evaluation/simulated.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());
// Nobody of one test is due in the next one.
afterEach(() => app.sql('UPDATE memory_model SET train_at = NULL'));

const NOW = new Date('2026-06-01T04:00:00Z');
const HOUR_MS = 3_600_000;
const log = simulatedLog(UNUSUAL_WEIGHTS, 400, 3);
let lastUser = 7000;
const newUser = () => {
  lastUser += 1;
  return lastUser;
};
/** Trains who is due; `after` says what else happens once a statement of some name was answered. */
const train = (now = NOW, after: Record<string, (rows: unknown[]) => Promise<unknown>> = {}) =>
  trainDue({ db: heard(databaseOf(app.source), after), now: () => now, log: contextOf(app.source, { userId: 0 }).log });

function heard(db: Database, after: Record<string, (rows: unknown[]) => Promise<unknown>>): Database {
  return {
    ...db,
    rows: async (asked, values) => {
      const rows = await db.rows(asked, values);
      await after[asked.name]?.(rows);
      return rows;
    },
    transaction: (work) => db.transaction((tx) => work(heard(tx, after))),
  };
}

const none = { kept: 0, not_better: 0, too_few: 0, overtaken: 0, failed: 0 };

interface ModelRow {
  weights: number[] | null;
  kept_at: Date | null;
  judged_on: number | null;
  loss: number;
  default_loss: number;
  tried_at: Date | null;
  new_ratings: number;
  train_at: Date | null;
}
const modelOf = async (user: number) =>
  (await app.sql('SELECT * FROM memory_model WHERE user_id = $1', [user]))[0] as unknown as ModelRow;
const memoriesOf = (user: number) => app.sql('SELECT * FROM card_memory WHERE user_id = $1 ORDER BY card_id', [user]);
const stateBy = (weights: readonly number[], history: (typeof log)[number]) => {
  const model = memoryModel(weights);
  let state: ReturnType<typeof model.next> | null = null;
  for (const { elapsedDays, rating } of history) state = model.next(state, elapsedDays, rating);
  return state;
};

describe('a training', () => {
  it('takes up weights that foretell held-out answers better, and gives all memories the state they give', async () => {
    const user = newUser();
    await keepRatings(app.source, user, log);
    expect(await train()).toEqual({ ...none, kept: 1 });
    const model = await modelOf(user);
    expect(model).toMatchObject({ kept_at: NOW, tried_at: NOW, new_ratings: 0, train_at: null });
    expect(model.loss).toBeLessThan(model.default_loss);
    expect(model.judged_on).toBeGreaterThan(200);
    const memories = await memoriesOf(user);
    expect(memories).toHaveLength(log.length);
    memories.forEach(({ stability, difficulty }, index) => {
      const state = stateBy(model.weights as number[], log[index] as (typeof log)[number]);
      expect(stability).toBeCloseTo(state?.stability as number, 8);
      expect(difficulty).toBeCloseTo(state?.difficulty as number, 8);
    });
    // Nothing is due any more.
    expect(await train()).toEqual(none);
  });

  it('leaves everything as it is where the weights in use foretell as well', async () => {
    const user = newUser();
    await keepRatings(app.source, user, log);
    await app.sql('UPDATE memory_model SET weights = $2, kept_at = now() WHERE user_id = $1', [user, UNUSUAL_WEIGHTS]);
    const before = [await memoriesOf(user), (await modelOf(user)).weights];
    expect(await train()).toEqual({ ...none, not_better: 1 });
    expect([await memoriesOf(user), (await modelOf(user)).weights]).toEqual(before);
    expect(await modelOf(user)).toMatchObject({ tried_at: NOW, new_ratings: 0, train_at: null });
  });

  it('says nothing by too few answers', async () => {
    const user = newUser();
    await keepRatings(app.source, user, log.slice(0, 20));
    expect(await train()).toEqual({ ...none, too_few: 1 });
    expect(await modelOf(user)).toMatchObject({ weights: null, tried_at: NOW });
  });

  it('keeps count of what was rated while it ran', async () => {
    const user = newUser();
    await keepRatings(app.source, user, log.slice(0, 20));
    await train(NOW, {
      'memory.training_log': () =>
        app.sql('UPDATE memory_model SET new_ratings = new_ratings + 7 WHERE user_id = $1', [user]),
    });
    expect(await modelOf(user)).toMatchObject({ new_ratings: 7, train_at: new Date('2026-07-01T04:00:00Z') });
  });

  it('of somebody fails alone', async () => {
    const [broken, other] = [newUser(), newUser()];
    for (const user of [broken, other]) await keepRatings(app.source, user, log.slice(0, 20));
    await app.sql('UPDATE rating_log SET rating = 9 WHERE user_id = $1', [broken]);
    expect(await train()).toEqual({ ...none, failed: 1, too_few: 1 });
    expect(await modelOf(broken)).toMatchObject({ tried_at: null, train_at: new Date(NOW.getTime() + HOUR_MS) });
  });
});

describe('when a training is due', () => {
  let packageId: number;
  let cards: number[];
  beforeAll(async () => {
    packageId = (await addPackage(app.source, { chapters: [60] })).id;
    const rows = await app.sql('SELECT id FROM card WHERE package_id = $1 ORDER BY id', [packageId]);
    cards = rows.map(({ id }) => Number(id));
  });
  const event = { type: 'CORRECT', face: 'mcq', durationMs: 900 } as const;
  const report = (user: number, now: Date, some: number[]) =>
    rememberCards(contextOf(app.source, { userId: user, now }), {
      unitId: 1,
      answers: some.map((cardId) => ({ cardId, times: 2, events: [event, event] })),
    });
  const later = (days: number) => new Date(NOW.getTime() + days * 24 * HOUR_MS);

  it('is after 400 new ratings, not after 399', async () => {
    const user = newUser();
    await report(user, NOW, cards.slice(0, 9));
    await app.sql('UPDATE memory_model SET new_ratings = 390 WHERE user_id = $1', [user]);
    await report(user, later(1), cards.slice(0, 9));
    expect(await modelOf(user)).toMatchObject({ new_ratings: 399, train_at: later(30) });
    expect(await train(later(1))).toEqual(none);
    await report(user, later(2), cards.slice(20, 21));
    expect(await modelOf(user)).toMatchObject({ new_ratings: 400, train_at: later(2) });
    expect(await train(later(2))).toEqual({ ...none, too_few: 1 });
  });

  it('is a month after the first rating, then a month after the latest training, where anything is new', async () => {
    const user = newUser();
    await report(user, NOW, cards.slice(0, 3));
    expect(await train(later(29.9))).toEqual(none);
    expect(await train(later(30))).toEqual({ ...none, too_few: 1 });
    // Nothing new: not due at all.
    expect(await train(later(300))).toEqual(none);
    await report(user, later(40), cards.slice(3, 4));
    expect(await modelOf(user)).toMatchObject({ new_ratings: 1, train_at: later(60) });
    await app.sql('UPDATE memory_model SET train_at = NULL WHERE user_id = $1', [user]);
    await report(user, later(90), cards.slice(4, 5));
    expect((await modelOf(user)).train_at).toEqual(later(90));
  });

  it('counts no rating that was not logged', async () => {
    const user = newUser();
    await report(user, NOW, cards.slice(0, 3));
    await report(user, NOW, cards.slice(0, 3));
    expect((await modelOf(user)).new_ratings).toBe(3);
  });

  it('own weights and the own target decide what a unit asks, as the model says', async () => {
    const user = newUser();
    await report(user, NOW, cards.slice(0, 6));
    await app.sql('UPDATE memory_model SET weights = $2, target_recall = 0.85 WHERE user_id = $1', [
      user,
      UNUSUAL_WEIGHTS,
    ]);
    const [row] = await app.sql(personalModel(String(user)));
    const { dueRatio, decay, factor, gain } = memoryModel(UNUSUAL_WEIGHTS, 0.85).constants;
    expect(Number(row?.due_ratio)).toBeCloseTo(dueRatio, 9);
    expect(Number(row?.decay)).toBeCloseTo(decay, 12);
    expect(Number(row?.factor)).toBeCloseTo(factor, 12);
    expect(Number(row?.gain)).toBeCloseTo(gain.scale, 9);
    expect(Number(row?.stability_power)).toBe(gain.stabilityPower);
    expect(Number(row?.recall_rate)).toBe(gain.recallRate);
    // A Good once gives 2.3 days by the defaults: 6 days later recall is 0.8 of that model.
    const [memory] = await memoriesOf(user);
    const asked = await chooseCards(contextOf(app.source, { userId: user, now: later(6) }), packageId, 20);
    const recall = memoryModel(UNUSUAL_WEIGHTS).recall(6, Number(memory?.stability));
    expect(asked.find(({ cardStatus }) => cardStatus === 'REVIEW')?.r).toBeCloseTo(recall, 6);
    // What is answered next grows by the own weights.
    await report(user, later(6), [cards[0] as number]);
    const [after] = await memoriesOf(user);
    const state = { stability: Number(memory?.stability), difficulty: Number(memory?.difficulty) };
    expect(Number(after?.stability)).toBeCloseTo(memoryModel(UNUSUAL_WEIGHTS).next(state, 6, 3).stability, 6);
    expect(Number(after?.stability)).not.toBeCloseTo(memoryModel().next(state, 6, 3).stability, 2);
  });
});

describe('a training that is disturbed', () => {
  it('has changed nothing where it is killed in the middle, and is done again after its lease', async () => {
    const user = newUser();
    await keepRatings(app.source, user, log);
    const before = await memoriesOf(user);
    // The connection dies once all memories have their new state, and the weights are about to be taken up.
    await app.sql(`
      CREATE FUNCTION die() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        PERFORM pg_terminate_backend(pg_backend_pid()); PERFORM pg_sleep(1); RETURN NEW; END $$;
      CREATE TRIGGER dies BEFORE UPDATE OF weights ON memory_model FOR EACH ROW EXECUTE FUNCTION die()`);
    expect(await train()).toEqual({ ...none, failed: 1 });
    await app.sql('DROP TRIGGER dies ON memory_model; DROP FUNCTION die');
    expect(await memoriesOf(user)).toEqual(before);
    expect(await modelOf(user)).toMatchObject({ weights: null, tried_at: null, new_ratings: log.flat().length });
    expect(await train(new Date(NOW.getTime() + HOUR_MS - 1))).toEqual(none);
    expect(await train(new Date(NOW.getTime() + HOUR_MS))).toEqual({ ...none, kept: 1 });
    expect(await memoriesOf(user)).not.toEqual(before);
  });

  it('is done by one of two who look at once', async () => {
    const user = newUser();
    await keepRatings(app.source, user, log);
    const [one, two] = await Promise.all([train(), train()]);
    expect(Number(one?.kept) + Number(two?.kept)).toBe(1);
    expect([one, two]).toContainEqual(none);
    expect((await modelOf(user)).new_ratings).toBe(0);
  });

  it('counts once where another took over after the lease', async () => {
    const user = newUser();
    await keepRatings(app.source, user, log);
    const meanwhile: Promise<unknown>[] = [];
    const late = new Date(NOW.getTime() + HOUR_MS);
    // The first one reads slowly: the second begins and ends in between.
    const first = await train(NOW, {
      'memory.training_log': async () => {
        if (meanwhile.length > 0) return;
        meanwhile.push(Promise.resolve());
        expect(await train(late)).toEqual({ ...none, kept: 1 });
      },
    });
    expect(first).toEqual({ ...none, overtaken: 1 });
    expect(await modelOf(user)).toMatchObject({ kept_at: late, tried_at: late });
  });

  it('neither waits for an answer that is being written, nor undoes one', async () => {
    const user = newUser();
    await keepRatings(app.source, user, log);
    const runner = app.source.createQueryRunner();
    await runner.startTransaction();
    await runner.query('UPDATE card_memory SET stability = 77 WHERE user_id = $1 AND card_id = 1', [user]);
    expect(await train()).toEqual({ ...none, kept: 1 });
    await runner.commitTransaction();
    await runner.release();
    const [answered, next] = await memoriesOf(user);
    expect(answered?.stability).toBe(77);
    const weights = (await modelOf(user)).weights as number[];
    expect(next?.stability).toBeCloseTo(stateBy(weights, log[1] as (typeof log)[number])?.stability as number, 8);
  });

  it('does not touch what was answered between its reading and its writing', async () => {
    const user = newUser();
    await keepRatings(app.source, user, log);
    let answered = false;
    await train(NOW, {
      'memory.logged_memories': async () => {
        if (answered) return;
        answered = true;
        await app.sql('UPDATE card_memory SET stability = 78 WHERE user_id = $1 AND card_id = 2', [user]);
      },
    });
    expect((await memoriesOf(user))[1]?.stability).toBe(78);
  });

  it('leaves a memory that its log does not explain, and everybody else', async () => {
    const [user, other] = [newUser(), newUser()];
    await keepRatings(app.source, user, log);
    await keepRatings(app.source, other, log.slice(0, 30));
    await app.sql('UPDATE memory_model SET train_at = NULL WHERE user_id = $1', [other]);
    await app.sql('UPDATE card_memory SET last_rating = 2 WHERE user_id = $1 AND card_id = 5', [user]);
    const before = [(await memoriesOf(user))[4], await memoriesOf(other), await modelOf(other)];
    expect(await train()).toEqual({ ...none, kept: 1 });
    expect([(await memoriesOf(user))[4], await memoriesOf(other), await modelOf(other)]).toEqual(before);
  });
});

it('a log that is too long is read in part, the same cards each time', { timeout: 60_000 }, async () => {
  const user = newUser();
  await app.sql(
    `INSERT INTO rating_log (user_id, card_id, day, seq, rating, elapsed_days, unit_id, rated_at)
     SELECT $1, card, '2020-01-01'::date + nth * 5, 1, 3, CASE WHEN nth > 0 THEN 5 END, 1, '2020-01-01Z'::timestamptz + nth * interval '5 days'
     FROM generate_series(1, 12000) card, generate_series(0, 4) nth`,
    [user],
  );
  const read: unknown[][] = [];
  const reading = { 'memory.training_log': async (rows: unknown[]) => void read.push(rows) };
  for (const at of [NOW, new Date(NOW.getTime() + HOUR_MS)]) {
    await app.sql(
      'INSERT INTO memory_model (user_id, train_at) VALUES ($1, $2) ON CONFLICT (user_id) DO UPDATE SET train_at = $2',
      [user, at],
    );
    await train(at, reading);
  }
  const [once, again] = read;
  expect(once?.length).toBeGreaterThan(36_000);
  expect(once?.length).toBeLessThan(44_000);
  // Whole cards: each with all its five ratings.
  expect(Number(once?.length) % 5).toBe(0);
  expect(again).toEqual(once);
});
