import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { DataSource } from 'typeorm';
import type { Context } from '#server/kernel/context.ts';
import { AppError } from '#server/kernel/errors.ts';
import { keyedDigest } from '#server/kernel/keyed-digest.ts';
import { RATES, type RateName } from './settings.ts';

const limiters = new WeakMap<DataSource, Map<RateName, RateLimiterPostgres>>();

/**
 * Counts one event of `whom` against a rate, shared by every process. Throws TOO_MANY_REQUESTS with `retryAfter` seconds.
 * It counts on the pool, never in the caller's transaction: a rollback must not forgive an attempt.
 */
export async function countAgainst(ctx: Context, rate: RateName, ...whom: string[]): Promise<void> {
  const retryAfter = await count(ctx, rate, whom);
  if (retryAfter > 0) throw new AppError('TOO_MANY_REQUESTS', { extra: { retryAfter } });
}

/** Counts as {@link countAgainst} does; whether the event is within the rate. */
export async function isWithin(ctx: Context, rate: RateName, ...whom: string[]): Promise<boolean> {
  return (await count(ctx, rate, whom)) === 0;
}

/** Seconds to wait; 0 within the rate. */
async function count(ctx: Context, rate: RateName, whom: readonly string[]): Promise<number> {
  try {
    // Keys say nothing about people.
    // guard: limit: what is counted says nothing about people
    await limiterOf(ctx.db.source, rate).consume(keyedDigest(ctx.config, 'rate-limit', whom.join(' ')));
    return 0;
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error;
    return Math.max(1, Math.ceil(error.msBeforeNext / 1000));
  }
}

function limiterOf(source: DataSource, rate: RateName): RateLimiterPostgres {
  let known = limiters.get(source);
  if (!known) {
    known = new Map();
    limiters.set(source, known);
  }
  let limiter = known.get(rate);
  if (!limiter) {
    const { points, seconds } = RATES[rate];
    limiter = new RateLimiterPostgres({
      storeClient: source,
      storeType: 'typeorm',
      tableName: 'rate_limit',
      tableCreated: true,
      keyPrefix: rate,
      points,
      duration: seconds,
    });
    known.set(rate, limiter);
  }
  return limiter;
}
