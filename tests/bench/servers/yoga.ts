import { createServer, type IncomingMessage } from 'node:http';
import { createYoga } from 'graphql-yoga';
import { peerParts } from './peer.ts';

const { schema, port, contextOf } = await peerParts();
const yoga = createYoga<{ req: IncomingMessage }>({
  schema,
  graphiql: false,
  landingPage: false,
  logging: false,
  context: ({ req }) => contextOf(req.headers),
});
createServer(yoga).listen(port, '127.0.0.1');
