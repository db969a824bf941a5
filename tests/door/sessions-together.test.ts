import { SignJWT } from 'jose';
import pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type Guest, startTestApp, type TestApp } from '#tests/support/app.ts';

/** As many of each kind as come in one moment. */
const EACH = 10;
const NOBODY = 'status 401';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const guests = () => Promise.all(Array.from({ length: EACH }, () => app.api.guest()));
const idsOf = (some: Guest[]) => some.map(({ user }) => user.id);
const change = (set: string, some: Guest[]) =>
  app.sql(`UPDATE ${set} = ANY($1)`, [idsOf(some)]).then(() => some.map(() => NOBODY));

/** Who the server takes each caller for, all asking at once; the status of the answer where it is an error. */
async function recognised(tokens: readonly string[]): Promise<(number | string)[]> {
  const replies = tokens.map((token) => app.api.rest('GET /v1/users/current', undefined, { as: { token } }));
  return (await Promise.all(replies)).map(({ status, data }) => (status === 200 ? data.id : `status ${status}`));
}

it('requests that come together are told apart: each is its own account, and what ended is nobody', async () => {
  const [well, left, expired, ended] = await Promise.all([guests(), guests(), guests(), guests()]);
  const nobody = [
    ...(await change('session SET revoked_at = now() WHERE user_id', left)),
    ...(await change("session SET expires_at = now() - interval '1 second' WHERE user_id", expired)),
    ...(await change("users SET will_terminate_at = now() - interval '1 second' WHERE id", ended)),
  ];
  const everyone = [...well, ...left, ...expired, ...ended].map((guest, index) => ({
    token: guest.token,
    id: [...idsOf(well), ...nobody][index],
  }));
  const mixed = everyone.map((_, index) => everyone[(index * 7) % everyone.length] as (typeof everyone)[number]);

  const query = vi.spyOn(pg.Client.prototype, 'query');
  const answers = await recognised(mixed.map(({ token }) => token));
  const sent = query.mock.calls.map(([statement]) => (statement as unknown as { name: string }).name);
  query.mockRestore();

  expect(answers).toEqual(mixed.map(({ id }) => id));
  expect(sent.filter((name) => name.startsWith('session.')).length).toBeLessThan(EACH);
  expect(sent).toContain('session.read_many');
});

it('the token of one session with the account of another stays nobody in company', async () => {
  const some = await guests();
  const secret = new TextEncoder().encode('a secret of tests, long enough for all');
  const crossed = await Promise.all(
    some.map(({ token }, index) => {
      const { sid } = JSON.parse(Buffer.from(token.split('.')[1] as string, 'base64url').toString());
      const other = some[(index + 1) % some.length] as Guest;
      return new SignJWT({ sid })
        .setProtectedHeader({ alg: 'HS256' })
        .setSubject(String(other.user.id))
        .setIssuedAt()
        .setExpirationTime('1h')
        .sign(secret);
    }),
  );
  const answers = await recognised([...crossed, ...some.map(({ token }) => token)]);
  expect(answers).toEqual([...some.map(() => NOBODY), ...idsOf(some)]);
});
