import { openWire, requestBytes } from '#tests/support/wire.ts';
import { type Attack, guestOf, type Outcome, statusesIn, type Target, unitOf } from './target.ts';

/** Milliseconds within which a request of a quarter of a megabyte is refused, on a machine that does other things too. */
const REFUSED_MS = 1000;
/** Characters of an answer that refuses. */
const REFUSAL_MAX = 10_000;

/** Sends one request as bytes and tells of its answer. */
async function raw({ port }: Target, bytes: string) {
  const began = performance.now();
  const { socket, gone, text, statuses } = await openWire(port);
  // Its end is asked for by header: who ends a connection himself is taken for gone.
  socket.write(bytes);
  await gone;
  return { status: statuses()[0] ?? 0, text: text(), tookMs: performance.now() - began };
}

const post = (path: string, body: string, headers: Record<string, string> = {}) =>
  requestBytes('POST', path, { headers: { connection: 'close', ...headers }, body });

/** Holds where a request is refused soon and in few words. */
async function refused(target: Target, bytes: string, statuses: readonly number[]): Promise<Outcome> {
  const { status, text, tookMs } = await raw(target, bytes);
  return {
    held: statuses.includes(status) && text.length < REFUSAL_MAX && tookMs < REFUSED_MS,
    seen: `${status} with ${text.length} characters after ${Math.round(tookMs)} ms`,
  };
}

const list = (item: string, count: number) => `[${Array(count).fill(item).join()}]`;

/** What a request says. */
export const INPUT_ATTACKS: readonly Attack[] = [
  {
    name: 'twenty thousand wrong card ids, from nobody',
    run: (target) => refused(target, post('/api/v1/stats/cards', `{"cardIds":${list('""', 20_000)}}`), [401]),
  },
  {
    name: 'as many empty events as fit, from a guest',
    run: async (target) => {
      const { token } = await guestOf(target);
      const body = `{"unitId":1,"learnEvents":${list('{}', 80_000)},"cardDurations":[],"cardLearnTimes":[],"comboCount":0}`;
      return refused(target, post('/api/v1/learn/units/report-complete', body, { token }), [400, 413]);
    },
  },
  {
    name: 'as many learning stages and cards as fit, each of them good',
    run: async (target) => {
      const { token } = await guestOf(target);
      const tags = `{"identityTags":${list('{"key":11}', 5000)}}`;
      return refused(
        target,
        requestBytes('PUT', '/api/v1/users/identity_tags', { headers: { token, connection: 'close' }, body: tags }),
        [400],
      );
    },
  },
  {
    name: 'a call in other spellings of its address',
    run: async (target) => {
      const spellings = ['/%61pi/v1/users/energy', 'http://localhost/api/v1/users/energy', '/a%70i/v1/users/energy'];
      const answers = await Promise.all(
        spellings.map((path) => raw(target, requestBytes('GET', path, { headers: { connection: 'close' } }))),
      );
      const kept = answers.filter(({ status, text }) => status !== 401 || !text.includes('cache-control: no-store'));
      return { held: kept.length === 0, seen: `${spellings.length - kept.length} of ${spellings.length} as any call` };
    },
  },
  {
    name: 'posts that a page of another site can send',
    run: async (target) => {
      const query = '?email=a@example.com&scene=LOGIN';
      const answers = await Promise.all(
        ['/api/v1/auth/vcode/email', '/api/v1/auth/guest/login', '/api/v1/auth/login'].flatMap((path) => [
          raw(
            target,
            `POST ${path}${query} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`,
          ),
          raw(target, post(path, '{}', { 'content-type': 'text/plain' })),
        ]),
      );
      const done = answers.filter(({ status }) => status !== 415).length;
      return { held: done === 0, seen: `${answers.length - done} of ${answers.length} refused` };
    },
  },
  {
    name: 'a report of 200 clean rounds a card, at once after the start',
    run: async (target) => {
      const { token, unit, report } = await unitOf(target);
      const event = { type: 'CORRECT', face: 'wordSpell', at: unit.startedAt, durationMs: 1 };
      const learnEvents = report.learnEvents.map(({ cardId }) => ({ cardId, events: Array(100).fill(event) }));
      const cheat = { ...report, learnEvents, comboCount: 1000 };
      const { status, data } = await target.client.call('POST /v1/learn/units/report-complete', cheat, { token });
      return { held: status === 400, seen: `${status}, exp ${data?.stats?.exp ?? 0} + ${data?.stats?.comboExp ?? 0}` };
    },
  },
  {
    name: 'a time zone that is an offset',
    run: async (target) => {
      const { token } = await guestOf(target);
      const deadline = async (zone: string) =>
        (await target.client.call('GET /v1/tasks', undefined, { token, headers: { 'time-zone': zone } })).data.daily
          .deadline;
      const home = await deadline('Asia/Shanghai');
      const forged = await Promise.all(['+23:59', '-12:34', '+2359', '+23'].map(deadline));
      return {
        held: forged.every((one) => one === home),
        seen: `${forged.filter((one) => one === home).length} of 4 ignored`,
      };
    },
  },
  {
    name: 'names of other hosts, and the outbox through a proxy',
    run: async (target) => {
      const ask = (headers: Record<string, string>, path: string) =>
        raw(target, requestBytes('GET', path, { headers: { connection: 'close', ...headers } }));
      const evil = await ask({ host: 'evil.example' }, '/api/v1/users/energy');
      const outbox = await Promise.all([
        ask({ host: 'evil.example' }, '/outbox'),
        ask({ 'x-forwarded-for': '203.0.113.9' }, '/outbox'),
      ]);
      const open = outbox.filter(({ status }) => status === 200).length;
      return { held: evil.status === 400 && open === 0, seen: `evil host ${evil.status}, outbox open ${open} times` };
    },
  },
  {
    name: 'nicknames that nobody sees',
    run: async (target) => {
      const { token } = await guestOf(target);
      const names = ['\u200b\u200b', '\u202eabc', '\u3164\u3164', '\u2800\u2800', 'a\u0007b', 'a\ufeffb'];
      const replies = await Promise.all(
        names.map((nickname) => target.client.call('PATCH /v1/users', { nickname }, { token })),
      );
      return statusesIn(replies, [400]);
    },
  },
  {
    name: 'debug operations',
    run: async (target) => {
      const { user } = await guestOf(target);
      const replies = await Promise.all([
        target.client.call('POST /debug/login', { account: String(user.id) }),
        target.client.call('POST /debug/login-guest'),
      ]);
      return statusesIn(replies, [404]);
    },
  },
];
