import { type ChildProcess, fork, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import type { HttpRequest } from './operations.ts';

const CONTROL = ['--import', './tests/bench/servers/control.mjs'];
const SOURCES = ['--import', '@oxc-node/core/register'];

/** A server under measurement. */
export interface MeasuredServer {
  url: string;
  pid: number;
  /** Microseconds of processor time that its process has used. */
  cpu(): Promise<number>;
  stop(): void;
}

/** Starts a server as a process of its own, with flags of Node, and waits until it listens. */
export async function startServer(
  file: string,
  env: Record<string, string>,
  flags: readonly string[],
): Promise<MeasuredServer> {
  const port = await freePort();
  const sources = file.endsWith('.ts') ? SOURCES : [];
  const child = spawn('node', [...flags, ...CONTROL, ...sources, file], {
    env: { ...process.env, ...env, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const url = `http://127.0.0.1:${port}`;
  await listening(child, url, file);
  let asked = 0;
  return {
    url,
    pid: child.pid as number,
    cpu: async () => {
      asked += 1;
      const { cpu } = (await ask(child, asked)) as { cpu: NodeJS.CpuUsage };
      return cpu.user + cpu.system;
    },
    stop: () => child.kill('SIGTERM'),
  };
}

export interface LoadResult {
  answered: number;
  errors: number;
  rps: number;
  p50_ms: number;
  p99_ms: number;
}

export interface Load {
  url: string;
  requests: HttpRequest[];
  connections: number;
  /** Absent: each request once. */
  seconds?: number;
  /** Pattern of the beginning of an answer that failed although its status is 200. */
  failing: string;
}

/** Starts the process that makes the load. */
export function startLoad() {
  const child = fork('tests/bench/load.ts');
  return {
    play: (load: Load) => ask(child, load) as Promise<LoadResult>,
    stop: () => child.kill('SIGTERM'),
  };
}

function ask(child: ChildProcess, message: object | number): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const gone = () => reject(new Error(`${child.spawnargs.at(-1)} ended`));
    if (child.exitCode !== null) return gone();
    child.once('exit', gone);
    child.once('message', (answer) => {
      child.removeListener('exit', gone);
      resolve(answer);
    });
    child.send(message);
  });
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}

async function listening(child: ChildProcess, url: string, name: string): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt++) {
    if (child.exitCode !== null) throw new Error(`${name} did not start`);
    const answered = await fetch(url, { method: 'OPTIONS' }).then(
      () => true,
      () => false,
    );
    if (answered) return;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error(`${name} does not listen`);
}
