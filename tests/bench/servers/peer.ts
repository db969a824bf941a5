// The parts a peer serves with: the product's schema, context and database, under another GraphQL server.
import type { FastifyReply, FastifyRequest } from 'fastify';
import { pino } from 'pino';
import { createContext, type ServerParts } from '#server/api/request-context.ts';
import { loadConfig } from '#server/config.ts';
import { createDataSource } from '#server/database/data-source.ts';
import { databaseOf } from '#server/kernel/database/database.ts';
import { readSession } from '#server/modules/auth/session.service.ts';
import { createSchema } from '#server/schema.ts';
import { noFiles, noPush } from '#tests/support/service-context.ts';

/**
 * Schema and context of the product for another server. `gathering`: sessions of requests that come together are read
 * together, as the product does; else by a statement for each request, as the bare server does.
 */
export async function peerParts({ gathering = false } = {}) {
  const config = loadConfig();
  const { databaseUrl, databasePool: pool, statementTimeoutMs } = config;
  const source = await createDataSource({ url: databaseUrl as string, pool, statementTimeoutMs }).initialize();
  const parts: ServerParts = {
    config,
    db: databaseOf(source),
    providers: { mailer: { send: async () => {} }, files: noFiles, push: noPush },
    identify: readSession,
  };
  const log = pino({ level: 'silent' });
  return {
    schema: createSchema(),
    port: config.port,
    /** The context of a request by its headers alone. */
    contextOf: (headers: FastifyRequest['headers']) => {
      const reply = { header: () => reply } as unknown as FastifyReply;
      return createContext(
        gathering ? parts : { ...parts, db: { ...parts.db } },
        { headers, ip: '127.0.0.1', log } as unknown as FastifyRequest,
        reply,
      );
    },
  };
}
