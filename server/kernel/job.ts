import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config.ts';
import type { Providers } from '../providers/providers.ts';
import type { Database } from './database/database.ts';

/** What a job is given: it belongs to no request and to nobody. */
export interface JobTools {
  db: Database;
  config: Config;
  providers: Providers;
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
  /** The instant at which the job began. */
  now(): Date;
}

/** Work that is done from time to time by one process of all. */
export interface Job {
  /** `<module>.<verb>`, unique in the server. */
  name: string;
  /** When it is due: minute, hour, day of the month, month, day of the week, in UTC, as in a crontab. */
  schedule: string;
  /** Must do no harm when it runs twice, or again after it broke off: a process can die at any point of it. */
  run(tools: JobTools): Promise<void>;
}

/** Declares a job, which its module announces: `export const sweep = defineJob({ name: 'gifts.sweep', schedule: '7 3 * * *', run })`. */
export const defineJob = (job: Job): Job => job;
