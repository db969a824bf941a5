import { type History, historiesBefore, isForetold, type Review } from '#domain/memory/review.ts';
import { binOf, type Predictions, type Scores, scoresOf } from '#domain/memory/scores.ts';
import { type Sm2State, sm2Next, sm2Recall } from '#domain/memory/sm2.ts';
import { memoryModel } from '../modules/memory/fsrs.rules.ts';
import { foretell } from '../modules/memory/prediction.rules.ts';
import { trainWeights } from '../modules/memory/training.ts';
import type { PersonLog } from './person-log.ts';

/** Parts of a log that are judged, each by what was learnt from all before it; the very first part is only learnt from. */
export const JUDGED_PARTS = 5;

export const MODELS = ['trained', 'defaults', 'library', 'sm2', 'constant'] as const;
export type ModelName = (typeof MODELS)[number];

/** What the models foretold to one person. */
export interface Evaluation {
  /** Reviews that were foretold; the same ones by each model. */
  predictions: number;
  scores: Record<ModelName, Scores>;
  /** The weights trained last, on all parts but the last one. */
  weights: number[];
}

/**
 * Judges the models on a person's log as the public benchmark does: reviews that foretell something, in order of time, are cut into
 * six parts; each of the last five is foretold by what was learnt from the parts before it. Null where there are too few to cut.
 */
export async function evaluate(log: PersonLog): Promise<Evaluation | null> {
  const target = targetsOf(log.kept);
  const part = Math.floor(target.rows.length / (JUDGED_PARTS + 1));
  if (part === 0) return null;
  const first = target.rows.length - JUDGED_PARTS * part;
  const judged = target.from(first);

  const trained = new Float64Array(judged.rows.length);
  const constant = new Float64Array(judged.rows.length);
  let weights: number[] = [];
  for (let at = 0; at < JUDGED_PARTS; at++) {
    const [from, to] = [at * part, (at + 1) * part];
    weights = await trainWeights(historiesBefore(log.kept, judged.rows[from] as number));
    const share = shareRemembered(target, first + from);
    constant.fill(share, from, to);
    const known = historiesBefore(log.kept, judged.rows[to] ?? Number.POSITIVE_INFINITY);
    trained.set(fsrsRecall(known, judged, weights).subarray(from, to), from);
  }
  const score = (recall: Float64Array): Scores => scoresOf({ ...judged, recall });
  return {
    predictions: judged.rows.length,
    weights,
    scores: {
      trained: score(trained),
      defaults: score(fsrsRecall(log.kept, judged)),
      library: score(fsrsRecall(log.all, judged)),
      sm2: score(sm2RecallOf(log.kept, judged)),
      constant: score(constant),
    },
  };
}

/** Reviews to be foretold, in order of time. */
class Targets implements Omit<Predictions, 'recall'> {
  readonly rows: Uint32Array;
  readonly remembered: Uint8Array;
  readonly bin: Float64Array;
  readonly #at = new Map<number, number>();

  constructor(rows: Uint32Array, remembered: Uint8Array, bin: Float64Array) {
    this.rows = rows;
    this.remembered = remembered;
    this.bin = bin;
    rows.forEach((row, at) => {
      this.#at.set(row, at);
    });
  }

  at(review: Review): number | undefined {
    return this.#at.get(review.row);
  }

  from(start: number): Targets {
    return new Targets(this.rows.slice(start), this.remembered.slice(start), this.bin.slice(start));
  }
}

function targetsOf(histories: readonly History[]): Targets {
  const found: { row: number; remembered: boolean; bin: number }[] = [];
  for (const history of histories) {
    let nth = 1;
    let lapses = 0;
    history.forEach((review, index) => {
      if (!isForetold(review, index)) return;
      const remembered = review.rating !== 1;
      found.push({ row: review.row, remembered, bin: binOf(review.elapsedDays, ++nth, lapses) });
      if (!remembered) lapses++;
    });
  }
  found.sort((a, b) => a.row - b.row);
  return new Targets(
    Uint32Array.from(found, ({ row }) => row),
    Uint8Array.from(found, ({ remembered }) => Number(remembered)),
    Float64Array.from(found, ({ bin }) => bin),
  );
}

function shareRemembered({ remembered }: Targets, before: number): number {
  return remembered.subarray(0, before).reduce((sum, value) => sum + value, 0) / before;
}

function fsrsRecall(histories: readonly History[], targets: Targets, weights?: readonly number[]): Float64Array {
  const model = memoryModel(weights);
  const recall = new Float64Array(targets.rows.length);
  for (const history of histories) {
    foretell(model, history, (review, foretold) => {
      const at = targets.at(review);
      if (at !== undefined) recall[at] = foretold;
    });
  }
  return recall;
}

/** SM-2 knows one review a day: corrections of the same day are left out. */
function sm2RecallOf(histories: readonly History[], targets: Targets): Float64Array {
  const recall = new Float64Array(targets.rows.length);
  for (const history of histories) {
    let state: Sm2State | null = null;
    history.forEach((review, index) => {
      if (index > 0 && !isForetold(review, index)) return;
      const at = targets.at(review);
      if (state && at !== undefined) recall[at] = sm2Recall(state, review.elapsedDays);
      state = sm2Next(state, review.rating);
    });
  }
  return recall;
}
