import { Agent, request } from 'node:http';
import { type Attack, guestOf, type Target } from './target.ts';

const PASSWORD = 'correct horse';

/** A call from one of the many addresses that this machine calls its own; answers the envelope's code, or the status. */
function callFrom({ port }: Target, localAddress: string, path: string, body: object): Promise<number> {
  return new Promise((resolve, reject) => {
    const agent = new Agent();
    const sent = request(
      {
        agent,
        host: '127.0.0.1',
        port,
        localAddress,
        method: 'POST',
        path: `/api${path}`,
        headers: { 'content-type': 'application/json' },
      },
      (answer) => {
        let text = '';
        answer.setEncoding('utf8').on('data', (part: string) => {
          text += part;
        });
        answer.on('end', () => {
          agent.destroy();
          resolve(answer.statusCode === 200 ? (JSON.parse(text) as { code: number }).code : (answer.statusCode ?? 0));
        });
      },
    );
    sent.on('error', reject);
    sent.end(JSON.stringify(body));
  });
}

const THIEF = '127.66.6.6';
const OWNER = '127.1.1.1';

/** What belongs to accounts. */
export const ACCOUNT_ATTACKS: readonly Attack[] = [
  {
    name: "a stranger's wrong logins against the owner's",
    run: async (target) => {
      const email = `victim${Date.now()}@example.com`;
      const login = (from: string) => callFrom(target, from, '/v1/auth/login', { email, password: PASSWORD });
      const thief: number[] = [];
      for (let attempt = 0; attempt < 30; attempt++) thief.push(await login(THIEF));
      const owner = await login(OWNER);
      return {
        held: thief.at(-1) === 429 && owner !== 429,
        seen: `the stranger got ${thief.at(-1)} in the end, the owner elsewhere ${owner}`,
      };
    },
  },
  {
    name: "a stranger's requests for codes against the owner's",
    run: async (target) => {
      const email = `victim${Date.now()}@example.com`;
      const ask = (from: string, scene: string) => callFrom(target, from, '/v1/auth/vcode/email', { email, scene });
      const thief: number[] = [];
      for (const scene of ['LOGIN', 'REGISTER', 'RESET_PASSWORD', 'LOGIN', 'REGISTER', 'RESET_PASSWORD'])
        thief.push(await ask(THIEF, scene));
      const owner = await ask(OWNER, 'RESET_PASSWORD');
      return { held: owner === 0, seen: `the stranger got ${thief.join(' ')}, the owner elsewhere ${owner}` };
    },
  },
  {
    name: 'spellings of an e-mail that are another one',
    run: async (target) => {
      const spellings = [
        'n,victim@example.com',
        '<victim@example.com',
        '"a"victim@example.com',
        'a;victim@example.com',
        'a victim@example.com',
      ];
      const codes = await Promise.all(
        spellings.map((email) => callFrom(target, THIEF, '/v1/auth/vcode/email', { email, scene: 'LOGIN' })),
      );
      return { held: codes.every((code) => code === 400), seen: codes.join(' ') };
    },
  },
  {
    name: 'a token in other spellings',
    run: async (target) => {
      const { token } = await guestOf(target);
      const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
      const last = ALPHABET.indexOf(token.at(-1) as string);
      const spellings = [1, 2, 3].map((bits) => token.slice(0, -1) + ALPHABET[last ^ bits]);
      const statuses = await Promise.all(
        [...spellings, `${token}=`, token.replaceAll('-', '+')].map(async (spelled) =>
          spelled === token
            ? 401
            : (await target.client.call('GET /v1/users/energy', undefined, { token: spelled })).status,
        ),
      );
      return { held: statuses.every((status) => status === 401), seen: statuses.join(' ') };
    },
  },
];
