import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { pooled } from '#tests/support/http-client.ts';

const PASSWORD = 'correct horse';
const SCENES = ['REGISTER', 'LOGIN', 'RESET_PASSWORD', 'BIND_EMAIL'] as const;
type Scene = (typeof SCENES)[number];

let app: TestApp;
let now = Date.parse('2027-03-01T00:00:00Z');
beforeAll(async () => {
  app = await startTestApp({ now: new Date(now).toISOString() });
});
afterAll(() => app.stop());

/** The freeze between two codes goes by the clock of the server, the limits by that of the machine. */
const afterTheFreeze = () => {
  now += 61_000;
  app.clock.set(new Date(now).toISOString());
};

let places = 0;
/** An address that nothing came from before. */
const place = () => {
  places += 1;
  return `10.${(places >> 16) & 255}.${(places >> 8) & 255}.${places & 255}`;
};
let people = 0;
/** An account with a password, and where its owner is. */
async function owner() {
  const email = `owner${++people}@example.com`;
  const headers = { debug: JSON.stringify({ skipVerificationCode: true }) };
  const body = { email, code: '888888', password: PASSWORD };
  const reply = await app.api.rest('POST /v1/auth/register/email', body, { headers, remoteAddress: place() });
  expect(reply.code).toBe(0);
  return { email, home: place() };
}

const call = (route: string, body: object, remoteAddress: string) =>
  app.api.rest(`POST /v1/auth/${route}`, body, { remoteAddress });
const logIn = (email: string, password: string, from: string) => call('login', { email, password }, from);
const logInByCode = (email: string, code: string, from: string) => call('login', { email, code }, from);
const reset = (email: string, code: string, from: string) =>
  call('reset-pwd/email', { email, code, password: 'another horse' }, from);
const ask = (email: string, scene: Scene, from: string) => call('vcode/email', { email, scene }, from);
const mailed = (email: string) =>
  /\d{6}/.exec(app.mails.findLast((mail) => mail.to === email)?.text ?? '')?.[0] as string;
const other = (code: string, by = 1) => String((Number(code) + by) % 1_000_000).padStart(6, '0');
async function codeFor(email: string, scene: Scene, from: string): Promise<string> {
  expect(await ask(email, scene, from)).toMatchObject({ code: 0 });
  return mailed(email);
}
const times = (count: number) => Array.from({ length: count }, (_, index) => index);

describe('whoever attacks from one address', () => {
  let victim: Awaited<ReturnType<typeof owner>>;
  let attacker: string;
  beforeEach(async () => {
    victim = await owner();
    attacker = place();
  });

  it('by wrong passwords is refused after 25, and the owner logs in', async () => {
    for (const _ of times(25)) expect(await logIn(victim.email, 'a wrong one', attacker)).toMatchObject({ code: 1001 });
    for (const _ of times(300)) expect(await logIn(victim.email, PASSWORD, attacker)).toMatchObject({ status: 429 });
    expect(await logIn(victim.email, PASSWORD, victim.home)).toMatchObject({ code: 0 });
    expect(
      await logInByCode(victim.email, await codeFor(victim.email, 'LOGIN', victim.home), victim.home),
    ).toMatchObject({
      code: 0,
    });
  });

  it('by asking for codes of every scene is refused after five each, and the owner gets and uses one at once', async () => {
    for (const scene of SCENES) {
      for (const _ of times(5)) {
        expect(await ask(victim.email, scene, attacker)).toMatchObject({ code: 0 });
        afterTheFreeze();
      }
      const refused = await ask(victim.email, scene, attacker);
      expect(refused).toMatchObject({ status: 429 });
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(60);
    }
    const login = await codeFor(victim.email, 'LOGIN', victim.home);
    expect(await ask(victim.email, 'LOGIN', attacker)).toMatchObject({ status: 429 });
    expect(await logInByCode(victim.email, login, victim.home)).toMatchObject({ code: 0 });
    expect(
      await reset(victim.email, await codeFor(victim.email, 'RESET_PASSWORD', victim.home), victim.home),
    ).toMatchObject({
      code: 0,
    });
    expect(await logIn(victim.email, 'another horse', victim.home)).toMatchObject({ code: 0 });
  });

  it('by asking after the owner neither replaces the code nor freezes the next', async () => {
    const code = await codeFor(victim.email, 'LOGIN', victim.home);
    await ask(victim.email, 'LOGIN', attacker);
    expect(await logInByCode(victim.email, code, victim.home)).toMatchObject({ code: 0 });
    await ask(victim.email, 'RESET_PASSWORD', attacker);
    expect(await ask(victim.email, 'RESET_PASSWORD', victim.home)).toMatchObject({ code: 0 });
  });

  it("by wrong tries, at codes of its own and at the owner's, is refused, and the owner logs in and resets", async () => {
    for (const [scene, use] of [
      ['LOGIN', logInByCode],
      ['RESET_PASSWORD', reset],
    ] as const) {
      const code = await codeFor(victim.email, scene, victim.home);
      const outcomes: number[] = [];
      // Without a code of its own; then with as many as it gets, each tried as long as it is answered.
      for (const by of times(8)) outcomes.push((await use(victim.email, other(code, by + 1), attacker)).code);
      for (const _ of times(5)) {
        const own = await codeFor(victim.email, scene, attacker);
        // A reset has no limit of tries but those of codes; a login has its own too.
        for (const by of times(scene === 'LOGIN' ? 3 : 12))
          outcomes.push((await use(victim.email, other(own, by + 1), attacker)).code);
        afterTheFreeze();
      }
      expect(outcomes.slice(0, 8)).toEqual([1003, 1003, 1003, 1003, 1003, 1004, 1004, 1004]);
      if (scene === 'RESET_PASSWORD') {
        expect(outcomes.filter((outcome) => outcome === 1003)).toHaveLength(20);
        expect(outcomes.filter((outcome) => outcome === 429)).toHaveLength(10);
        expect(outcomes.filter((outcome) => outcome === 1004)).toHaveLength(38);
      }
      expect(await use(victim.email, code, victim.home)).toMatchObject({ code: 0 });
    }
  });
});

