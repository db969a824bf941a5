import { createHash } from 'node:crypto';
import { getIntrospectionQuery } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { carelessServer } from './careless-server.ts';
import { PROBES, type ProbeAnswer, type ProbeRequest } from './probes.ts';

let trusted: TestApp;
let any: TestApp;
const careless = carelessServer();
beforeAll(async () => {
  trusted = await startTestApp({ production: true });
  any = await startTestApp({ production: true, documents: 'any' });
});
afterAll(async () => {
  await trusted.stop();
  await any.stop();
});

async function ask(app: TestApp, { method, search = '', headers, body }: ProbeRequest): Promise<ProbeAnswer> {
  const reply = await app.fastify.inject({ method, url: `/graphql${search}`, headers, payload: body });
  return { status: reply.statusCode, text: reply.body, json: parsed(reply.body) };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

describe.each(PROBES)('$name', ({ request, worked, fineWithout = false }) => {
  it('works where nobody guards the door', async () => {
    expect(worked(await careless(request))).toBe(true);
  });

  it.each([
    ['trusted documents', () => trusted],
    ['any document', () => any],
  ])('is refused in production with %s', async (_, app) => {
    const answer = await ask(app(), request);
    expect(worked(answer)).toBe(false);
    expect(answer.json).toBeDefined();
    if (fineWithout && answer.status === 200) return;
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
  });
});

describe('a hash', () => {
  const send = (app: TestApp, body: object) =>
    ask(app, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
  const query = '{ appInfo { fullVersion } }';
  const sha256Hash = createHash('sha256').update(query).digest('hex');
  const extensions = { persistedQuery: { version: 1, sha256Hash } };

  it('does not make the text beside it trusted, nor teach the server a new document', async () => {
    expect((await send(trusted, { query, extensions })).json.errors[0].extensions.code).toBe('DOCUMENT_NOT_TRUSTED');
    for (const app of [trusted, any]) {
      await send(app, { query, extensions });
      expect((await send(app, { extensions })).json.errors[0].extensions.code).toBe('PERSISTED_QUERY_NOT_FOUND');
    }
  });

  it.each(['__proto__', 'constructor', 'toString', '', 'x'.repeat(100_000)])(
    '%.20s names no document',
    async (hash) => {
      const answer = await send(trusted, { extensions: { persistedQuery: { version: 1, sha256Hash: hash } } });
      expect(answer.json.errors[0].extensions.code).toBe('PERSISTED_QUERY_NOT_FOUND');
    },
  );
});

it('still shows the schema to the people at work', async () => {
  const app = await startTestApp({ documents: 'any' });
  const reply = await app.api.graphql(getIntrospectionQuery());
  await app.stop();
  expect(reply.errors).toBeUndefined();
  expect(reply.data.__schema.types.length).toBeGreaterThan(50);
});
