import { setTimeout as pause } from 'node:timers/promises';
import { httpClient } from '#tests/support/http-client.ts';
import { openWire, requestBytes } from '#tests/support/wire.ts';
import { type Attack, answered, type Outcome, statusesIn, type Target } from './target.ts';

const CALLS = 20;
const login = requestBytes('POST', '/api/v1/auth/login', {
  body: JSON.stringify({ email: 'nobody@example.com', password: 'correct horse' }),
});
const small = requestBytes('GET', '/api/v1/users/energy');
const large = requestBytes('GET', '/api/openapi.json');

async function afterwards(target: Target, done: string): Promise<Outcome> {
  const good = await answered(target, CALLS);
  const ready = await target.client.call('GET //readyz');
  return {
    held: good === CALLS && ready.status === 200,
    seen: `${done}; then ${good} of ${CALLS} small calls answered, readyz ${ready.status}`,
  };
}

/** Places for calls, held or leaked by what connections do. */
export const CONNECTION_ATTACKS: readonly Attack[] = [
  {
    name: 'connections that pipeline a login and 59 small calls and close after 10 ms',
    run: async (target) => {
      const rounds = 10 * target.scale;
      for (let round = 0; round < rounds; round++) {
        const wires = await Promise.all([openWire(target.port), openWire(target.port)]);
        for (const { socket } of wires) socket.write(login + small.repeat(59));
        await pause(10);
        for (const { socket } of wires) socket.destroy();
      }
      await pause(500);
      return afterwards(target, `${2 * rounds} connections cut`);
    },
  },
  {
    name: 'connections that never read their answers',
    run: async (target) => {
      const wires = await Promise.all(Array.from({ length: 20 * target.scale }, () => openWire(target.port)));
      for (const { socket } of wires) {
        socket.pause();
        socket.write(large.repeat(60));
      }
      await pause(1000);
      const outcome = await afterwards(target, `${wires.length} connections that do not read`);
      for (const { socket } of wires) socket.destroy();
      return outcome;
    },
  },
  {
    name: 'bodies that are sent byte by byte',
    run: async (target) => {
      const head = requestBytes('POST', '/graphql', { headers: { 'content-length': '5000' }, body: '' });
      const wires = await Promise.all(Array.from({ length: 150 * target.scale }, () => openWire(target.port)));
      for (const { socket } of wires) socket.write(head);
      const dripping = setInterval(() => {
        for (const { socket } of wires) socket.write(' ');
      }, 100);
      await pause(1000);
      const outcome = await afterwards(target, `${wires.length} slow bodies`);
      clearInterval(dripping);
      for (const { socket } of wires) socket.destroy();
      return outcome;
    },
  },
  {
    name: 'bursts of 64 small calls after forty logins, on an idle server',
    run: async (target) => {
      const client = httpClient(`http://127.0.0.1:${target.port}`, { sockets: 64 });
      const wrong = { email: 'nobody@example.com', password: 'correct horse' };
      await Promise.all(Array.from({ length: 40 }, () => client.call('POST /v1/auth/login', wrong)));
      const replies = [];
      for (let burst = 0; burst < 5; burst++)
        replies.push(...(await Promise.all(Array.from({ length: 64 }, () => client.call('GET /v1/users/energy')))));
      client.close();
      return statusesIn(replies, [401]);
    },
  },
];
