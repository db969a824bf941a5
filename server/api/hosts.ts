import { isIP } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../kernel/errors.ts';

/** Spellings of hosts that were let in are remembered, at most so many. */
const REMEMBERED = 100;

/** The name or bare address that a `host` header names, without port; null where it is none. */
function nameOf(host: string): string | null {
  const url = `http://${host}/`;
  return URL.canParse(url) ? new URL(url).hostname.replace(/^\[(.*)\]$/, '$1').replace(/\.$/, '') : null;
}

const isOwnMachine = (name: string): boolean => name === 'localhost' || name.endsWith('.localhost');

/**
 * Refuses requests for names that are not ours with BAD_USER_INPUT. A page of any name can have that name lead here and would
 * then be of one origin with us; it cannot for a bare address, and no browser sends no name.
 */
export function refuseForeignHosts(app: FastifyInstance, allowed: readonly string[]): void {
  const ours = new Set(allowed.map((name) => name.toLowerCase()));
  const accepted = new Set<string>(['']);
  const accepts = (host: string): boolean => {
    if (accepted.has(host)) return true;
    const name = nameOf(host);
    if (name === null || !(isOwnMachine(name) || isIP(name) !== 0 || ours.has(name))) return false;
    if (accepted.size < REMEMBERED) accepted.add(host);
    return true;
  };
  app.addHook('onRequest', (request, _reply, done) => {
    const foreign = [{ path: 'host', message: { zh: '不是我们的域名', en: 'is no name of ours' } }];
    // guard: names that are not ours are refused
    done(accepts(request.host) ? undefined : new AppError('BAD_USER_INPUT', { fields: foreign }));
  });
}

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;
const PROXIED = /^(forwarded|via|x-forwarded-.*|x-real-ip)$/;

/** Whether a request was made on this machine, and was not handed on by a proxy that stands on it. */
export function isFromThisMachine({ raw, headers, host }: FastifyRequest): boolean {
  const name = nameOf(host) ?? '';
  const proxied = Object.keys(headers).some((header) => PROXIED.test(header));
  return LOOPBACK.test(raw.socket.remoteAddress ?? '') && !proxied && (isOwnMachine(name) || LOOPBACK.test(name));
}
