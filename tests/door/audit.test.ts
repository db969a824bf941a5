import { auditServer } from 'graphql-http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/app.ts';

let app: TestApp;
let url: string;
beforeAll(async () => {
  app = await startTestApp({ documents: 'any' });
  url = `${await app.fastify.listen({ port: 0, host: '127.0.0.1' })}/graphql`;
});
afterAll(() => app.stop());

/** Reads each answer to its end, which the audit does not: an unread one would keep the server from stopping. */
const fetchFn = async (...request: Parameters<typeof fetch>) => {
  const response = await fetch(...request);
  return new Response(await response.arrayBuffer(), response);
};

/** What is missed on purpose: a document that never ran is 400 here for every client, so that no proxy takes it for success. */
const ON_PURPOSE = {
  '572B': 'SHOULD use 200 status code on document parsing failure when accepting application/json',
  FDE2: 'SHOULD use 200 status code on document validation failure when accepting application/json',
  '7B9B': 'SHOULD use a status code of 200 on variable coercion failure when accepting application/json',
};

it('keeps what GraphQL over HTTP demands, by the audit of graphql-http', async () => {
  const results = await auditServer({ url, fetchFn });
  const of = (level: 'MUST' | 'SHOULD') => results.filter(({ name }) => name.startsWith(`${level} `));
  const missedOf = (level: 'MUST' | 'SHOULD') => of(level).filter(({ status }) => status !== 'ok');
  for (const miss of results.filter(({ status }) => status !== 'ok'))
    console.log(`${miss.status} ${miss.id} ${miss.name}: ${'reason' in miss ? miss.reason : ''}`);
  expect(of('MUST')).toHaveLength(13);
  expect(of('SHOULD')).toHaveLength(23);
  expect(missedOf('MUST')).toEqual([]);
  expect(Object.fromEntries(missedOf('SHOULD').map(({ id, name }) => [id, name]))).toEqual(ON_PURPOSE);
});
