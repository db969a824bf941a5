import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Guest, startTestApp, type TestApp } from '#tests/support/app.ts';

const PASSWORD = 'correct horse';
let app: TestApp;
let now = Date.parse('2027-03-01T00:00:00Z');
beforeAll(async () => {
  app = await startTestApp({ documents: 'any', now: new Date(now).toISOString() });
});
afterAll(() => app.stop());

const later = (seconds: number) => {
  now += seconds * 1000;
  app.clock.set(new Date(now).toISOString());
};
let people = 0;
const address = () => `mail${++people}@example.com`;
let uses = 0;
let calls = 0;
const from = () => {
  calls += 1;
  return `10.${(calls >> 16) & 255}.${(calls >> 8) & 255}.${calls & 255}`;
};

/** How a code of each scene is used. */
const SCENES = {
  REGISTER: { operation: 'register', input: 'RegisterInput', route: 'auth/register/email', answer: '{ token }' },
  LOGIN: { operation: 'login', input: 'LoginInput', route: 'auth/login', answer: '{ token }' },
  RESET_PASSWORD: {
    operation: 'resetPassword',
    input: 'ResetPasswordInput',
    route: 'auth/reset-pwd/email',
    answer: '',
  },
  BIND_EMAIL: { operation: 'bindEmail', input: 'BindEmailInput', route: 'users/email/bind', answer: '{ id }' },
} as const;
type Scene = keyof typeof SCENES;
const scenes = Object.keys(SCENES) as Scene[];

async function sendCode(email: string, scene: Scene, remoteAddress = from()): Promise<string> {
  const reply = await app.api.rest('POST /v1/auth/vcode/email', { email, scene }, { remoteAddress });
  expect(reply.code).toBe(0);
  return /\d{6}/.exec(app.mails.findLast((mail) => mail.to === email)?.text ?? '')?.[0] as string;
}

/** The number of the catalogue that one use of a code comes to, by either face; from another address each time by default. */
async function use(scene: Scene, email: string, code: string, as?: Guest, remoteAddress = from()): Promise<number> {
  const { operation, input, route, answer } = SCENES[scene];
  const body = { email, code, ...(scene === 'LOGIN' ? {} : { password: PASSWORD }) };
  const options = { as, remoteAddress };
  uses += 1;
  if (uses % 2 === 0) return (await app.api.rest(`POST /v1/${route}`, body, options)).code;
  const document = `mutation ($input: ${input}!) { ${operation}(input: $input) ${answer} }`;
  const { errors } = await app.api.graphql(document, { input: body }, options);
  return (errors?.[0]?.extensions.bizCode as number | undefined) ?? 0;
}
const other = (code: string, by = 1) => String((Number(code) + by) % 1_000_000).padStart(6, '0');

describe.each(scenes)('a code of %s', (scene) => {
  const caller = () => (scene === 'BIND_EMAIL' ? app.api.guest() : undefined);

  it('stands against guesses in parallel from many addresses, by both faces, in any spelling of the e-mail', async () => {
    const email = address();
    const home = from();
    const code = await sendCode(email, scene, home);
    const as = await caller();
    const spellings = [email, email.toUpperCase(), ` ${email}`];
    const guesses = Array.from({ length: 20 }, (_, index) =>
      use(scene, spellings[index % 3] as string, other(code, index + 1), as),
    );
    const outcomes = await Promise.all(guesses);
    expect(outcomes.filter((outcome) => outcome === 1003)).toHaveLength(5);
    expect(outcomes.filter((outcome) => outcome === 1004)).toHaveLength(15);
    expect(await use(scene, email, code, as)).toBe(1004);
    const [row] = await app.sql<{ attempts: number }>(
      'SELECT attempts FROM email_code WHERE email = $1 AND scene = $2',
      [email, scene],
    );
    expect(row?.attempts).toBe(0);
    // Nobody has an account of that address.
    expect(await use(scene, email, code, as, home)).toBe(scene === 'LOGIN' || scene === 'RESET_PASSWORD' ? 1005 : 0);
  });

  it('stands against guesses in parallel from the address that asked for it', async () => {
    const email = address();
    const home = from();
    const code = await sendCode(email, scene, home);
    const as = await caller();
    const guesses = Array.from({ length: 20 }, (_, index) => use(scene, email, other(code, index + 1), as, home));
    const outcomes = await Promise.all(guesses);
    expect(outcomes.filter((outcome) => outcome === 1003)).toHaveLength(5);
    expect(outcomes.filter((outcome) => outcome === 1004)).toHaveLength(15);
    expect(await use(scene, email, code, as, home)).toBe(1004);
    // Nor is it open to anybody else.
    expect(await use(scene, email, code, as)).toBe(1003);
  });

  it('is good for nothing else, and for nobody else', async () => {
    const [email, stranger] = [address(), address()];
    const code = await sendCode(email, scene);
    for (const elsewhere of scenes.filter((one) => one !== scene))
      expect([elsewhere, await use(elsewhere, email, code, await app.api.guest())]).toEqual([elsewhere, 1003]);
    await sendCode(stranger, scene);
    const [kept] = await app.sql<{ code_hash: string }>('SELECT code_hash FROM email_code WHERE email = $1', [
      stranger,
    ]);
    expect(await use(scene, stranger, code, await caller())).toBe(1003);
    expect(await app.sql('SELECT code_hash FROM email_code WHERE email = $1', [stranger])).toEqual([kept]);
  });

  it('ends with the next one and after ten minutes', async () => {
    const email = address();
    const as = await caller();
    const home = from();
    const first = await sendCode(email, scene, home);
    later(61);
    const second = await sendCode(email, scene, home);
    if (first !== second) expect(await use(scene, email, first, as, home)).toBe(1003);
    later(601);
    expect(await use(scene, email, second, as, home)).toBe(1003);
  });
});

