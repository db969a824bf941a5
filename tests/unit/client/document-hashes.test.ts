import { ApolloLink, Observable } from '@apollo/client';
import { type DocumentNode, Kind } from 'graphql';
import { expect, it } from 'vitest';
import { createClient } from '#client/graphql/client.ts';
import { documentLink } from '#client/graphql/links.ts';
import trusted from '#server/api/documents/trusted-documents.json' with { type: 'json' };

const files = import.meta.glob<Record<string, unknown>>('../../../client/graphql/generated/*.ts', { eager: true });
const isOperation = (value: unknown): value is DocumentNode =>
  (value as DocumentNode)?.kind === Kind.DOCUMENT &&
  (value as DocumentNode).definitions[0]?.kind === Kind.OPERATION_DEFINITION;
const operations = Object.values(files)
  .flatMap((file) => Object.entries(file))
  .filter(([, value]) => isOperation(value)) as [string, DocumentNode][];

it.each(operations)('%s is sent under the hash that the server knows it by', async (name, query) => {
  const sent: ApolloLink.Operation[] = [];
  const end = new ApolloLink((operation) => {
    sent.push(operation);
    return new Observable((observer) => observer.complete());
  });
  const client = createClient(ApolloLink.from([documentLink(), end]), []);
  const kind = (query.definitions[0] as { operation: string }).operation;
  const call = kind === 'query' ? client.query({ query }) : client.mutate({ mutation: query });
  await call.catch(() => undefined);
  const { persistedQuery } = sent[0]?.extensions ?? {};
  const { sha256Hash } = persistedQuery as { sha256Hash: string };
  const text = (trusted as Record<string, string>)[sha256Hash];
  expect(`${/^\w+ (\w+)/.exec(text ?? '')?.[1]}Document`).toBe(name);
});
