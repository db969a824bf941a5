import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { type Context, viewerOf } from '#server/kernel/context.ts';
import type { ProblemInput } from './problems.inputs.ts';
import { PROBLEM_RATE } from './settings.ts';

const written = new RateLimiterMemory({ points: PROBLEM_RATE.points, duration: PROBLEM_RATE.seconds });

/**
 * Writes problems of a client into the log, one line each, without the account. Answers how many: what is beyond the rate is left out
 * without an error, which the client could do nothing about.
 */
export async function reportProblems(ctx: Context, problems: readonly ProblemInput[]): Promise<number> {
  const account = String(viewerOf(ctx).id);
  let count = 0;
  for (const { message, place, stack } of problems) {
    if (!(await isWithinRate(account))) break;
    ctx.log.warn(
      { problem: { message, place, stack: stack ?? undefined }, client: ctx.client },
      'A client had a problem',
    );
    count += 1;
  }
  return count;
}

async function isWithinRate(account: string): Promise<boolean> {
  try {
    await written.consume(account);
    return true;
  } catch (refused) {
    if (refused instanceof RateLimiterRes) return false;
    throw refused;
  }
}
