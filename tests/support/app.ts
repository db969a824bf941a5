import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { DataSource } from 'typeorm';
import { createApp } from '#server/app.ts';
import { loadConfig } from '#server/config.ts';
import { createDataSource } from '#server/database/data-source.ts';
import { databaseOf } from '#server/kernel/database/database.ts';
import type { Mail } from '#server/providers/mail/mailer.ts';
import { DiskStore } from '#server/providers/objectstore/disk.ts';
import type { ObjectStore } from '#server/providers/objectstore/object-store.ts';
import type { Pusher } from '#server/providers/push/pusher.ts';
import { WebPush } from '#server/providers/push/web-push.ts';
import { copyTemplate } from './test-database.ts';

interface CallOptions {
  /** Whose token goes along. */
  as?: { token: string };
  headers?: Record<string, string>;
  /** Address the call seems to come from. */
  remoteAddress?: string;
}

interface RestReply {
  status: number;
  code: number;
  message: string;
  // biome-ignore lint/suspicious/noExplicitAny: a test reads whatever shape it expects
  data: any;
  headers: Record<string, string>;
}

interface GraphQLReply {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: a test reads whatever shape it expects
  data?: any;
  errors?: { message: string; extensions: Record<string, unknown> }[];
  headers: Record<string, string>;
}

/** A logged-in guest of a test. */
export interface Guest {
  token: string;
  user: { id: number };
}

interface TestAppOptions {
  /** What reminders are sent by; known push services where absent. */
  push?: Pusher;
  production?: boolean;
  /** Which documents GraphQL answers; the default of the environment where absent. */
  documents?: 'trusted' | 'any';
  /** What `now()` answers at first; the clock of the machine where absent. */
  now?: string;
  /** A clock of the test's own in place of that. */
  clock?: () => Date;
  /** Folder of a built client. */
  clientDir?: string;
  /** Further variables of the environment. */
  env?: Record<string, string>;
  /** Keeps uploaded files; a folder that is removed at the end where absent. */
  files?: ObjectStore;
  /** Receives each line that the server logs; it is silent where absent. */
  log?: (line: string) => void;
}

/** The whole server on a database of its own, a copy of the migrated template, called without a socket. */
export async function startTestApp(options: TestAppOptions = {}) {
  const { url, drop } = await copyTemplate();
  const source: DataSource = await createDataSource({
    url,
    pool: 20,
    statementTimeoutMs: Number(options.env?.STATEMENT_TIMEOUT_MS ?? 20_000),
  }).initialize();
  let now: Date | null = options.now ? new Date(options.now) : null;
  const mails: Mail[] = [];
  const config = loadConfig({
    NODE_ENV: options.production ? 'production' : 'test',
    TOKEN_SECRET: 'a secret of tests, long enough for all',
    DATABASE_URL: url,
    ALLOW_OUTBOX: 'true',
    ALLOW_LOCAL_FILES: 'true',
    ALLOWED_HOSTS: 'localhost',
    GRAPHQL_DOCUMENTS: options.documents,
    LOG_LEVEL: options.log ? 'trace' : 'silent',
    ...options.env,
  });
  const folder = await mkdtemp(join(tmpdir(), 'bread-files-'));
  const files = options.files ?? new DiskStore(folder, config.tokenSecret);
  const push = options.push ?? new WebPush({ ...config, dataDir: folder });
  const app = await createApp({
    config,
    source,
    db: databaseOf(source),
    providers: {
      mailer: { send: async (mail) => void mails.push(mail) },
      files,
      push,
    },
    clock: options.clock ?? (() => now ?? new Date()),
    clientDir: options.clientDir,
    logStream: options.log && { write: options.log },
  });
  await app.ready();
  return {
    config,
    source,
    mails,
    files,
    /** Data directory of uploaded files. */
    filesFolder: folder,
    fastify: app,
    api: apiOf(app),
    clock: {
      /** Stops the clock of the server at an instant. */
      set: (iso: string) => {
        now = new Date(iso);
      },
    },
    /** Rows of a statement, for looking behind the API. */
    sql: <Row = Record<string, unknown>>(text: string, values: unknown[] = []) => source.query<Row[]>(text, values),
    stop: async () => {
      await app.close();
      await source.destroy();
      await drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export type TestApp = Awaited<ReturnType<typeof startTestApp>>;

function apiOf(app: FastifyInstance) {
  const send = async (method: string, url: string, payload: object | undefined, options: CallOptions) => {
    const response = await app.inject({
      method: method as 'GET',
      url,
      ...(payload === undefined ? {} : { payload }),
      remoteAddress: options.remoteAddress ?? '127.0.0.1',
      headers: {
        'accept-language': 'zh',
        ...(options.as ? { token: options.as.token } : {}),
        ...options.headers,
      },
    });
    const type = response.headers['content-type'] ?? '';
    const body = String(type).includes('json') ? (response.json() as Record<string, unknown>) : { text: response.body };
    return { status: response.statusCode, headers: response.headers as Record<string, string>, body };
  };

  const rest = async (route: string, body?: object, options: CallOptions = {}): Promise<RestReply> => {
    const [method, path] = route.split(' ') as [string, string];
    const reply = await send(method, `/api${path}`, body, options);
    return { ...(reply.body as unknown as RestReply), status: reply.status, headers: reply.headers };
  };

  return {
    send,
    rest,
    graphql: async (
      query: string,
      variables: Record<string, unknown> = {},
      options: CallOptions = {},
    ): Promise<GraphQLReply> => {
      const reply = await send('POST', '/graphql', { query, variables }, options);
      return { ...(reply.body as unknown as GraphQLReply), status: reply.status, headers: reply.headers };
    },
    /** An operation of the client by the hash of its document. */
    trusted: async (
      sha256Hash: string | undefined,
      variables: unknown = {},
      options: CallOptions = {},
    ): Promise<GraphQLReply> => {
      const extensions = { persistedQuery: { version: 1, sha256Hash } };
      const reply = await send('POST', '/graphql', { variables, extensions }, options);
      return { ...(reply.body as unknown as GraphQLReply), status: reply.status, headers: reply.headers };
    },
    /** A fresh guest account. */
    guest: async (options: CallOptions = {}): Promise<Guest> =>
      (await rest('POST /v1/auth/guest/login', {}, { remoteAddress: `10.9.${byte()}.${byte()}`, ...options }))
        .data as Guest,
  };
}

/** Guests come from many addresses, as in life: one address may make only so many. */
const byte = () => Math.floor(Math.random() * 255);
