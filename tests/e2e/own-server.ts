import { execFile, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { startEmbeddedPostgres } from '#server/database/embedded/embedded.ts';

/** The built product on a database that no other journey sees. */
export interface OwnServer {
  url: string;
  /** What the job of the league does at an instant, in a process of its own. */
  settleSeasons(at: Date): Promise<void>;
  stop(): Promise<void>;
}

/** Starts the built product for a journey that moves the clock of all its people. `name` tells its files from those of others. */
export async function startOwnServer(name: string): Promise<OwnServer> {
  const dataDir = resolve('.data', `e2e-${name}-${process.pid}`);
  const postgres = await startEmbeddedPostgres({ dataDir: `${dataDir}/postgres`, database: 'bread_atlas' });
  const server = spawn('node', ['dist/server/main.js'], {
    env: { ...process.env, PORT: '0', DATA_DIR: dataDir, DATABASE_URL: postgres.url },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((done) => server.once('exit', () => done()));
  const listening = new Promise<string>((found, failed) => {
    let output = '';
    server.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      const port = /http:\/\/localhost:(\d+)/.exec(output)?.[1];
      if (port) found(`http://127.0.0.1:${port}`);
    });
    void ended.then(() => failed(new Error(`the server ended: ${output}`)));
  });
  const stop = async () => {
    server.kill('SIGTERM');
    await ended;
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    return {
      url: await listening,
      stop,
      settleSeasons: async (at) => {
        await promisify(execFile)('node', ['--import', '@oxc-node/core/register', 'tests/support/settle-season.ts'], {
          env: { ...process.env, DATABASE_URL: postgres.url, SETTLE_AT: at.toISOString() },
        });
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
