import { createHmac, generateKeyPairSync, randomUUID } from 'node:crypto';
import { EncryptJWT, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Guest, startTestApp, type TestApp } from '#tests/support/app.ts';

const SECRET = new TextEncoder().encode('a secret of tests, long enough for all');

let app: TestApp;
let victim: Guest;
let claims: { sub: string; sid: string; iat: number; exp: number };
beforeAll(async () => {
  app = await startTestApp({ documents: 'any' });
  victim = await app.api.guest();
  claims = JSON.parse(decoded(victim.token.split('.')[1] as string));
});
afterAll(() => app.stop());

const decoded = (part: string) => Buffer.from(part, 'base64url').toString();
const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A token with a signature of its own making, for heads that no library would sign. */
function byHand(head: object, payload: object, key: string | Uint8Array = SECRET, hash = 'sha256'): string {
  const signed = `${encoded(head)}.${encoded(payload)}`;
  return `${signed}.${createHmac(hash, key).update(signed).digest('base64url')}`;
}

/** Statuses of both faces, by each header that carries a token. */
async function statuses(token: string): Promise<number[]> {
  const query = '{ currentUser { id } }';
  const headers: Record<string, string>[] = [
    { token },
    { authorization: `Bearer ${token}` },
    { authorization: `bearer   ${token}` },
  ];
  const replies = headers.flatMap((one) => [
    app.api.rest('GET /v1/users/current', undefined, { headers: one }),
    app.api.graphql(query, {}, { headers: one }),
  ]);
  return (await Promise.all(replies)).map(({ status }) => status);
}
const NOBODY = Array<number>(6).fill(401);
const SOMEBODY = Array<number>(6).fill(200);

/** The victim's claims, properly signed except for what is changed. */
const signed = (change: object = {}) => byHand({ alg: 'HS256' }, { ...claims, ...change });
const now = () => Math.floor(Date.now() / 1000);

it('is good as it was given, and as we would sign it', async () => {
  expect(await statuses(victim.token)).toEqual(SOMEBODY);
  expect(await statuses(signed())).toEqual(SOMEBODY);
});

describe('a forged token', () => {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const cases: [string, () => string | Promise<string>][] = [
    ['no algorithm', () => `${encoded({ alg: 'none' })}.${encoded(claims)}.`],
    ['no algorithm, in capitals', () => `${encoded({ alg: 'NONE', typ: 'JWT' })}.${encoded(claims)}.`],
    [
      'no algorithm, with the old signature',
      () => `${encoded({ alg: 'none' })}.${victim.token.split('.').slice(1).join('.')}`,
    ],
    ['another key', () => byHand({ alg: 'HS256' }, claims, 'another secret, just as long as ours is')],
    ['an empty key', () => byHand({ alg: 'HS256' }, claims, '')],
    ['HS512 with the right key', () => byHand({ alg: 'HS512' }, claims, SECRET, 'sha512')],
    ['HS384 with the right key', () => byHand({ alg: 'HS384' }, claims, SECRET, 'sha384')],
    ['a head that says RS256 over the right HMAC', () => byHand({ alg: 'RS256' }, claims)],
    ['RS256', () => new SignJWT({ ...claims }).setProtectedHeader({ alg: 'RS256' }).sign(privateKey)],
    [
      'HS256 keyed with a public key',
      () => byHand({ alg: 'HS256' }, claims, publicKey.export({ type: 'spki', format: 'pem' }) as string),
    ],
    [
      'a key that it brings itself',
      () =>
        byHand(
          { alg: 'HS256', jwk: { kty: 'oct', k: 'AAAA' }, kid: '../../dev/null' },
          claims,
          Buffer.from('AAAA', 'base64url'),
        ),
    ],
    ['a critical extension', () => byHand({ alg: 'HS256', crit: ['exp'], exp: 1 }, claims)],
    ['an unencoded payload', () => byHand({ alg: 'HS256', b64: false, crit: ['b64'] }, claims)],
    [
      'the payload of another account',
      () => {
        const [head, , signature] = victim.token.split('.');
        return `${head}.${encoded({ ...claims, sub: '1' })}.${signature}`;
      },
    ],
    ['no signature', () => `${victim.token.split('.').slice(0, 2).join('.')}.`],
    ['half a signature', () => victim.token.slice(0, -20)],
    ['a fourth part', () => `${victim.token}.${victim.token}`],
    [
      'encryption instead of a signature',
      () =>
        new EncryptJWT({ ...claims }).setProtectedHeader({ alg: 'dir', enc: 'A256GCM' }).encrypt(SECRET.slice(0, 32)),
    ],
    ['five empty parts', () => '....'],
    [
      'a payload that is no JSON',
      () => {
        const part = `${encoded({ alg: 'HS256' })}.${Buffer.from('{').toString('base64url')}`;
        return `${part}.${createHmac('sha256', SECRET).update(part).digest('base64url')}`;
      },
    ],
    ['200 kB', () => 'x'.repeat(200_000)],
    ['200 kB in three parts', () => `${'x'.repeat(100_000)}.${'y'.repeat(100_000)}.z`],
    ['100,000 dots', () => '.'.repeat(100_000)],
  ];
  it.each(cases)('with %s is nobody', async (_, make) => {
    expect(await statuses(await make())).toEqual(NOBODY);
  });
});