describe('a person whose address changed after asking', () => {
  it('uses the code from the new one, five tries in ten minutes, which the old one does not miss', async () => {
    const { email, home } = await owner();
    const code = await codeFor(email, 'LOGIN', home);
    for (const by of times(4))
      expect(await logInByCode(email, other(code, by + 1), place())).toMatchObject({ code: 1003 });
    expect(await logInByCode(email, code, place())).toMatchObject({ code: 0 });
    expect(await logInByCode(email, code, home)).toMatchObject({ code: 1004 });

    const next = await codeFor(email, 'RESET_PASSWORD', home);
    for (const by of times(5)) expect(await reset(email, other(next, by + 1), place())).toMatchObject({ code: 1003 });
    expect(await reset(email, next, place())).toMatchObject({ code: 1004 });
    expect(await reset(email, next, home)).toMatchObject({ code: 0 });
  });

  it('is asked for the newest code where several live', async () => {
    const { email, home } = await owner();
    const older = await codeFor(email, 'LOGIN', home);
    afterTheFreeze();
    const newer = await codeFor(email, 'LOGIN', place());
    if (older !== newer) expect(await logInByCode(email, older, place())).toMatchObject({ code: 1003 });
    expect(await logInByCode(email, newer, place())).toMatchObject({ code: 0 });
    expect(await logInByCode(email, older, home)).toMatchObject({ code: 0 });
  });
});

describe('over all there are', () => {
  it('250 logins of one e-mail from many addresses', async () => {
    const email = `nobody${++people}@example.com`;
    await pooled(times(250), 8, async () =>
      expect(await logIn(email, 'a wrong one', place())).toMatchObject({ code: 1001 }),
    );
    const refused = await logIn(email, 'a wrong one', place());
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(200);
  });

  it('250 logins of one address with many e-mails', async () => {
    const from = place();
    for (const one of times(250))
      expect(await logInByCode(`many${one}@example.com`, '000000', from)).toMatchObject({ code: 1003 });
    expect(await logInByCode('many250@example.com', '000000', from)).toMatchObject({ status: 429 });
    expect(await logInByCode('many250@example.com', '000000', place())).toMatchObject({ code: 1003 });
  });

  it('30 codes of one e-mail and scene from many addresses', async () => {
    const email = `nobody${++people}@example.com`;
    for (const _ of times(30)) expect(await ask(email, 'LOGIN', place())).toMatchObject({ code: 0 });
    expect(await ask(email, 'LOGIN', place())).toMatchObject({ status: 429 });
    expect(await ask(email, 'REGISTER', place())).toMatchObject({ code: 0 });
  });

  it('100 codes of one address for many e-mails', async () => {
    const from = place();
    for (const one of times(100)) expect(await ask(`much${one}@example.com`, 'LOGIN', from)).toMatchObject({ code: 0 });
    expect(await ask('much100@example.com', 'LOGIN', from)).toMatchObject({ status: 429 });
  });

  it('50 tries at the codes of one e-mail and scene from many addresses, the right one among them', async () => {
    const { email } = await owner();
    for (const _ of times(10)) {
      const from = place();
      const code = await codeFor(email, 'RESET_PASSWORD', from);
      for (const by of times(5)) expect(await reset(email, other(code, by + 1), from)).toMatchObject({ code: 1003 });
    }
    const from = place();
    const code = await codeFor(email, 'RESET_PASSWORD', from);
    const refused = await reset(email, code, from);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(1500);
    expect(await logInByCode(email, await codeFor(email, 'LOGIN', from), from)).toMatchObject({ code: 0 });
  });
});

describe('spellings of one e-mail', () => {
  const spellings = (email: string) => [
    email,
    email.toUpperCase(),
    `  ${email} `,
    `\t${email.replace('o', 'O')}\u00a0`,
    `n,${email}`,
    `<${email}`,
    `"${email}`,
    email.replace('@', '"@'),
    `Name <${email}>`,
    `${email},`,
    email.replace('@', '(x)@'),
    email.replace('e', '\uff45'),
  ];

  it('share one limit or are refused, and are mailed to in one form', async () => {
    const { email } = await owner();
    const from = place();
    const mails = app.mails.length;
    const answers: number[] = [];
    for (const spelling of [...spellings(email), ...spellings(email)]) {
      answers.push((await ask(spelling, 'LOGIN', from)).status);
      afterTheFreeze();
    }
    expect(answers.filter((status) => status === 200)).toHaveLength(5);
    expect(answers.filter((status) => status === 400)).toHaveLength(16);
    expect(answers.filter((status) => status === 429)).toHaveLength(3);
    expect(app.mails.slice(mails).map(({ to }) => to)).toEqual(Array(5).fill(email));
    const logins: number[] = [];
    for (const index of times(28))
      logins.push((await logIn(spellings(email)[index % 4] as string, 'a wrong one', from)).code);
    expect(logins).toEqual([...Array<number>(25).fill(1001), 429, 429, 429]);
  });
});
