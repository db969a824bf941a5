import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config.ts';
import type { Providers } from '../providers/providers.ts';
import type { Database } from './database/database.ts';
import { AppError } from './errors.ts';
import type { Locale } from './locale.ts';

/** The account behind the token, read once a request together with its session. */
export interface Viewer {
  id: number;
  sessionId: string;
  guest: boolean;
  roles: string[];
  /** ISO 8601; VIP holds while this is not before now. */
  vipExpireAt: string | null;
  willTerminateAt: string | null;
}

/** Options of the `debug` header, honoured only where debug tools are switched on. */
export interface DebugOptions {
  skipVerificationCode?: boolean;
  zeroPrice?: boolean;
  skipEnergyDeduction?: boolean;
  /** ISO 8601 instant that `now()` answers instead of the clock. */
  now?: string;
}

export type ClientType = 'WEB' | 'WECHAT' | 'ANDROID' | 'IOS';

/** What every service function receives first: who asks, in which language and zone, at what time, on which connection. */
export interface Context {
  viewer: Viewer | null;
  db: Database;
  locale: Locale;
  timeZone: string;
  client: { type: ClientType; version: string; channel: string };
  debug: DebugOptions;
  idempotencyKey: string | null;
  ip: string;
  log: FastifyBaseLogger;
  config: Config;
  providers: Providers;
  /** The instant of the request, the same however often it is asked; nothing else of the server reads a clock. */
  now(): Date;
  /** Uniform in [0, 1). */
  random(): number;
  /** Says that this call takes long on purpose: how long says nothing about the load. */
  slowByDesign(): void;
  /** Sends a renewed session token back in the response header. */
  renewToken(token: string): void;
}

/** The logged-in account. Throws UNAUTHENTICATED. */
export function viewerOf(ctx: Context): Viewer {
  if (!ctx.viewer) throw new AppError('UNAUTHENTICATED');
  return ctx.viewer;
}

/** Runs `work` in one transaction (a nested call joins the outer one); its context queries on that transaction. */
export function transaction<T>(ctx: Context, work: (tx: Context) => Promise<T>): Promise<T> {
  return ctx.db.transaction((db) => work({ ...ctx, db }));
}
