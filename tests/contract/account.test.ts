import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { bothFaces, expectEqualAnswers, expectEqualRefusals, USER_FIELDS } from './both-faces.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

describe('both faces answer alike', () => {
  it('debugLogin', async () => {
    const guest = await app.api.guest();
    const account = String(guest.user.id);
    const { viaGraphQL, viaRest } = await bothFaces(app, {
      graphql: `mutation { debugLogin(account: "${account}") { user ${USER_FIELDS} } }`,
      rest: 'POST /debug/login',
      body: { account },
    });
    expect((viaRest as { user: object }).user).toEqual((viaGraphQL as { user: object }).user);
  });

  it('e-mail codes, registration, login, reset and binding', async () => {
    const headers = { debug: JSON.stringify({ skipVerificationCode: true }) };
    const both = { graphql: { headers }, rest: { headers } };
    const form = (email: string) => ({ email, code: '888888', password: 'correct horse' });
    const input = 'input: $input';

    const send = await bothFaces(app, {
      graphql: 'mutation { sendEmailCode(input: { email: "a1@example.com", scene: LOGIN }) { freezeSeconds } }',
      rest: 'POST /v1/auth/vcode/email',
      body: { email: 'a2@example.com', scene: 'LOGIN' },
    });
    expect(send.viaRest).toEqual(send.viaGraphQL);

    const registered = await bothFaces(
      app,
      {
        graphql: `mutation ($input: RegisterInput!) { register(${input}) { token user { email guest } } }`,
        variables: { input: form('b1@example.com') },
        rest: 'POST /v1/auth/register/email',
        body: form('b2@example.com'),
      },
      both,
    );
    expect(registered.viaGraphQL).toMatchObject({ user: { email: 'b1@example.com', guest: false } });
    expect(registered.viaRest).toMatchObject({ user: { email: 'b2@example.com', guest: false } });

    const credentials = { email: 'b1@example.com', password: 'correct horse' };
    const login = await bothFaces(app, {
      graphql: `mutation ($input: LoginInput!) { login(${input}) { user ${USER_FIELDS} } }`,
      variables: { input: credentials },
      rest: 'POST /v1/auth/login',
      body: credentials,
    });
    expect((login.viaRest as { user: object }).user).toEqual((login.viaGraphQL as { user: object }).user);

    const reset = await bothFaces(
      app,
      {
        graphql: `mutation ($input: ResetPasswordInput!) { resetPassword(${input}) }`,
        variables: { input: form('b1@example.com') },
        rest: 'POST /v1/auth/reset-pwd/email',
        body: form('b2@example.com'),
        as: 'reset',
      },
      both,
    );
    expect([reset.viaGraphQL, reset.viaRest]).toEqual([true, true]);

    const bound = await bothFaces(
      app,
      {
        graphql: `mutation ($input: BindEmailInput!) { bindEmail(${input}) { email guest } }`,
        variables: { input: form('c1@example.com') },
        rest: 'POST /v1/users/email/bind',
        body: form('c2@example.com'),
      },
      { graphql: { headers, as: await app.api.guest() }, rest: { headers, as: await app.api.guest() } },
    );
    expect(bound.viaGraphQL).toEqual({ email: 'c1@example.com', guest: false });
    expect(bound.viaRest).toMatchObject({ email: 'c2@example.com', guest: false });
  });
});

describe('both faces refuse alike', () => {
  it.each([
    {
      graphql: 'mutation { updateUser(input: { nickname: "a!b" }) { id } }',
      rest: 'PATCH /v1/users',
      body: { nickname: 'a!b' },
    },
    {
      graphql: 'mutation { setIdentityTags(identityTags: [{ key: 999 }]) { id } }',
      rest: 'PUT /v1/users/identity_tags',
      body: { identityTags: [{ key: 999 }] },
    },
    {
      graphql: 'mutation { setCheckInTarget(days: 8) { id } }',
      rest: 'PUT /v1/users/check-in/target',
      body: { days: 8 },
    },
    { graphql: '{ identityTags(rootKey: 8) { key } }', rest: 'GET /v1/tags/identity/8' },
    {
      graphql: 'mutation { debugCheckIn(dates: ["2199-01-01"]) { accumulatedDays } }',
      rest: 'POST /debug/check-in',
      body: { dates: ['2199-01-01'] },
    },
  ])('$rest', async (call) => {
    const as = await app.api.guest();
    await expectEqualRefusals(app, call, { code: 'BAD_USER_INPUT', biz: 400 }, { as });
    await expectEqualRefusals(app, call, { code: 'UNAUTHENTICATED', biz: 401 });
  });

  it('settings of the debug queue, kept and refused', async () => {
    const as = await app.api.guest();
    const fields = '{ practiceCardTimes singleCloze multiCloze enWord }';
    const before = await expectEqualAnswers(app, { graphql: `{ debugQueue ${fields} }`, rest: 'GET /debug/queue' }, as);
    const save = (input: object) => ({
      graphql: `mutation ($input: DebugQueueInput!) { saveDebugQueue(input: $input) ${fields} }`,
      variables: { input },
      rest: 'PUT /debug/queue',
      body: input as Record<string, unknown>,
    });
    const input = { ...(before as object), practiceCardTimes: 5 };
    expect(await expectEqualAnswers(app, save(input), as)).toEqual(input);
    const refused = { code: 'FACE_SETTINGS_INVALID', biz: 1880 };
    await expectEqualRefusals(app, save({ ...input, enWord: '[]' }), refused, { as });
    await expectEqualRefusals(
      app,
      save({ ...input, practiceCardTimes: 0 }),
      { code: 'BAD_USER_INPUT', biz: 400 },
      { as },
    );
  });

  it('a wrong password and an unknown account', async () => {
    const body = { email: 'nobody@example.com', password: 'some password' };
    const call = {
      graphql: 'mutation ($input: LoginInput!) { login(input: $input) { token } }',
      variables: { input: body },
      rest: 'POST /v1/auth/login',
      body,
    };
    await expectEqualRefusals(app, call, { code: 'WRONG_CREDENTIALS', biz: 1001 });
    const debug = {
      graphql: 'mutation { debugLogin(account: "999999") { token } }',
      rest: 'POST /debug/login',
      body: { account: '999999' },
    };
    await expectEqualRefusals(app, debug, { code: 'ACCOUNT_NOT_FOUND', biz: 1005 });
  });

  it('a second code within the minute, with the seconds to wait', async () => {
    const input = { email: 'frozen@example.com', scene: 'LOGIN' };
    const call = {
      graphql: 'mutation ($input: SendEmailCodeInput!) { sendEmailCode(input: $input) { freezeSeconds } }',
      variables: { input },
      rest: 'POST /v1/auth/vcode/email',
      body: input,
    };
    await app.api.rest(call.rest, input);
    await expectEqualRefusals(app, call, { code: 'TOO_MANY_REQUESTS', biz: 429 });
    const graphql = await app.api.graphql(call.graphql, call.variables);
    expect(graphql.errors?.[0]?.extensions.retryAfter).toBeGreaterThan(0);
    const rest = await app.api.rest(call.rest, input);
    expect(Number(rest.headers['retry-after'])).toBeGreaterThan(0);
  });
});
