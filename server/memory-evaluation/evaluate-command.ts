import { parseArgs } from 'node:util';
import { evaluate } from './evaluation.ts';
import { BadLog } from './log-format.ts';
import { reportOf } from './report.ts';
import { readReviewLog } from './review-log.ts';

/** `npm run memory:evaluate -- FILE`: how well a review log is foretold by our memory and by others. */
const USAGE = `Usage: npm run memory:evaluate -- FILE [--time-zone Asia/Shanghai]

FILE is a csv: card_id, review_time (ms since 1970), review_rating (1 to 4), review_duration (ms),
or the columns of the public benchmark's revlogs: card_id, day_offset, rating, duration.
A column user_id makes it a log of several people. Days are those of --time-zone, else of this machine.`;

function fail(message: string, code: number): never {
  console.error(message);
  process.exit(code);
}

function argumentsOf(): { path: string; zone: string } {
  try {
    const { values, positionals } = parseArgs({ options: { 'time-zone': { type: 'string' } }, allowPositionals: true });
    const zone = values['time-zone'] ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
    new Intl.DateTimeFormat('en', { timeZone: zone });
    const [path] = positionals;
    if (path && positionals.length === 1) return { path, zone };
  } catch (error) {
    console.error((error as Error).message);
  }
  return fail(USAGE, 2);
}

const { path, zone } = argumentsOf();
try {
  const log = await readReviewLog(path, zone);
  const evaluations = [];
  for (const person of log.people) {
    const evaluation = await evaluate(person);
    if (evaluation) evaluations.push(evaluation);
  }
  if (evaluations.length === 0)
    throw new BadLog('too few reviews on a later day than the one before to judge anything');
  console.log(reportOf(log, evaluations));
} catch (error) {
  const { code } = error as { code?: string };
  if (!(error instanceof BadLog) && code !== 'ENOENT' && code !== 'EISDIR') throw error;
  fail(`${path}: ${(error as Error).message}`, 1);
}
