import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type HttpClient, httpClient } from '#tests/support/http-client.ts';
import { type ServerProcess, startServer, temporaryFolder } from '#tests/support/server-process.ts';
import { copyTemplate } from '#tests/support/test-database.ts';
import { until } from '#tests/support/until.ts';

/** Process numbers of the server's workers: its children that run the same program. */
function workersOf(pid: number): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean);
  return children.map(Number).filter((child) => readFileSync(`/proc/${child}/cmdline`, 'utf8').includes('main.js'));
}
const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

/** Logs a guest in up to where the server has read the head of the call and waits for its body, which the answer sends. */
const beginLogin = (url: string) =>
  new Promise<() => Promise<number>>((resolve, reject) => {
    const call = request(`${url}/api/v1/auth/guest/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-length': 2, expect: '100-continue' },
    });
    const answered = new Promise<number>((done) => {
      call.on('response', (response) => {
        response.resume().on('end', () => done(response.statusCode ?? 0));
      });
      call.on('error', () => done(0));
    });
    call.on('error', reject);
    call.on('continue', () =>
      resolve(() => {
        call.end('{}');
        return answered;
      }),
    );
    call.flushHeaders();
  });

let server: ServerProcess;
let client: HttpClient;
let folder: ReturnType<typeof temporaryFolder>;
let database: Awaited<ReturnType<typeof copyTemplate>>;
beforeEach(async () => {
  folder = temporaryFolder();
  database = await copyTemplate();
  server = await startServer({ DATA_DIR: folder.path, DATABASE_URL: database.url, WORKERS: '2' });
  client = httpClient(server.url, { sockets: 8 });
});
afterEach(async () => {
  client.close();
  await server.end('SIGTERM');
  await database.drop();
  folder.remove();
});

describe.runIf(process.platform === 'linux')('two workers on one port', { timeout: 60_000 }, () => {
  it('serve, and one that is killed is replaced while the other goes on', async () => {
    const [first] = workersOf(server.pid);
    expect(workersOf(server.pid)).toHaveLength(2);
    const { data } = await client.call('POST /v1/auth/guest/login');
    process.kill(first as number, 'SIGKILL');
    const asks = await Promise.all(
      Array.from({ length: 50 }, () => client.call('GET /v1/users/current', undefined, { token: data.token })),
    );
    // Connections to the dead one break; nobody is refused by the living.
    const statuses = asks.map(({ status }) => status);
    expect([0, 200]).toEqual(expect.arrayContaining([...new Set(statuses)]));
    // The living one holds some of the eight connections, and what breaks is opened anew.
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(10);
    expect(await until(async () => workersOf(server.pid).length === 2)).toBeLessThan(3000);
    expect(workersOf(server.pid)).not.toContain(first);
    const later = await client.call('GET /v1/users/current', undefined, { token: data.token });
    expect(later.status).toBe(200);
  });

  it('are back on the same port after all of them were killed', async () => {
    for (const pid of workersOf(server.pid)) process.kill(pid, 'SIGKILL');
    // A connection on its way to a killed worker is never answered.
    const impatient = httpClient(server.url, { patienceMs: 500 });
    const health = async () => (await impatient.call('GET //readyz')).status === 200;
    await until(health);
    impatient.close();
  });

  it('all end on SIGTERM, having answered what was under way', async () => {
    const workers = workersOf(server.pid);
    const { data } = await client.call('POST /v1/auth/guest/login');
    const begun = await Promise.all(Array.from({ length: 4 }, () => beginLogin(server.url)));
    const asks = Array.from({ length: 8 }, () => client.call('GET /v1/tasks', undefined, { token: data.token }));
    const replies = Promise.all(asks);
    const ended = server.end('SIGTERM');
    const newcomer = httpClient(server.url);
    await until(async () => (await newcomer.call('GET //readyz')).status !== 200);
    newcomer.close();
    // What the worker had begun to read is answered; a connection that it had not accepted yet breaks.
    expect(await Promise.all(begun.map((finish) => finish()))).toEqual([200, 200, 200, 200]);
    for (const { status } of await replies) expect([0, 200]).toContain(status);
    expect(await ended).toBe(0);
    expect(workers.filter(isAlive)).toEqual([]);
  });

  it('end when the process that started them is killed', async () => {
    const workers = workersOf(server.pid);
    await server.end('SIGKILL');
    await until(async () => !workers.some(isAlive));
  });
});
