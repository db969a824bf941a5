import type { Socket } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Told how an exchange ended: `left` where the caller was gone before the answer was written. */
type Listener = (left: boolean) => void;

/** The exchanges of a connection that are not over, each with who wants to know of its end. */
type Exchanges = Map<FastifyRequest['raw'], Listener[]>;

const open = new WeakMap<Socket, Exchanges>();

/**
 * Calls `listener` once when a request and its answer are over: the answer is written, or the connection is gone. An answer
 * that waits behind another one on its connection is never told by Node that the connection closed, so the connection is
 * asked too.
 */
export function whenOver({ raw }: FastifyRequest, { raw: answer }: FastifyReply, listener: Listener): void {
  const exchanges = exchangesOf(raw.socket);
  const known = exchanges.get(raw);
  if (known) {
    known.push(listener);
    return;
  }
  exchanges.set(raw, [listener]);
  answer.once('close', () => end(exchanges, raw, !answer.writableFinished));
}

/** Requests of a connection that are not over; only those that somebody waits for are counted. */
export const openExchanges = ({ raw: { socket } }: FastifyRequest): number => open.get(socket)?.size ?? 0;

function exchangesOf(socket: Socket): Exchanges {
  const known = open.get(socket);
  if (known) return known;
  const made: Exchanges = new Map();
  open.set(socket, made);
  socket.once('close', () => {
    // guard: each request that ran has its line
    for (const raw of [...made.keys()]) end(made, raw, true);
  });
  return made;
}

function end(exchanges: Exchanges, raw: FastifyRequest['raw'], left: boolean): void {
  const listeners = exchanges.get(raw) ?? [];
  exchanges.delete(raw);
  for (const listener of listeners) listener(left);
}
