import fastify from 'fastify';
import mercurius from 'mercurius';
import { DOCUMENTS, hashOf } from '../operations.ts';
import { peerParts } from './peer.ts';

const { schema, port, contextOf } = await peerParts();
const prepared = Object.fromEntries(Object.values(DOCUMENTS).map((document) => [hashOf(document), document]));
const app = fastify();
await app.register(mercurius, {
  schema,
  jit: 1,
  context: (request) => contextOf(request.headers),
  persistedQueryProvider: mercurius.persistedQueryDefaults.prepared(prepared),
});
await app.listen({ port, host: '127.0.0.1' });
