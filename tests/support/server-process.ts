import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';

const SECRET = 'a secret of processes, long enough for all';

/** The built server as a process of the machine. */
export interface ServerProcess {
  url: string;
  pid: number;
  child: ChildProcess;
  /** What it wrote so far, both streams. */
  output(): string;
  /** Sends a signal and resolves with the exit code (null after a signal ended it). */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

/** Starts the server and resolves once it listens; rejects with what it wrote where it ends before. */
export function startServer(env: Record<string, string | undefined>): Promise<ServerProcess> {
  const child = spawn('node', [inject('serverBundle')], {
    env: {
      ...process.env,
      NODE_ENV: 'test',
      PORT: '0',
      LOG_LEVEL: 'error',
      TOKEN_SECRET: SECRET,
      DATABASE_URL: undefined,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const ended = new Promise<number | null>((done) => child.once('exit', (code) => done(code)));
  const end = (signal: NodeJS.Signals) => {
    if (child.exitCode === null && child.signalCode === null) child.kill(signal);
    return ended;
  };
  return new Promise((resolve, reject) => {
    const read = (text: string) => {
      output += text;
      const url = /http:\/\/localhost:\d+/.exec(output)?.[0];
      if (url) resolve({ url, pid: child.pid as number, child, output: () => output, end });
    };
    child.stdout?.setEncoding('utf8').on('data', read);
    child.stderr?.setEncoding('utf8').on('data', read);
    void ended.then(() => reject(new Error(`the server ended: ${output}`)));
  });
}

/** A folder that the user of PostgreSQL can enter too. */
export function temporaryFolder(): { path: string; remove: () => void } {
  const path = mkdtempSync(join(tmpdir(), 'bread-proof-'));
  chmodSync(path, 0o755);
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}
