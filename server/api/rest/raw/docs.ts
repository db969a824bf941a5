import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import packageJson from '../../../../package.json' with { type: 'json' };
import type { RawRoute } from '../../../kernel/raw.ts';
import { createOpenApi } from '../openapi.ts';

const page = `<!doctype html>
<html lang="zh">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>面包地图 API</title>
<link rel="stylesheet" href="/api/docs/swagger-ui.css">
</head>
<body>
<div id="swagger-ui"></div>
<script src="/api/docs/swagger-ui-bundle.js"></script>
<script src="/api/docs/start.js"></script>
</body>
</html>
`;
const start = `SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#swagger-ui', deepLinking: true, tryItOutEnabled: true });\n`;

/** OpenAPI at /api/openapi.json and a page at /api/docs whose files all come from this server. */
export async function registerDocs(app: FastifyInstance, schema: GraphQLSchema, raw: readonly RawRoute[]) {
  const document = createOpenApi(schema, packageJson.version, raw);
  app.get('/api/openapi.json', () => document);
  const root = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
  await app.register(fastifyStatic, {
    root,
    prefix: '/api/docs/',
    decorateReply: false,
    allowedPath: (path) => path === '/swagger-ui.css' || path === '/swagger-ui-bundle.js',
  });
  app.get('/api/docs', (_request, reply) => reply.type('text/html').send(page));
  app.get('/api/docs/start.js', (_request, reply) => reply.type('text/javascript').send(start));
}
