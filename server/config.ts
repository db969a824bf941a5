import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import * as z from 'zod';
import { s3PlaceOf } from './providers/objectstore/s3-place.ts';

const flag = z.enum(['true', 'false']).transform((value) => value === 'true');

/** Every environment variable the server reads, with its default. Nothing else reads `process.env`. */
const environment = z.object({
  /** `production` refuses every default that is only safe on one machine. */
  NODE_ENV: z.enum(['production', 'development', 'test']).default('development'),
  PORT: z.coerce.number().int().min(0).max(65535).default(4000),
  /** Address to listen on; `0.0.0.0` to be reached from other machines. */
  HOST: z.string().default('127.0.0.1'),
  /**
   * Comma-separated names that people reach this server by, without port. Names of this machine and bare addresses always
   * pass. A request for any other name is refused: a page whose name leads here would act as if it were ours.
   */
  ALLOWED_HOSTS: z.string().optional(),
  /** Debug operations and the `debug` header also where the server listens on more than this machine; never in production. */
  DEBUG_TOOLS: flag.default(false),
  /** Processes that share the port; a dead one is replaced. */
  WORKERS: z.coerce.number().int().min(1).max(64).default(1),
  /** Calls one process works on at a time; as many wait 400 ms for a place, the rest is refused with 503. */
  MAX_REQUESTS_IN_FLIGHT: z.coerce.number().int().min(1).max(100_000).default(100),
  /** Milliseconds an answer should take at most: while answers take longer, fewer calls are worked on at a time. */
  TARGET_LATENCY_MS: z.coerce.number().int().min(10).default(250),
  /** Milliseconds in which the headers of a request must be there, then all of it. */
  HEADERS_TIMEOUT_MS: z.coerce.number().int().min(100).default(10_000),
  REQUEST_TIMEOUT_MS: z.coerce.number().int().min(100).default(30_000),
  /** Milliseconds in which nothing moves on a connection that is sent something before it is cut. */
  CONNECTION_TIMEOUT_MS: z.coerce.number().int().min(100).default(30_000),
  /** Milliseconds a connection is kept open without a request; longer than a proxy keeps its own. */
  KEEP_ALIVE_TIMEOUT_MS: z.coerce.number().int().min(100).default(72_000),
  /** Milliseconds the event loop may lag, on average over half a second, before calls are refused with 503. */
  MAX_EVENT_LOOP_DELAY_MS: z.coerce.number().int().min(10).default(500),
  /** Unset: an embedded PostgreSQL with its files in DATA_DIR. */
  DATABASE_URL: z.string().optional(),
  DATA_DIR: z.string().default('.data'),
  /** Connections of this process to the database. */
  DATABASE_POOL: z.coerce.number().int().min(1).max(200).default(10),
  /** Milliseconds a request waits for a connection to the database before it is answered with 503. */
  DATABASE_CONNECT_TIMEOUT_MS: z.coerce.number().int().min(100).default(3000),
  /** Milliseconds after which the database gives up a statement; a second later so do we. */
  STATEMENT_TIMEOUT_MS: z.coerce.number().int().min(100).default(10_000),
  /** Signs the session tokens; at least 32 characters. Unset outside production: made once and kept in DATA_DIR. */
  TOKEN_SECRET: z.string().min(32).optional(),
  /** `smtp://user:password@host:port`. Unset: mail goes to the local outbox page at /outbox. */
  SMTP_URL: z.string().optional(),
  MAIL_FROM: z.string().default('面包地图 <bread@localhost>'),
  /** Allows the local outbox in production, for a machine that nobody else reaches. */
  ALLOW_OUTBOX: flag.default(false),
  /**
   * An S3-compatible store, `https://KEY:SECRET@host/bucket?region=…`, whose bucket is private and takes posted forms from our
   * origin. Unset: uploaded files are kept in DATA_DIR.
   */
  OBJECT_STORE_URL: z.string().optional(),
  /** Allows files in DATA_DIR in production, where all processes see that folder and it is backed up. */
  ALLOW_LOCAL_FILES: flag.default(false),
  /** A folder of spoken syllables, `chun1.mp3` to `lv4.mp3`, that are served at /pinyin. Unset: a voice of the device reads. */
  PINYIN_DIR: z.string().optional(),
  /**
   * Comma-separated hosts of push services; their subdomains count too. Nothing else is called with a reminder, whatever address
   * a browser names.
   */
  PUSH_HOSTS: z.string().default('fcm.googleapis.com,push.services.mozilla.com,push.apple.com,notify.windows.com'),
  /** Keys of Web Push, base64url. Unset: made once and kept in DATA_DIR. */
  VAPID_PUBLIC_KEY: z.string().optional(),
  VAPID_PRIVATE_KEY: z.string().optional(),
  /** Where push services reach who runs this server: `mailto:` or `https:`. */
  VAPID_SUBJECT: z
    .string()
    .regex(/^(mailto:|https:\/\/)\S+$/)
    .default('https://github.com/bread-atlas/bread-atlas'),
  /** Whether there is a league; where it is switched off no exp counts for it, and nothing of it is settled. */
  LEAGUE: flag.default(true),
  /** Where the help entry leads. */
  FEEDBACK_URL: z.string().default('https://github.com/bread-atlas/bread-atlas/issues'),
  /**
   * While a store reviews the Android app: a phone's browser is asked to download it instead of editing. Off, authors edit there as on a
   * desk.
   */
  ANDROID_REVIEW: flag.default(false),
  /** Where the app is downloaded. Unset: nothing leads there. */
  APP_URL: z.url({ protocol: /^https$/ }).optional(),
  /** A film that explains how a level is learned, http(s): a file that browsers play (mp4, webm). Unset: none is offered. */
  HELP_VIDEO_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** How many proxies in front are ours: that many entries of X-Forwarded-For are believed, from the right. */
  TRUST_PROXY: z.coerce.number().int().min(0).max(10).default(0),
  /** Comma-separated origins that may call the API from another site's page. */
  CORS_ORIGINS: z.string().default(''),
  /** `trusted`: GraphQL answers the client's own documents by hash and no other; `any`: the text of any document too. */
  GRAPHQL_DOCUMENTS: z.enum(['trusted', 'any']).optional(),
  /** A JSON file { SHA-256: text } of further documents that are trusted, for integrators who name theirs. */
  TRUSTED_DOCUMENTS: z.string().optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

export type Config = ReturnType<typeof loadConfig>;

/** Reads and checks the environment. Throws one error that lists every problem in words. */
export function loadConfig(env: NodeJS.ProcessEnv = process.env) {
  const parsed = environment.safeParse(env);
  if (!parsed.success)
    throw new ConfigError(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`));
  const e = parsed.data;
  const production = e.NODE_ENV === 'production';
  const unsafe = production ? unsafeInProduction(e) : [];
  if (unsafe.length > 0) throw new ConfigError(unsafe);
  const objectStore = e.OBJECT_STORE_URL === undefined ? null : s3PlaceOf(e.OBJECT_STORE_URL);
  if (e.OBJECT_STORE_URL !== undefined && !objectStore)
    throw new ConfigError(['OBJECT_STORE_URL: is not of the form https://KEY:SECRET@host/bucket?region=…']);
  const dataDir = resolve(e.DATA_DIR);
  return {
    production,
    test: e.NODE_ENV === 'test',
    port: e.PORT,
    host: e.HOST,
    allowedHosts: listOf(e.ALLOWED_HOSTS),
    // guard: debug tools are for this machine
    debugTools: !production && (isLoopback(e.HOST) || e.DEBUG_TOOLS),
    workers: e.WORKERS,
    maxRequestsInFlight: e.MAX_REQUESTS_IN_FLIGHT,
    targetLatencyMs: e.TARGET_LATENCY_MS,
    maxEventLoopDelayMs: e.MAX_EVENT_LOOP_DELAY_MS,
    headersTimeoutMs: e.HEADERS_TIMEOUT_MS,
    requestTimeoutMs: e.REQUEST_TIMEOUT_MS,
    connectionTimeoutMs: e.CONNECTION_TIMEOUT_MS,
    keepAliveTimeoutMs: e.KEEP_ALIVE_TIMEOUT_MS,
    databaseUrl: e.DATABASE_URL,
    dataDir,
    databasePool: e.DATABASE_POOL,
    databaseConnectTimeoutMs: e.DATABASE_CONNECT_TIMEOUT_MS,
    statementTimeoutMs: e.STATEMENT_TIMEOUT_MS,
    tokenSecret: new TextEncoder().encode(e.TOKEN_SECRET ?? localSecret(dataDir)),
    smtpUrl: e.SMTP_URL,
    mailFrom: e.MAIL_FROM,
    objectStore,
    pinyinDir: e.PINYIN_DIR === undefined ? null : resolve(e.PINYIN_DIR),
    pushHosts: listOf(e.PUSH_HOSTS),
    vapid: vapidOf(e.VAPID_PUBLIC_KEY, e.VAPID_PRIVATE_KEY),
    vapidSubject: e.VAPID_SUBJECT,
    league: e.LEAGUE,
    feedbackUrl: e.FEEDBACK_URL,
    androidReview: e.ANDROID_REVIEW,
    appUrl: e.APP_URL ?? null,
    helpVideoUrl: e.HELP_VIDEO_URL ?? null,
    trustProxy: e.TRUST_PROXY,
    corsOrigins: listOf(e.CORS_ORIGINS),
    anyDocument: (e.GRAPHQL_DOCUMENTS ?? (production ? 'trusted' : 'any')) === 'any',
    trustedDocuments: e.TRUSTED_DOCUMENTS,
    logLevel: e.LOG_LEVEL,
  };
}

export class ConfigError extends Error {
  constructor(readonly problems: string[]) {
    super(`The configuration is not usable:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
    this.name = 'ConfigError';
  }
}

function unsafeInProduction(e: z.infer<typeof environment>): string[] {
  const problems: string[] = [];
  if (!e.TOKEN_SECRET) problems.push('TOKEN_SECRET is required in production (at least 32 random characters)');
  if (!e.DATABASE_URL)
    problems.push('DATABASE_URL is required in production: the embedded PostgreSQL is meant for one machine');
  if (!isLoopback(e.HOST) && listOf(e.ALLOWED_HOSTS).length === 0)
    problems.push('ALLOWED_HOSTS is required in production: the names people reach this server by, comma-separated');
  if (e.DEBUG_TOOLS) problems.push('DEBUG_TOOLS lets anyone in as anyone: there are none in production');
  if (!e.SMTP_URL && !e.ALLOW_OUTBOX)
    problems.push('SMTP_URL is required in production, or ALLOW_OUTBOX=true to keep mail in the local outbox');
  if (!e.OBJECT_STORE_URL && !e.ALLOW_LOCAL_FILES)
    problems.push('OBJECT_STORE_URL is required in production, or ALLOW_LOCAL_FILES=true to keep files in DATA_DIR');
  return problems;
}

const listOf = (text = ''): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

/** Both keys or none: half a pair is a mistake. */
function vapidOf(publicKey: string | undefined, privateKey: string | undefined) {
  if (publicKey && privateKey) return { publicKey, privateKey };
  if (publicKey || privateKey) throw new ConfigError(['VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY go together']);
  return null;
}

/** Whether only this machine reaches an address. */
const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host);

/** One secret for each data directory, so that a restart does not log anybody out. */
function localSecret(dataDir: string): string {
  const file = resolve(dataDir, 'token-secret');
  if (!existsSync(file)) {
    mkdirSync(dataDir, { recursive: true });
    try {
      writeFileSync(file, randomBytes(48).toString('base64url'), { mode: 0o600, flag: 'wx' });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
  return readFileSync(file, 'utf8');
}
