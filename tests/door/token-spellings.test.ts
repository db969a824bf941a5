import { createHmac, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readSession } from '#server/modules/auth/session.service.ts';
import { TOKENS_KEPT, tokensKept } from '#server/modules/auth/token-cache.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { contextOf } from '#tests/support/service-context.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** The same bytes of a token, written in other ways. */
function spellingsOf(token: string): string[] {
  const parts = token.split('.') as [string, string, string];
  const last = ALPHABET.indexOf(token.at(-1) as string);
  const spare = [1, 2, 3].map((bits) => `${token.slice(0, -1)}${ALPHABET[last + bits]}`);
  const otherAlphabet = token.replaceAll('-', '+').replaceAll('_', '/');
  const padded = parts.map((part) => part.padEnd(Math.ceil(part.length / 4) * 4, '='));
  const inserted = [' ', '\t', '=', '%20', '.'].flatMap((more) => [
    `${token}${more}`,
    `${more}${token}`,
    ...parts.map((part) => token.replace(part, `${part.slice(0, 9)}${more}${part.slice(9)}`)),
  ]);
  const once = (part: number) => parts.map((text, index) => (index === part ? padded[index] : text)).join('.');
  return [...spare, otherAlphabet, padded.join('.'), ...[0, 1, 2].map(once), `${token}==`, ...inserted].filter(
    (spelling) => spelling !== token,
  );
}

it('a token in any spelling but its own is nobody, and is remembered once at most', async () => {
  // Signatures with the characters that another alphabet would write otherwise.
  const guests = await Promise.all(Array.from({ length: 20 }, () => app.api.guest()));
  for (const { token, user } of guests) {
    const call = (headers: Record<string, string>) => app.api.rest('GET /v1/users/current', undefined, { headers });
    const before = tokensKept(app.config.tokenSecret);
    expect((await call({ token })).data.id).toBe(user.id);
    expect(tokensKept(app.config.tokenSecret)).toBe(before + 1);
    for (const blanks of [' ', '   ', ' \t '])
      expect((await call({ authorization: `Bearer${blanks}${token}` })).data.id).toBe(user.id);
    const answers = await Promise.all(
      spellingsOf(token).flatMap((spelling) => [
        call({ token: spelling }),
        call({ authorization: `Bearer ${spelling}` }),
      ]),
    );
    // Blanks at the ends of a header are no part of what it says.
    for (const { status, data } of answers) if (status !== 401) expect([status, data.id]).toEqual([200, user.id]);
    expect(tokensKept(app.config.tokenSecret)).toBe(before + 1);
  }
});

it('a spelling is refused before its signature is looked at', async () => {
  const ctx = contextOf(app.source, { userId: 1 });
  const { token, user } = await app.api.guest();
  expect((await readSession(ctx, token))?.id).toBe(user.id);
  for (const spelling of spellingsOf(token))
    expect([spelling, await readSession(ctx, spelling)]).toEqual([spelling, null]);
  expect(tokensKept(ctx.config.tokenSecret)).toBe(1);
});

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

it('a token of more than 512 characters is nobody, however well it is signed', async () => {
  const { token } = await app.api.guest();
  const claims = JSON.parse(Buffer.from(token.split('.')[1] as string, 'base64url').toString());
  const signed = (more: object) => {
    const text = `${part({ alg: 'HS256' })}.${part({ ...claims, ...more })}`;
    return `${text}.${createHmac('sha256', app.config.tokenSecret).update(text).digest('base64url')}`;
  };
  const status = async (as: string) =>
    (await app.api.rest('GET /v1/users/current', undefined, { as: { token: as } })).status;
  expect(await status(signed({ note: 'x'.repeat(100) }))).toBe(200);
  expect(await status(signed({ note: 'x'.repeat(400) }))).toBe(401);
});

it('20,000 tokens take no more room than the cache has', async () => {
  const ctx = contextOf(app.source, { userId: 1 });
  const secret = ctx.config.tokenSecret;
  const seconds = Math.floor(Date.now() / 1000);
  const signed = () => {
    const claims = { sub: '1', sid: randomUUID(), iat: seconds, exp: seconds + 3600 };
    const text = `${part({ alg: 'HS256' })}.${part(claims)}`;
    return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`;
  };
  for (let round = 0; round < 200; round++)
    await Promise.all(Array.from({ length: 100 }, () => readSession(ctx, signed())));
  expect(TOKENS_KEPT).toBe(10_000);
  expect(tokensKept(secret)).toBe(TOKENS_KEPT);
});
