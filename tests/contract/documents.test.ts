import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import documents from '#server/api/documents/trusted-documents.json' with { type: 'json' };
import { type Guest, startTestApp, type TestApp } from '#tests/support/app.ts';

let app: TestApp;
let production: TestApp;
let guest: Guest;
beforeAll(async () => {
  app = await startTestApp();
  production = await startTestApp({ production: true });
  guest = await app.api.guest();
});
afterAll(async () => {
  await app.stop();
  await production.stop();
});

const textOf = (hash: string) => (documents as Record<string, string>)[hash] as string;
/** Hashes by the name of the operation. */
const documentHashes = Object.fromEntries(
  Object.entries(documents).map(([hash, text]) => [/^\w+ (\w+)/.exec(text)?.[1] as string, hash]),
);
const { StartStage, MyStats, Energy, UpdateNickname } = documentHashes as Record<string, string>;

describe('a trusted document', () => {
  it.each(Object.entries(documentHashes).filter(([, hash]) => /^query \w+ \{/.test(textOf(hash))))(
    '%s answers by its hash what its text answers',
    async (_, hash) => {
      const byHash = await app.api.trusted(hash, {}, { as: guest });
      const byText = await app.api.graphql(textOf(hash), {}, { as: guest });
      expect(byHash).toMatchObject({ status: byText.status, data: byText.data });
      expect(byHash.headers['content-type']).toBe(byText.headers['content-type']);
    },
  );

  it('says 401 and 460 as HTTP status, in the language of the caller', async () => {
    const headers = { 'accept-language': 'en' };
    expect(await app.api.trusted(Energy, {}, { headers })).toMatchObject({
      status: 401,
      errors: [{ message: 'Please log in first', extensions: { code: 'UNAUTHENTICATED', bizCode: 401 } }],
    });
    const leaving = await app.api.guest();
    await app.api.rest('POST /v1/users/apply-termination', {}, { as: leaving });
    expect(await app.api.trusted(Energy, {}, { as: leaving })).toMatchObject({
      status: 460,
      errors: [{ extensions: { code: 'TERMINATING', willTerminateAt: expect.stringMatching(/^\d{4}-/) } }],
    });
  });

  it('keeps the guards: bounds, storable text, one run for one key', async () => {
    const person = await app.api.guest();
    const rename = (nickname: unknown, headers = {}) =>
      app.api.trusted(UpdateNickname, { input: { nickname } }, { as: person, headers });
    for (const nickname of ['一'.repeat(500), 'a\u0000b'])
      expect((await rename(nickname)).errors?.[0]?.extensions).toMatchObject({
        code: 'BAD_USER_INPUT',
        fields: [{ path: 'input.nickname' }],
      });
    const headers = { 'idempotency-key': 'a-key-of-this-document' };
    expect((await rename('小麦', headers)).errors).toBeUndefined();
    expect((await rename('小麦', headers)).errors?.[0]?.extensions).toMatchObject({
      code: 'REQUEST_ALREADY_DONE',
      bizCode: 1012,
    });
    expect((await rename('大麦', headers)).errors?.[0]?.extensions.fields).toMatchObject([{ path: 'idempotency-key' }]);
  });

  it.each([
    ['of a wrong type', { input: { nickname: 7 } }],
    ['left out', {}],
    ['unknown to the input', { input: { nickname: '小麦', admin: true } }],
    ['that are no object', [1]],
  ])('refuses variables %s with 400', async (_, variables) => {
    expect(await app.api.trusted(UpdateNickname, variables, { as: guest })).toMatchObject({
      status: 400,
      errors: [{ extensions: { code: 'BAD_USER_INPUT', bizCode: 400 } }],
    });
  });

  it('carries a business error with HTTP 200', async () => {
    const reply = await app.api.trusted(StartStage, { input: { packageId: 99_999 } }, { as: guest });
    expect(reply).toMatchObject({ status: 200, data: null });
    expect(reply.errors?.[0]).toMatchObject({ extensions: { code: 'PACKAGE_NOT_FOUND', bizCode: 1203 } });
  });

  it('is refused under an unknown hash', async () => {
    for (const server of [app, production])
      expect(await server.api.trusted('0'.repeat(64))).toMatchObject({
        status: 400,
        errors: [{ extensions: { code: 'PERSISTED_QUERY_NOT_FOUND', bizCode: 400 } }],
      });
  });

  it('is not taken from a form of another page', async () => {
    const payload = JSON.stringify({ extensions: { persistedQuery: { version: 1, sha256Hash: MyStats } } });
    const headers = { 'content-type': 'text/plain', token: guest.token };
    for (const { fastify } of [app, production]) {
      const reply = await fastify.inject({ method: 'POST', url: '/graphql', headers, payload });
      expect(reply.statusCode).toBe(415);
    }
  });
});

describe('text', () => {
  it('that comes again and again is compiled, and answers and refuses as before', async () => {
    const text = 'mutation ($input: StartStageInput!) { startStage(input: $input) { unitId } }';
    const call = (variables: Record<string, unknown>, as?: Guest) => app.api.graphql(text, variables, { as });
    const replies = async () => [
      await call({ input: { packageId: 99_999 } }, guest),
      await call({ input: { packageId: 99_999 } }),
      await call({ input: { packageId: 'one' } }, guest),
    ];
    const shapes = async () =>
      (await replies()).map(({ status, data, errors }) => [status, data, errors?.map(({ extensions }) => extensions)]);
    const first = await shapes();
    for (let round = 0; round < 60; round++) await replies();
    expect(await shapes()).toEqual(first);
    expect(first.map(([status]) => status)).toEqual([200, 401, 400]);
  });

  it('of several operations, or under a name it does not have, is told apart however often it comes', async () => {
    const text = 'query A { energy { energyLimit } } query B { assets { exp } }';
    const named = (query: string, operationName: string) =>
      app.api.send('POST', '/graphql', { query, operationName }, { as: guest });
    for (let round = 0; round < 60; round++) {
      expect((await named(text, 'A')).body.data).toEqual({ energy: { energyLimit: 30 } });
      expect((await named(text, 'B')).body.data).toEqual({ assets: { exp: 0 } });
    }
    expect((await named('query A { energy { energyLimit } }', 'B')).status).toBe(400);
  });
});

describe('production', () => {
  it('answers trusted documents and no others', async () => {
    const member = await production.api.guest();
    const trusted = await production.api.trusted(Energy, {}, { as: member });
    expect(trusted).toMatchObject({ status: 200, data: { energy: { currentEnergy: 30 } } });
    for (const text of ['{ energy { currentEnergy } }', '{ __typename }', textOf(Energy as string)])
      expect(await production.api.graphql(text, {}, { as: member })).toMatchObject({
        status: 400,
        errors: [{ extensions: { code: 'DOCUMENT_NOT_TRUSTED', bizCode: 400 } }],
      });
  });
});