it('keeps of a code, and of who asked, only what nobody can look up', async () => {
  const email = address();
  const home = from();
  const code = await sendCode(email, 'LOGIN', home);
  const [row] = await app.sql('SELECT to_jsonb(email_code)::text AS text FROM email_code WHERE email = $1', [email]);
  const { text } = row as { text: string };
  const plain = ['sha256', 'sha1', 'md5', 'sha512'].flatMap((name) =>
    [code, `${email}${code}`, `${email}:${code}`, `LOGIN:${email}:${code}`, home, `${home} ${email}`, email].flatMap(
      (salted) => (['hex', 'base64', 'base64url'] as const).map((form) => createHash(name).update(salted).digest(form)),
    ),
  );
  const counted = await app.sql<{ key: string }>('SELECT key FROM rate_limit');
  expect(counted.length).toBeGreaterThan(0);
  for (const guess of [code, home, ...plain]) {
    expect(text).not.toContain(guess);
    for (const { key } of counted) expect(key).not.toContain(guess);
  }
});

describe('an address that is counted', () => {
  let email: string;
  beforeEach(() => {
    email = address();
  });
  const login = (on: TestApp, remoteAddress: string, forwarded?: string) =>
    on.api.rest(
      'POST /v1/auth/login',
      { email, code: '123456' },
      { remoteAddress, headers: forwarded ? { 'x-forwarded-for': forwarded } : {} },
    );
  /** A code that nobody asked for is wrong, and soon tried too often. */
  const heard = expect.objectContaining({ status: 200 });

  it('is the one of the connection, whatever X-Forwarded-For says', async () => {
    for (let tries = 0; tries < 25; tries++)
      expect(await login(app, '192.0.2.1', `198.51.100.${tries}`)).toEqual(heard);
    expect((await login(app, '192.0.2.1', '198.51.100.99')).status).toBe(429);
  });

  it('is what the last proxy of ours saw, not what was claimed to it', async () => {
    const behind = await startTestApp({ env: { TRUST_PROXY: '1' } });
    for (let tries = 0; tries < 25; tries++)
      expect(await login(behind, '192.0.2.1', `198.51.100.${tries}, 203.0.113.7`)).toEqual(heard);
    expect((await login(behind, '192.0.2.1', '198.51.100.99, 203.0.113.7')).status).toBe(429);
    expect(await login(behind, '192.0.2.1', '203.0.113.7, 203.0.113.8')).toEqual(heard);
    await behind.stop();
  });

  it('is counted for both faces together, and cannot be widened inside a /64', async () => {
    const document = 'mutation ($input: LoginInput!) { login(input: $input) { token } }';
    for (let tries = 0; tries < 25; tries++) {
      const remoteAddress = `2001:db8:0:1:${tries.toString(16)}::${tries}`;
      const input = { email, password: 'wrong password' };
      if (tries % 2 === 0) await login(app, remoteAddress);
      else await app.api.graphql(document, { input }, { remoteAddress });
    }
    expect((await login(app, '2001:db8:0:1:ffff::1')).status).toBe(429);
    const { status, errors } = await app.api.graphql(
      document,
      { input: { email, code: '123456' } },
      { remoteAddress: '2001:0db8:0000:0001::' },
    );
    expect([status, errors?.[0]?.extensions.code]).toEqual([429, 'TOO_MANY_REQUESTS']);
    expect(await login(app, '2001:db8:0:2::1')).toEqual(heard);
  });
});
