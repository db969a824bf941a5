import { createHash } from 'node:crypto';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { DataSource } from 'typeorm';
import type { Context } from '#server/api/context.ts';
import { AppError } from '#server/api/errors.ts';
import { RATES, type RateName } from './settings.ts';

const limiters = new WeakMap<DataSource, Map<RateName, RateLimiterPostgres>>();

/**
 * Counts one event of `key` against a rate, shared by every process. Throws TOO_MANY_REQUESTS with `retryAfter` seconds.
 * It counts on the pool, never in the caller's transaction: a rollback must not forgive an attempt.
 */
export async function countAgainst(ctx: Context, rate: RateName, key: string): Promise<void> {
  try {
    await limiterOf(ctx.db.source, rate).consume(digest(key));
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error;
    throw new AppError('TOO_MANY_REQUESTS', { extra: { retryAfter: Math.ceil(error.msBeforeNext / 1000) } });
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

/** Keys stay short and say nothing about people. */
const digest = (key: string) => createHash('sha256').update(key).digest('base64url');
