import type { DataSource } from 'typeorm';
import { createDataSource } from '#server/database/data-source.ts';
import { type AddedPackage, addPackage } from '#tests/factories/packages.ts';
import { type HttpClient, type HttpReply, httpClient, pooled } from '#tests/support/http-client.ts';
import { scaled } from '#tests/support/scale.ts';
import { type ServerProcess, startServer, temporaryFolder } from '#tests/support/server-process.ts';
import { copyTemplate } from '#tests/support/test-database.ts';

/** Attempts of each kind of race. */
export const ATTEMPTS = Number(process.env.PROOF_ATTEMPTS ?? scaled(2000, 50_000));

/** Attempts of what the spine does not pay for, or what another race covers too. */
export const FEWER_ATTEMPTS = ATTEMPTS / 4;

/** An account of a race. */
export interface Racer {
  id: number;
  token: string;
}

type Attempt = (client: HttpClient, index: number) => Promise<HttpReply>;

/** Racers that are in the middle of their storm at one time; each has all of its requests under way at once. */
const RACERS_AT_ONCE = 10;

/** Three processes of the server on one database, two of them behind one port, and what a race needs of them. */
export async function openArena() {
  const { url, drop } = await copyTemplate();
  const folder = temporaryFolder();
  const env = {
    DATABASE_URL: url,
    DATA_DIR: folder.path,
    TRUST_PROXY: '1',
    DATABASE_POOL: '20',
    MAX_REQUESTS_IN_FLIGHT: '2000',
    TARGET_LATENCY_MS: '60000',
    MAX_EVENT_LOOP_DELAY_MS: '10000',
  };
  // One of them is two processes that share a port.
  const servers: ServerProcess[] = await Promise.all([startServer(env), startServer({ ...env, WORKERS: '2' })]);
  const clients = servers.map((server) => httpClient(server.url));
  const source: DataSource = await createDataSource({ url, pool: 4, statementTimeoutMs: 60_000 }).initialize();
  const pkg: AddedPackage = await addPackage(source, { chapters: [12] });
  const other: AddedPackage = await addPackage(source, { chapters: [12] });
  const priced: AddedPackage = await addPackage(source, { chapters: [12], unlockDiamondRequirement: 100 });
  const clientFor = (index: number) => clients[index % clients.length] as HttpClient;
  let addresses = 0;
  const guest = async (): Promise<Racer> => {
    const { data } = await clientFor(addresses).call('POST /v1/auth/guest/login', {}, { headers: address() });
    return { id: data.user.id, token: data.token };
  };
  /** Each call comes from an address of its own: one may make only so many accounts. */
  const address = () => {
    addresses += 1;
    return { 'x-forwarded-for': `10.${addresses >> 16}.${(addresses >> 8) & 255}.${addresses & 255}` };
  };
  return {
    url,
    source,
    folder: folder.path,
    /** Packages of 12 cards. */
    pkg,
    other,
    /** One that nobody has unlocked. */
    priced,
    clientFor,
    address,
    sql: <Row = Record<string, unknown>>(text: string, values: unknown[] = []) => source.query<Row[]>(text, values),
    /** New accounts. */
    racers: async (count: number): Promise<Racer[]> => {
      const racers: Racer[] = [];
      await pooled(Array.from({ length: count }), 16, async () => racers.push(await guest()));
      return racers;
    },
    /**
     * Sends `times` requests of each racer at once, one to this process and one to that, and gives their answers to `judge`.
     * Answers the number of requests.
     */
    storm: async <R extends Racer>(
      racers: readonly R[],
      times: number,
      attempt: (racer: R) => Attempt,
      judge: (replies: HttpReply[], racer: R) => void,
    ): Promise<number> => {
      await pooled(racers, RACERS_AT_ONCE, async (racer) => {
        const send = attempt(racer);
        judge(await Promise.all(Array.from({ length: times }, (_, index) => send(clientFor(index), index))), racer);
      });
      return racers.length * times;
    },
    close: async () => {
      for (const client of clients) client.close();
      await source.destroy();
      const codes = await Promise.all(servers.map((server) => server.end('SIGTERM')));
      await drop();
      folder.remove();
      const complaints = servers.map((server) => server.output().replace(/.*http:\/\/localhost:\d+\n/, ''));
      if (codes.some((code) => code !== 0)) throw new Error(`a server ended with ${codes}: ${complaints.join('\n')}`);
      if (complaints.some(Boolean))
        throw new Error(`a server logged an error: ${complaints.join('\n').slice(0, 4000)}`);
    },
  };
}

export type Arena = Awaited<ReturnType<typeof openArena>>;
