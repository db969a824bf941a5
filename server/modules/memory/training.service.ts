import { setImmediate } from 'node:timers/promises';
import { type History, historiesBefore } from '#domain/memory/review.ts';
import type { Database } from '#server/kernel/database/database.ts';
import { statement } from '#server/kernel/database/statements.ts';
import type { JobTools } from '#server/kernel/job.ts';
import { DEFAULT_WEIGHTS, memoryModel } from './fsrs.rules.ts';
import { lossesOn } from './prediction.rules.ts';
import { type LoggedMemory, replayed } from './replay.rules.ts';
import { TRAINING } from './settings.ts';
import { heldOutFrom, historiesOf, type Judgement, type LoggedReview, verdictOn } from './training.rules.ts';
import { trainWeights } from './training.ts';

type Tools = Pick<JobTools, 'db' | 'now' | 'log'>;
/** What came of a training; `overtaken` by another one of the same person. */
type Outcome = 'kept' | 'not_better' | 'too_few' | 'overtaken' | 'failed';

interface Claimed {
  userId: number;
  weights: number[] | null;
  triedAt: Date | null;
  newRatings: number;
}

// guard: one trains a person at a time
/** Somebody who is due, for whom nobody else looks until the lease is over: who dies meanwhile leaves them due. */
const claim = statement<Claimed>(
  'memory.claim_training',
  `UPDATE memory_model m SET train_at = $1::timestamptz + interval '${TRAINING.leaseMinutes} minutes'
   FROM (SELECT user_id FROM memory_model WHERE train_at <= $1 ORDER BY train_at LIMIT 1 FOR UPDATE SKIP LOCKED) due
   WHERE m.user_id = due.user_id
   RETURNING m.user_id AS "userId", m.weights, m.tried_at AS "triedAt", m.new_ratings AS "newRatings"`,
);

/** The log of some cards, all where there are not too many ratings: any card is as likely as any other. */
const readLog = statement<LoggedReview>(
  'memory.training_log',
  `SELECT card_id AS "cardId", rating, elapsed_days AS "elapsedDays",
     (row_number() OVER (ORDER BY rated_at, card_id, day, seq))::int AS row
   FROM rating_log
   WHERE user_id = $1 AND card_id * 2654435761 % 4294967296 <
     4294967296 * ${TRAINING.ratingsMax}::float8 / greatest(1, (SELECT count(*) FROM rating_log WHERE user_id = $1))
   ORDER BY card_id, day, seq`,
);

/** The person's row, where no other training ended since they were claimed. Reports of the person wait for what follows. */
const lock = statement(
  'memory.lock_model',
  'SELECT FROM memory_model WHERE user_id = $1 AND tried_at IS NOT DISTINCT FROM $2 FOR UPDATE',
);
const readMemories = statement<LoggedMemory>(
  'memory.logged_memories',
  `SELECT m.card_id AS "cardId", m.stability, m.last_day::text AS "lastDay", m.first_rating AS "firstRating",
     m.last_rating AS "lastRating", m.day_ratings AS "dayRatings", log.*
   FROM (SELECT * FROM card_memory WHERE user_id = $1 AND card_id > $2 ORDER BY card_id LIMIT ${TRAINING.cardsAtOnce}) m,
     LATERAL (
       SELECT coalesce(json_agg(rating ORDER BY day, seq), '[]') AS ratings, coalesce(json_agg(elapsed_days ORDER BY day, seq), '[]') AS elapsed,
         coalesce(json_agg(seq ORDER BY day, seq), '[]') AS seqs, max(day)::text AS "loggedDay"
       FROM rating_log WHERE user_id = $1 AND card_id = m.card_id
     ) log
   ORDER BY m.card_id`,
);
// guard: what was answered meanwhile is not undone
/** New states of memories that nobody changed or is changing; waiting for them could wait for who waits for this. */
const remodel = statement(
  'memory.remodel',
  `WITH anew AS (
     SELECT * FROM unnest($2::int[], $3::float8[], $4::float8[], $5::float8[]) AS r (card_id, was, stability, difficulty)
   ), free AS (
     SELECT m.card_id FROM card_memory m JOIN anew ON anew.card_id = m.card_id
     WHERE m.user_id = $1 AND m.stability = anew.was FOR UPDATE OF m SKIP LOCKED
   )
   UPDATE card_memory m SET stability = anew.stability, difficulty = anew.difficulty
   FROM anew JOIN free ON free.card_id = anew.card_id WHERE m.user_id = $1 AND m.card_id = anew.card_id`,
);
const takeUp = statement(
  'memory.take_up_weights',
  `UPDATE memory_model SET weights = $2, kept_at = $3, judged_on = $4, loss = $5, default_loss = $6 WHERE user_id = $1`,
);
const end = statement(
  'memory.end_training',
  `UPDATE memory_model SET tried_at = $2::timestamptz, new_ratings = greatest(0, new_ratings - $3::int), train_at = CASE
     WHEN new_ratings - $3::int >= ${TRAINING.afterRatings} THEN $2::timestamptz
     WHEN new_ratings > $3::int THEN $2::timestamptz + interval '${TRAINING.afterDays} days' END
   WHERE user_id = $1`,
);

