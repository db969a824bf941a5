import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** One connection on which bytes are written as they are. */
export interface Wire {
  socket: Socket;
  /** What came so far. */
  text(): string;
  /** Statuses of the answers that came so far. */
  statuses(): number[];
  /** Resolves when the connection is gone. */
  gone: Promise<void>;
}

/** Opens a connection to a server of this machine, by an address of this machine's own if one is named. */
export async function openWire(port: number, { localAddress = '127.0.0.1' } = {}): Promise<Wire> {
  const socket = connect({ port, host: '127.0.0.1', localAddress });
  const parts: Buffer[] = [];
  // A server that refuses may hang up while something is still being written.
  socket.on('error', () => undefined);
  const gone = once(socket, 'close').then(() => undefined);
  await once(socket, 'connect');
  socket.on('data', (part) => parts.push(part));
  const text = () => Buffer.concat(parts).toString();
  const statuses = () => [...text().matchAll(/HTTP\/1\.1 (\d{3})/g)].map((match) => Number(match[1]));
  return { socket, text, statuses, gone };
}

/** The bytes of a request; a body is sent as JSON. */
export function requestBytes(
  method: string,
  target: string,
  { headers = {}, body }: { headers?: Record<string, string>; body?: string } = {},
): string {
  const all: Record<string, string> = {
    host: 'localhost',
    ...(body === undefined
      ? {}
      : { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) }),
    ...headers,
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  return [`${method} ${target} HTTP/1.1`, ...lines, '', body ?? ''].join('\r\n');
}
