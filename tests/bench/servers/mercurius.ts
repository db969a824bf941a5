import { randomUUID } from 'node:crypto';
import fastify from 'fastify';
import mercurius from 'mercurius';
import { logRequests } from '#server/api/request-log.ts';
import { secureAnswers } from '#server/api/security.ts';
import { DOCUMENTS, hashOf } from '../operations.ts';
import { peerParts } from './peer.ts';

const { schema, port, contextOf } = await peerParts();
const prepared = Object.fromEntries(Object.values(DOCUMENTS).map((document) => [hashOf(document), document]));
const app = fastify({ genReqId: () => randomUUID() });
// What a server on the net does besides: without it, the peer is measured as it comes.
if (process.env.KEPT) {
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