/**
 * Trains the weights of everybody who is due, one after the other, for a minute at most; the rest waits for the next run. Weights that
 * foretell better are taken up with the states of all memories in one transaction: whoever dies in the middle has changed nothing.
 * Answers how many there were of each outcome.
 */
export async function trainDue(tools: Tools): Promise<Record<Outcome, number>> {
  const outcomes = { kept: 0, not_better: 0, too_few: 0, overtaken: 0, failed: 0 };
  const until = performance.now() + TRAINING.runSeconds * 1000;
  while (performance.now() < until) {
    const claimed = await tools.db.row(claim, [tools.now()]);
    if (!claimed) break;
    outcomes[await orFailed(tools, claimed)] += 1;
  }
  return outcomes;
}

/** One whose training fails is due again once the lease is over, and nobody else waits for that. */
async function orFailed(tools: Tools, claimed: Claimed): Promise<Outcome> {
  try {
    return await trainOne(tools, claimed);
  } catch (error) {
    tools.log.error({ err: error, user: claimed.userId }, 'weights could not be trained');
    return 'failed';
  }
}

async function trainOne({ db, now }: Tools, claimed: Claimed): Promise<Outcome> {
  const histories = historiesOf(await db.rows(readLog, [claimed.userId]));
  const cut = heldOutFrom(histories);
  const weights = await trainWeights(historiesBefore(histories, cut));
  const judgement = await judge(weights, claimed.weights ?? DEFAULT_WEIGHTS, histories, cut);
  const verdict = verdictOn(judgement);
  return db.transaction(async (tx) => {
    // guard: of two trainings one counts
    if (!(await tx.row(lock, [claimed.userId, claimed.triedAt]))) return 'overtaken';
    if (verdict === 'kept') {
      await remodelAll(tx, claimed.userId, weights);
      const { count, trained, defaults } = judgement;
      await tx.run(takeUp, [claimed.userId, weights, now(), count, trained, defaults]);
    }
    await tx.run(end, [claimed.userId, now(), claimed.newRatings]);
    return verdict;
  });
}

async function judge(
  trained: readonly number[],
  inUse: readonly number[],
  histories: readonly History[],
  cut: number,
): Promise<Judgement> {
  const losses = [];
  for (const weights of [trained, inUse, DEFAULT_WEIGHTS]) losses.push(await lossIn(weights, histories, cut));
  const [own, before, defaults] = losses as [Loss, Loss, Loss];
  return { count: own.count, trained: own.mean, inUse: before.mean, defaults: defaults.mean };
}

interface Loss {
  mean: number;
  count: number;
}

/** Others of the process are answered in between. */
async function lossIn(weights: readonly number[], histories: readonly History[], cut: number): Promise<Loss> {
  const model = memoryModel(weights);
  let sum = 0;
  let count = 0;
  for (const some of inTurns(histories)) {
    const losses = lossesOn(model, some, cut);
    sum += losses.sum;
    count += losses.count;
    await setImmediate();
  }
  return { mean: sum / count, count };
}

/** The histories, so many at once that they have about as many ratings as are foretold in one go. */
function* inTurns(histories: readonly History[]): Generator<History[]> {
  let turn: History[] = [];
  let ratings = 0;
  for (const history of histories) {
    turn.push(history);
    ratings += history.length;
    if (ratings < TRAINING.ratingsAtOnce) continue;
    yield turn;
    turn = [];
    ratings = 0;
  }
  yield turn;
}

/** Gives all that a person remembers the state that the weights give it. */
async function remodelAll(tx: Database, userId: number, weights: readonly number[]): Promise<void> {
  const model = memoryModel(weights);
  for (let after = 0; ; ) {
    const memories = await tx.rows(readMemories, [userId, after]);
    const last = memories.at(-1);
    if (!last) return;
    after = last.cardId;
    const anew = memories.flatMap((memory) => {
      const state = replayed(model, memory);
      return state ? [{ ...state, cardId: memory.cardId, was: memory.stability }] : [];
    });
    const columns = (['cardId', 'was', 'stability', 'difficulty'] as const).map((key) => anew.map((row) => row[key]));
    if (anew.length > 0) await tx.run(remodel, [userId, ...columns]);
  }
}
