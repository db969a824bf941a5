import { completeReport } from '#tests/factories/units.ts';
import { type HttpClient, type HttpReply, httpClient } from '#tests/support/http-client.ts';

/** The server under attack, seen from outside: nothing but its address is known. */
export interface Target {
  url: string;
  port: number;
  /** How hard to try, 1 for a run among other tests. */
  scale: number;
  /** Calls over connections of ten at most. */
  client: HttpClient;
}

/** What came of an attack. */
export interface Outcome {
  /** Whether the server held. */
  held: boolean;
  /** What was seen, in words and figures. */
  seen: string;
}

export interface Attack {
  name: string;
  run(target: Target): Promise<Outcome>;
}

/** A server of this machine. Throws for any other: attacks are for one's own. */
export function targetOf(url: string, scale: number): Target {
  const { hostname, port } = new URL(url);
  if (!['localhost', '127.0.0.1', '[::1]'].includes(hostname))
    throw new Error('only a server of this machine is attacked');
  return { url, port: Number(port), scale, client: httpClient(`http://127.0.0.1:${port}`, { sockets: 10 }) };
}

/** A fresh guest. */
export async function guestOf({ client }: Target): Promise<{ token: string; user: { id: number } }> {
  const { data, message } = await client.call('POST /v1/auth/guest/login');
  if (!data) throw new Error(`no guest could be made: ${message}`);
  return data;
}

/** A unit that a fresh guest has just begun, and its honest report. */
export async function unitOf(target: Target) {
  const { token } = await guestOf(target);
  const { data } = await target.client.call('GET /v1/package_source/packages/recommend', undefined, { token });
  const unit = await target.client.call('POST /v1/atlas/stages', { packageId: data.packages[0].id }, { token });
  return { token, unit: unit.data, report: completeReport(unit.data) };
}

/** How many of some small calls are answered by the operation, and not refused for want of a place. */
export async function answered({ client }: Target, calls: number): Promise<number> {
  let good = 0;
  for (let call = 0; call < calls; call++) if ((await client.call('GET /v1/users/energy')).status === 401) good += 1;
  return good;
}

/** Holds where each reply has one of the statuses. */
export function statusesIn(replies: readonly HttpReply[], allowed: readonly number[]): Outcome {
  const seen = new Map<number, number>();
  for (const { status } of replies) seen.set(status, (seen.get(status) ?? 0) + 1);
  return {
    held: replies.every(({ status }) => allowed.includes(status)),
    seen: [...seen].map(([status, count]) => `${count} × ${status}`).join(', '),
  };
}
