import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { httpClient } from '#tests/support/http-client.ts';

const LOGINS = 40;
const CALLS = 320;
const BURST = 64;

let app: TestApp;
let url: string;
beforeAll(async () => {
  // Any login takes longer than this, and no small call on an idle machine.
  app = await startTestApp({ production: true, env: { TARGET_LATENCY_MS: '25' } });
  url = await app.fastify.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.stop());

it('refuses nobody while it is idle, after forty logins that are slow by design', async () => {
  const client = httpClient(url, { sockets: BURST });
  const wrong = Array.from({ length: LOGINS }, (_, index) =>
    client.call('POST /v1/auth/login', { email: `nobody${index}@example.com`, password: 'correct horse' }),
  );
  const logins = new Set((await Promise.all(wrong)).map(({ code }) => code));
  // Where the address has had its tries it is told so, which is quick.
  expect([...logins].filter((code) => code !== 1001 && code !== 429)).toEqual([]);
  const statuses = new Map<number, number>();
  for (let sent = 0; sent < CALLS; sent += BURST)
    for (const { status } of await Promise.all(
      Array.from({ length: BURST }, () => client.call('GET /v1/users/energy')),
    ))
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
  client.close();
  expect(Object.fromEntries(statuses)).toEqual({ 401: CALLS });
});
