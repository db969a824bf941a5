import helmet from '@fastify/helmet';
import fastify from 'fastify';

/** What a page of ours may load: itself only. Inline styles stay refused; React sets styles through the CSSOM. */
const CONTENT_SECURITY_POLICY = {
  defaultSrc: ["'self'"],
  scriptSrc: ["'self'"],
  styleSrc: ["'self'"],
  imgSrc: ["'self'", 'data:', 'blob:'],
  fontSrc: ["'self'"],
  connectSrc: ["'self'"],
  mediaSrc: ["'self'", 'blob:'],
  objectSrc: ["'none'"],
  baseUri: ["'self'"],
  formAction: ["'self'"],
  frameAncestors: ["'self'"],
  // HTTPS is the proxy's business: on one machine the product is served over http://localhost.
  upgradeInsecureRequests: null,
};

/** The headers of helmet, taken once from an answer of its own: they are the same for every request. */
export async function securityHeaders(): Promise<Record<string, string>> {
  const app = fastify();
  await app.register(helmet, { contentSecurityPolicy: { directives: CONTENT_SECURITY_POLICY } });
  const { headers } = await app.get('/', (_, reply) => reply.send()).inject('/');
  await app.close();
  for (const name of ['content-length', 'date', 'connection']) delete headers[name];
  return headers as Record<string, string>;
}
