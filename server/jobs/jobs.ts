import { setTimeout as pause } from 'node:timers/promises';
import { parseCronItems, type Runner, run, type TaskList } from 'graphile-worker';
import { pino } from 'pino';
import { LOG_FORM } from '../api/logging.ts';
import type { Config } from '../config.ts';
import { createDataSource } from '../database/data-source.ts';
import { databaseOf } from '../kernel/database/database.ts';
import type { Job, JobTools } from '../kernel/job.ts';
import type { Providers } from '../providers/providers.ts';
import { poolOf, queueLogger } from './queue.ts';

/** One listens for what is due, one writes down what is, one takes it, one does it. */
const CONNECTIONS = 4;
/** A job works on sets; no caller waits for it. */
const STATEMENT_TIMEOUT_MS = 60_000;
const RETRY_PAUSE_MS = 5000;
/** A job under way may end in this time; one that does not, or a connection that went silent, is left: the job is done again. */
const STOP_PATIENCE_MS = 10_000;

interface JobsParts {
  config: Config;
  databaseUrl: string;
  providers: Providers;
  jobs: readonly Job[];
  /** The clock; tests give another one. */
  clock?: () => Date;
}

/**
 * Does the jobs that are due, one at a time. Any number of processes may: the queue is in the database, and each job that is
 * due is done by one of them, again where that one died. What was due while nobody ran is done once.
 */
export async function startJobs(parts: JobsParts): Promise<{ stop(): Promise<void> }> {
  const source = await createDataSource({
    url: parts.databaseUrl,
    pool: CONNECTIONS,
    statementTimeoutMs: STATEMENT_TIMEOUT_MS,
    applicationName: 'bread-atlas jobs',
  }).initialize();
  const log = pino({ level: parts.config.logLevel, ...LOG_FORM });
  const ending = new AbortController();
  let runner: Runner | null = null;
  const work = async () => {
    while (!ending.signal.aborted) {
      try {
        runner = await run({
          pgPool: poolOf(source),
          taskList: tasksOf(parts, databaseOf(source), log),
          parsedCronItems: scheduleOf(parts.jobs),
          concurrency: 1,
          noHandleSignals: true,
          logger: queueLogger(log),
        });
        if (ending.signal.aborted) await runner.stop();
        await runner.promise;
      } catch (error) {
        log.warn({ err: error }, 'the queue of jobs broke off');
      }
      await pause(RETRY_PAUSE_MS, null, { signal: ending.signal, ref: false }).catch(() => undefined);
    }
  };
  const working = work();
  return {
    stop: async () => {
      ending.abort();
      const stopped = async () => {
        await runner?.stop().catch(() => undefined);
        await working;
        await source.destroy();
      };
      await Promise.race([stopped(), pause(STOP_PATIENCE_MS, null, { ref: false })]);
    },
  };
}

const tasksOf = (
  { jobs, config, providers, clock = () => new Date() }: JobsParts,
  db: JobTools['db'],
  log: JobTools['log'],
): TaskList =>
  Object.fromEntries(
    jobs.map(({ name, run: work }) => [
      name,
      async () => {
        const now = clock();
        try {
          await work({ db, config, providers, log, now: () => now });
        } catch (error) {
          log.error({ err: error, job: name }, 'a job failed; it is tried again');
          throw error;
        }
      },
    ]),
  );

/** A job that was due while nobody ran is still due for a day. */
const scheduleOf = (jobs: readonly Job[]) =>
  parseCronItems(
    jobs.map(({ name, schedule }) => ({
      task: name,
      match: schedule,
      identifier: name,
      options: { backfillPeriod: 86_400_000, jobKey: name },
    })),
  );
