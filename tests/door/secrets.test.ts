import {
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLOutputType,
  getNamedType,
  isInputObjectType,
  isObjectType,
} from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSchema } from '#server/schema.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';

const schema = createSchema();
const operations = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
  Object.values(type?.getFields() ?? {}),
);
const secret = (field: GraphQLField<unknown, unknown>) => field.extensions.secret === true;

/** Names of all fields below a type. */
function fieldsBelow(type: GraphQLInputType | GraphQLOutputType, seen = new Set<unknown>()): string[] {
  const named = getNamedType(type);
  if (seen.has(named) || !(isInputObjectType(named) || isObjectType(named))) return [];
  seen.add(named);
  return Object.values(named.getFields()).flatMap(({ name, type: below }) => [name, ...fieldsBelow(below, seen)]);
}
const asked = (field: GraphQLField<unknown, unknown>) =>
  field.args.flatMap(({ name, type }) => [name, ...fieldsBelow(type)]);

/** Operations that are secret though no password, code or token stands in them: what they do is open or close an account. */
const OF_ACCOUNTS = ['sendEmailCode', 'logout'];

describe('an operation that opens an account', () => {
  it('says so: each that is asked with a password or a code, or answers a token', () => {
    const open = operations.filter(
      (field) => asked(field).some((name) => /password|code$/i.test(name)) || fieldsBelow(field.type).includes('token'),
    );
    expect(open.map(({ name }) => name)).toEqual(expect.arrayContaining(['login', 'bindEmail', 'debugLogin']));
    expect(open.filter((field) => !secret(field)).map(({ name }) => name)).toEqual([]);
    const known = operations.filter(({ name }) => OF_ACCOUNTS.includes(name));
    expect(known.filter(secret)).toHaveLength(OF_ACCOUNTS.length);
  });
});

describe('of an operation that opens an account', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.stop());

  it('no key is kept, and each call runs', async () => {
    const as = await app.api.guest();
    const headers = {
      'idempotency-key': 'a-key-of-a-secret',
      debug: JSON.stringify({ skipVerificationCode: true }),
    };
    const call = (route: string, body: object) => app.api.rest(`POST /v1/${route}`, body, { as, headers });
    const proof = { email: 'secret@example.com', code: '888888', password: 'correct horse' };
    const form = { ...proof, email: 'other@example.com' };
    const answers = [
      await call('auth/vcode/email', { email: proof.email, scene: 'LOGIN' }),
      await call('users/email/bind', proof),
      await call('auth/register/email', form),
      await call('auth/login', { email: form.email, password: form.password }),
      await call('auth/login', { email: form.email, password: form.password }),
      await call('auth/reset-pwd/email', form),
      await call('auth/guest/login', {}),
      await call('auth/guest/login', {}),
      await call('auth/logout', {}),
    ];
    expect(answers.map(({ code }) => code)).toEqual(answers.map(() => 0));
    expect(new Set(answers.flatMap(({ data }) => data.token ?? [])).size).toBe(5);
    expect(await app.sql('SELECT * FROM idempotency')).toEqual([]);
  });
});
