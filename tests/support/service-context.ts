import { pino } from 'pino';
import type { DataSource } from 'typeorm';
import { loadConfig } from '#server/config.ts';
import type { Context } from '#server/kernel/context.ts';
import { databaseOf } from '#server/kernel/database/database.ts';
import type { ObjectStore } from '#server/providers/objectstore/object-store.ts';
import type { Pusher } from '#server/providers/push/pusher.ts';

interface ContextOptions {
  userId: number;
  now?: Date | string;
  timeZone?: string;
  vipExpireAt?: string | null;
  random?: () => number;
  /** Where files are kept; nowhere where absent. */
  files?: ObjectStore;
}

const nowhere = () => Promise.reject(new Error('this test keeps no files'));
/** For what has nothing to do with files. */
export const noFiles: ObjectStore = { form: nowhere, put: nowhere, open: nowhere, remove: nowhere };

/** For what has nothing to do with reminders. */
export const noPush: Pusher = { publicKey: () => '', accepts: () => false, send: async () => 'failed' };

const log = pino({ level: 'silent' });
const config = loadConfig({ NODE_ENV: 'test', TOKEN_SECRET: 'a secret of tests, long enough for all' });

/** A context as an operation gets it, for calling a service directly as a given user at a given time. */
export function contextOf(source: DataSource, options: ContextOptions): Context {
  const { userId, now = new Date(), timeZone = 'Asia/Shanghai', vipExpireAt = null } = options;
  return {
    viewer: { id: userId, sessionId: '', guest: true, roles: [], vipExpireAt, willTerminateAt: null },
    db: databaseOf(source),
    locale: 'zh',
    timeZone,
    client: { type: 'WEB', version: '', channel: '' },
    debug: {},
    idempotencyKey: null,
    slowByDesign: () => undefined,
    ip: '127.0.0.1',
    log,
    config,
    providers: { mailer: { send: async () => {} }, files: options.files ?? noFiles, push: noPush },
    now: () => new Date(now),
    random: options.random ?? Math.random,
    renewToken: () => {},
  };
}
