import helmet from '@fastify/helmet';
import fastify, { type FastifyInstance } from 'fastify';
import { isCallRoute } from './calls.ts';

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

/** What a worker of ours may do: it counts, in WebAssembly, and has no page. */
export const WORKER_POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'";

/**
 * Sets headers of safety: all of helmet's for pages and their files, and for answers to calls those that mean something
 * where nothing is shown, by the OWASP REST Security Cheat Sheet. Worked out once: they are the same for every request.
 */
export async function secureAnswers(app: FastifyInstance, others: OtherOrigins = {}): Promise<void> {
  const page = await helmetHeaders(others);
  const kept = ['strict-transport-security', 'x-content-type-options', 'cross-origin-resource-policy'];
  const call = {
    ...Object.fromEntries(Object.entries(page).filter(([name]) => kept.includes(name))),
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'x-frame-options': 'DENY',
    'cache-control': 'no-store',
  };
  app.addHook('onRequest', (request, reply, done) => {
    // guard: a call is told by its route
    reply.headers(isCallRoute(request.routeOptions.url) ? call : page).header('x-request-id', request.id);
    done();
  });
}

/** What of a page is elsewhere, where the operator says so. */
interface OtherOrigins {
  /** Of the store that files are posted to. */
  connect?: string;
  /** Of the film that explains a level. */
  media?: string;
}

async function helmetHeaders({ connect, media }: OtherOrigins): Promise<Record<string, string>> {
  const { connectSrc, mediaSrc } = CONTENT_SECURITY_POLICY;
  const directives = {
    ...CONTENT_SECURITY_POLICY,
    connectSrc: [...connectSrc, ...(connect ? [connect] : [])],
    mediaSrc: [...mediaSrc, ...(media ? [media] : [])],
  };
  const app = fastify();
  await app.register(helmet, { contentSecurityPolicy: { directives } });
  const { headers } = await app.get('/', (_, reply) => reply.send()).inject('/');
  await app.close();
  for (const name of ['content-length', 'date', 'connection']) delete headers[name];
  return headers as Record<string, string>;
}
