import { randomUUID } from 'node:crypto';
import fastify from 'fastify';
import mercurius from 'mercurius';
import { logRequests } from '#server/api/request-log.ts';
import { secureAnswers } from '#server/api/security.ts';
import { DOCUMENTS, hashOf } from '../operations.ts';
import { peerParts } from './peer.ts';

// What a server on the net does besides, and how ours reads sessions: without it, the peer is measured as it comes.
const kept = Boolean(process.env.KEPT);
const { schema, port, contextOf } = await peerParts({ gathering: kept });
const prepared = Object.fromEntries(Object.values(DOCUMENTS).map((document) => [hashOf(document), document]));
const app = fastify({ genReqId: () => randomUUID() });
if (kept) {
  await secureAnswers(app);
  logRequests(app, 'info');
}
await app.register(mercurius, {
  schema,
  jit: 1,
  context: (request) => contextOf(request.headers),
  persistedQueryProvider: mercurius.persistedQueryDefaults.prepared(prepared),
});
await app.listen({ port, host: '127.0.0.1' });
