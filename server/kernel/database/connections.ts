import type { Pool, PoolClient } from 'pg';

interface Coded {
  code?: string;
  severity?: string;
  message?: string;
}

const codedOf = (error: unknown): Coded => (error && typeof error === 'object' ? (error as Coded) : {});
const LOST =
  /Connection terminated|not queryable|timeout exceeded when trying to connect|Query read timeout|after calling end on the pool/;

/** True where a connection must not be used again: it broke, the server ended it, or its answer never came. */
export function isConnectionBroken(error: unknown): boolean {
  const { code = '', severity, message = '' } = codedOf(error);
  if (severity) return severity !== 'ERROR';
  return /^(ECONN|EPIPE|ETIMEDOUT|EHOST|ENET)/.test(code) || LOST.test(message);
}

/**
 * True where the database is away, full, too slow or too busy, and the request was not wrong: it may be repeated. SQLSTATE
 * classes 08, 53, 57, 58, a read-only or recovering server, deadlock and lost serialisation, and broken connections.
 */
export function isUnavailable(error: unknown): boolean {
  const { code = '', severity } = codedOf(error);
  return (
    isConnectionBroken(error) || (severity !== undefined && /^(08|53|57|58|25006|25P03|40001|40P01|55P03)/.test(code))
  );
}

const unused = new WeakMap<Pool, Set<PoolClient>>();

/** The connections that wait in a pool. */
function unusedOf(pool: Pool): Set<PoolClient> {
  const known = unused.get(pool);
  if (known) return known;
  const idle = new Set<PoolClient>();
  unused.set(pool, idle);
  pool.on('release', (_error, client) => void idle.add(client));
  pool.on('acquire', (client) => void idle.delete(client));
  pool.on('remove', (client) => void idle.delete(client));
  return idle;
}

/**
 * Runs `work` on a connection of the pool and gives it back, or closes it where it is broken. An answer that never came
 * condemns the waiting connections too: they lead to the same silent server, and each would cost somebody a time-out.
 */
export async function onConnection<T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const idle = unusedOf(pool);
  const client = await pool.connect();
  // A connection that breaks fails the statement under way; without a listener it would end the process.
  client.on('error', ignore);
  let broken = false;
  try {
    return await work(client);
  } catch (error) {
    broken = isConnectionBroken(error);
    if (codedOf(error).message === 'Query read timeout')
      for (const other of [...idle]) other.emit('error', new Error('the server is silent'));
    throw error;
  } finally {
    client.removeListener('error', ignore);
    client.release(broken);
  }
}

const ignore = () => undefined;
