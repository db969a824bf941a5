import type { Scores } from '#domain/memory/scores.ts';
import { type Evaluation, JUDGED_PARTS, MODELS, type ModelName } from './evaluation.ts';
import type { ReviewLog } from './review-log.ts';

const NAMES: Record<ModelName, string> = {
  trained: 'ours, trained',
  defaults: 'ours, untrained',
  library: 'ts-fsrs defaults',
  sm2: 'SM-2',
  constant: 'constant',
};
const HOUR_MS = 3_600_000;

const count = (value: number) => value.toLocaleString('en');
const amount = (value: number, noun: string) => `${count(value)} ${noun}${value === 1 ? '' : 's'}`;
const figure = (value: number) => (Number.isNaN(value) ? '–' : value.toFixed(4));

/** The mean over people, weighed by what was foretold to each; a figure that a person has not is left out. */
export function meanScores(evaluations: readonly Evaluation[], model: ModelName): Scores {
  const mean = (key: keyof Scores) => {
    const with_ = evaluations.filter(({ scores }) => !Number.isNaN(scores[model][key]));
    const weight = with_.reduce((sum, { predictions }) => sum + predictions, 0);
    return with_.reduce((sum, { predictions, scores }) => sum + predictions * scores[model][key], 0) / weight;
  };
  return { logLoss: mean('logLoss'), rmseBins: mean('rmseBins'), auc: mean('auc') };
}

/** What the command prints. */
export function reportOf(log: ReviewLog, evaluations: readonly Evaluation[]): string {
  const sum = (key: 'cards' | 'days' | 'durationMs') => log.people.reduce((total, person) => total + person[key], 0);
  const predictions = evaluations.reduce((total, evaluation) => total + evaluation.predictions, 0);
  const skipped = log.people.length - evaluations.length;
  const rows = MODELS.map((model) => {
    const { logLoss, rmseBins, auc } = meanScores(evaluations, model);
    return [NAMES[model], figure(logLoss), figure(rmseBins), figure(auc)];
  });
  const only = evaluations.length === 1 ? evaluations[0] : undefined;
  return [
    `${amount(log.reviews, 'review')} of ${amount(sum('cards'), 'card')} by ${log.people.length === 1 ? 'one person' : `${count(log.people.length)} people`}, ${amount(sum('days'), 'day')} of review, ${amount(Math.round(sum('durationMs') / HOUR_MS), 'hour')}.`,
    ...(log.manual > 0 ? [`${amount(log.manual, 'row')} with rating 0 (moved by hand) left out.`] : []),
    ...(skipped > 0
      ? [`Too few reviews to judge of ${skipped === 1 ? 'one person' : `${count(skipped)} people`}.`]
      : []),
    `${amount(predictions, 'prediction')} judged, in ${JUDGED_PARTS} parts of the log, each by what was learnt from all before it.`,
    ...(log.hasInstants ? [] : ['The log has days without instants: ts-fsrs counts the same days as we do.']),
    '',
    table([['', 'log loss', 'RMSE(bins)', 'AUC'], ...rows]),
    ...(only ? ['', `Weights trained last: ${only.weights.map((weight) => weight.toFixed(4)).join(', ')}`] : []),
  ].join('\n');
}

function table(rows: readonly string[][]): string {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  return rows
    .map((row) =>
      row
        .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart((widths[column] ?? 0) + 2)))
        .join('')
        .trimEnd(),
    )
    .join('\n');
}
