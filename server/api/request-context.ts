import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import type { ClientType, Context, DebugOptions, Viewer } from '../kernel/context.ts';
import { isUnavailable } from '../kernel/database/connections.ts';
import type { Database } from '../kernel/database/database.ts';
import { AppError } from '../kernel/errors.ts';
import { parseLocale, parseTimeZone } from '../kernel/locale.ts';
import { isInRange } from '../kernel/scalars/date-time.ts';
import type { Providers } from '../providers/providers.ts';
import { excuse } from './admission/admission.ts';

export interface ServerParts {
  config: Config;
  db: Database;
  providers: Providers;
  /** The account behind a session token, null where the session is over. */
  identify(ctx: Context, token: string): Promise<Viewer | null>;
  /** The clock; tests give another one. */
  clock?: () => Date;
  random?: () => number;
}

const CLIENT_TYPES: ReadonlySet<string> = new Set(['WEB', 'WECHAT', 'ANDROID', 'IOS']);
const single = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value);

/** Reads the headers of a request into a context; one query reads the account behind the token. Throws SERVICE_UNAVAILABLE. */
export async function createContext(
  parts: ServerParts,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Context> {
  const { config, db, providers, clock = () => new Date(), random = Math.random } = parts;
  const header = (name: string) => single(request.headers[name]);
  // guard: the debug header means nothing in production
  const debug = config.debugTools ? parseDebug(header('debug')) : {};
  const type = header('client-type')?.toUpperCase() ?? '';
  // One instant for all of a request: at midnight it must not check in on one day and advance the tasks of another.
  const now = debug.now ? new Date(debug.now) : clock();
  // A device whose clock goes wrong counts to deadlines by this one.
  reply.header('server-clock', now.getTime());
  const ctx: Context = {
    viewer: null,
    db,
    locale: parseLocale(header('accept-language')),
    timeZone: parseTimeZone(header('time-zone')),
    client: {
      type: CLIENT_TYPES.has(type) ? (type as ClientType) : 'WEB',
      version: header('client-version')?.slice(0, 32) ?? '',
      channel: header('client-channel')?.slice(0, 64) ?? '',
    },
    debug,
    idempotencyKey: idempotencyKey(header('idempotency-key')),
    ip: request.ip,
    log: request.log,
    config,
    providers,
    now: () => now,
    random,
    slowByDesign: () => excuse(request),
    renewToken: (token) => void reply.header('token', token),
  };
  const token = header('token') ?? header('authorization')?.replace(/^Bearer\s+/i, '');
  if (token) ctx.viewer = await parts.identify(ctx, token).catch((error: unknown) => refuse(error, request));
  return ctx;
}

/** Before any operation runs there is nobody else to say that the database is away. */
function refuse(error: unknown, request: FastifyRequest): never {
  // guard: a database that is away before the operation
  if (!isUnavailable(error)) throw error;
  request.log.warn({ err: error }, 'database not available');
  throw new AppError('SERVICE_UNAVAILABLE');
}

function idempotencyKey(value: string | undefined): string | null {
  return value && /^[\w.:-]{8,128}$/.test(value) ? value : null;
}

/** Unusable debug options count as none: they exist for people at work, not for programs. */
function parseDebug(value: string | undefined): DebugOptions {
  if (!value) return {};
  try {
    const raw = JSON.parse(value) as Record<string, unknown>;
    const at = typeof raw.futureTimestamp === 'string' || typeof raw.futureTimestamp === 'number';
    const now = at ? new Date(raw.futureTimestamp as string | number) : null;
    const usable = now && isInRange(now);
    return {
      skipVerificationCode: raw.skipVerificationCode === true,
      zeroPrice: raw.zeroPrice === true,
      skipEnergyDeduction: raw.skipEnergyDeduction === true,
      ...(usable ? { now: now.toISOString() } : {}),
    };
  } catch {
    return {};
  }
}
