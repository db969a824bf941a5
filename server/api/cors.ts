import type { FastifyInstance } from 'fastify';

const ALLOWED_HEADERS =
  'content-type, token, authorization, accept-language, time-zone, client-version, client-type, client-channel, idempotency-key, apollo-require-preflight, debug';

/** Lets pages of the named origins call the API; every other origin gets no CORS header at all. */
export function registerCors(app: FastifyInstance, origins: readonly string[]): void {
  if (origins.length === 0) return;
  const allowed = new Set(origins);
  app.addHook('onRequest', async (request, reply) => {
    const { origin } = request.headers;
    reply.header('vary', 'Origin');
    if (!origin || !allowed.has(origin)) return;
    reply
      .header('access-control-allow-origin', origin)
      .header('access-control-expose-headers', 'token, retry-after, server-clock');
    if (request.method !== 'OPTIONS') return;
    await reply
      .code(204)
      .header('access-control-allow-methods', 'GET, POST, PUT, PATCH, DELETE')
      .header('access-control-allow-headers', ALLOWED_HEADERS)
      .header('access-control-max-age', '600')
      .send();
  });
}
