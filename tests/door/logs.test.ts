import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/app.ts';

const EMAIL = 'somebody.private@example.com';
const PASSWORD = 'a-very-private-password';
const NEXT_PASSWORD = 'an-even-more-private-one';

let app: TestApp;
let lines: string[] = [];
beforeAll(async () => {
  app = await startTestApp({ documents: 'any', log: (line) => void lines.push(line) });
});
afterAll(() => app.stop());

const post = (path: string, body: object, headers: Record<string, string> = {}) =>
  app.api.rest(`POST ${path}`, body, { headers });
const sendCode = async (scene: string) => {
  await post('/v1/auth/vcode/email', { email: EMAIL, scene });
  return /\d{6}/.exec(app.mails.at(-1)?.text ?? '')?.[0] as string;
};

it('tells of every request, and of nothing that opens an account', async () => {
  const codes = [await sendCode('REGISTER')];
  const { data } = await post('/v1/auth/register/email', { email: EMAIL, code: codes[0], password: PASSWORD });
  const login = await post('/v1/auth/login', { email: EMAIL, password: PASSWORD });
  await post('/v1/auth/login', { email: EMAIL, password: `${PASSWORD} mistyped` });
  codes.push(await sendCode('RESET_PASSWORD'));
  await post('/v1/auth/reset-pwd/email', { email: EMAIL, code: codes[1], password: NEXT_PASSWORD });
  const tokens = [data.token, login.data.token] as string[];
  await app.api.rest('GET /v1/users/current', undefined, { headers: { authorization: `Bearer ${tokens[0]}` } });
  await app.api.rest(`GET /v1/users/current?token=${tokens[0]}&email=${EMAIL}`, undefined, {
    headers: { cookie: `token=${tokens[1]}` },
  });
  await app.api.graphql(`mutation { login(input: { email: "${EMAIL}", password: "${PASSWORD}" }) { token } }`);
  await app.api.graphql(`mutation { login(input: { email: "${EMAIL}", password: "${PASSWORD}" ) { token } }`);
  await app.api.rest(`GET /nothing/${EMAIL}?password=${PASSWORD}`);

  expect(lines.length).toBeGreaterThanOrEqual(11);
  for (const line of lines) expect(JSON.parse(line)).toMatchObject({ level: expect.any(Number) });
  const log = lines.join('');
  for (const secret of [PASSWORD, NEXT_PASSWORD, ...tokens, ...tokens.map((token) => token.split('.')[2] as string)])
    expect(log).not.toContain(secret);
  for (const code of codes) expect(log).not.toMatch(new RegExp(`\\b${code}\\b`));
  const told = lines.filter((line) => line.includes(EMAIL)).map((line) => JSON.parse(line).path);
  // An address that somebody typed into a path is part of the path; nothing else tells it.
  expect(new Set(told)).toEqual(new Set([`/api/nothing/${EMAIL}`]));
});

it('names a fault of the database without the rows it was about', async () => {
  await app.sql(`ALTER TABLE users ADD CONSTRAINT nobody_new CHECK (email IS DISTINCT FROM 'next.${EMAIL}')`);
  lines = [];
  await post('/v1/auth/vcode/email', { email: `next.${EMAIL}`, scene: 'REGISTER' });
  const code = /\d{6}/.exec(app.mails.at(-1)?.text ?? '')?.[0] as string;
  const reply = await post('/v1/auth/register/email', { email: `next.${EMAIL}`, code, password: PASSWORD });
  expect(reply).toMatchObject({ status: 500, code: 500, data: null });
  const fault = lines.find((line) => JSON.parse(line).level === 50) ?? '';
  expect(JSON.parse(fault)).toMatchObject({
    operation: 'register',
    reqId: expect.any(String),
    err: { sqlState: '23514', constraint: 'nobody_new' },
  });
  expect(fault).toContain('stack');
  const log = lines.join('');
  for (const secret of [EMAIL, 'argon2id', PASSWORD]) expect(log).not.toContain(secret);
});