describe('claims that we signed', () => {
  it.each<[string, () => object]>([
    ['expired', () => ({ exp: now() - 1 })],
    ['no end', () => ({ exp: undefined })],
    ['not yet valid', () => ({ nbf: now() + 3600 })],
    ['no beginning', () => ({ iat: undefined })],
    ['an end that is text', () => ({ exp: 'never' })],
    ['no session', () => ({ sid: undefined })],
    ['a session that is none', () => ({ sid: "' OR '1'='1" })],
    ['a session that is no UUID', () => ({ sid: '-'.repeat(36) })],
    ['a session nobody opened', () => ({ sid: randomUUID() })],
    ['sessions in a list', () => ({ sid: [claims.sid] })],
    ['no account', () => ({ sub: undefined })],
    ['an account of text', () => ({ sub: 'admin' })],
    ['an account out of range', () => ({ sub: '99999999999' })],
    ['a negative account', () => ({ sub: '-1' })],
    ['a fraction of an account', () => ({ sub: `${claims.sub}.5` })],
    ['the account in another notation', () => ({ sub: `0x${Number(claims.sub).toString(16)}` })],
  ])('with %s are nobody', async (_, change) => {
    expect(await statuses(signed(change()))).toEqual(NOBODY);
  });

  it('with the session of one account and the name of another are nobody', async () => {
    const other = await app.api.guest();
    expect(await statuses(signed({ sub: String(other.user.id) }))).toEqual(NOBODY);
  });
});

describe('a token of the past', () => {
  it('ends with its session', async () => {
    const guest = await app.api.guest();
    await app.api.rest('POST /v1/auth/logout', {}, { as: guest });
    expect(await statuses(guest.token)).toEqual(NOBODY);
  });

  it('ends with its account', async () => {
    const guest = await app.api.guest();
    await app.api.rest('POST /v1/users/apply-termination', {}, { as: guest });
    expect(await statuses(guest.token)).toEqual(Array(6).fill(460));
    await app.sql("UPDATE users SET will_terminate_at = now() - interval '1 second' WHERE id = $1", [guest.user.id]);
    expect(await statuses(guest.token)).toEqual(NOBODY);
    const cancel = await app.api.rest('POST /v1/users/cancel-termination', {}, { as: guest });
    expect(cancel.status).toBe(401);
  });

  it('is not taken from a cookie or an address', async () => {
    const headers = { cookie: `token=${victim.token}` };
    expect((await app.api.rest('GET /v1/users/current', undefined, { headers })).status).toBe(401);
    const path = `GET /v1/users/current?token=${victim.token}`;
    expect((await app.api.rest(path, undefined, {})).status).not.toBe(200);
  });
});
