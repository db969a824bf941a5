import fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { secureAnswers } from '#server/api/security.ts';

async function policyOf(others?: Parameters<typeof secureAnswers>[1]) {
  const app = fastify();
  await secureAnswers(app, others);
  app.get('/', (_, reply) => reply.send('page'));
  const { headers } = await app.inject('/');
  await app.close();
  const directives = String(headers['content-security-policy']).split(';');
  return Object.fromEntries(
    directives.map((line): [string, string] => {
      const [name = '', ...sources] = line.split(' ');
      return [name, sources.join(' ')];
    }),
  );
}

describe('what a page may load', () => {
  it('is ours alone, unless the operator names others', async () => {
    expect(await policyOf()).toMatchObject({ 'media-src': "'self' blob:", 'connect-src': "'self'" });
  });

  it('is a film from its own host and from no other, and nothing else from there', async () => {
    const policy = await policyOf({ media: 'https://films.example' });
    expect(policy['media-src']).toBe("'self' blob: https://films.example");
    expect(Object.entries(policy).filter(([, value]) => value.includes('films.example'))).toHaveLength(1);
  });

  it('is a form to the store of files', async () => {
    expect((await policyOf({ connect: 'https://store.example' }))['connect-src']).toBe("'self' https://store.example");
  });
});
