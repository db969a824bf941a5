import { type ApolloCache, type ApolloClient, ApolloLink } from '@apollo/client';
import { type DocumentNode, type FieldNode, Kind, visit } from 'graphql';
import { map, mergeMap } from 'rxjs';
import { changes } from './generated/changes.ts';

declare module '@apollo/client' {
  interface DefaultContext {
    /** The answer waits until what it made stale was asked for again, so that a button is not offered twice. */
    untilFresh?: boolean;
  }
}

/** Root fields of queries that a document's mutations change, as the schema says. */
export function changedBy({ definitions }: DocumentNode): string[] {
  const selections = definitions.flatMap((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION && definition.operation === 'mutation'
      ? definition.selectionSet.selections
      : [],
  );
  return [...new Set(selections.flatMap((node) => (node.kind === Kind.FIELD ? (changes[node.name.value] ?? []) : [])))];
}

/** Names of the fields that are on screen, at whatever depth. */
function shownBy(client: ApolloClient): Set<string> {
  const names = new Set<string>();
  for (const { query } of client.getObservableQueries('active'))
    visit(query, { Field: (node: FieldNode) => void names.add(node.name.value) });
  return names;
}

/**
 * Marks root fields as stale. What is on screen stays there until the new answer comes; what nobody shows is forgotten, or a
 * page that opens later would begin with it.
 */
const markStale = (client: ApolloClient, fields: readonly string[]) => (cache: ApolloCache) => {
  const shown = shownBy(client);
  const invalid = fields.filter((field) => shown.has(field));
  cache.modify({
    fields: Object.fromEntries(
      invalid.map((field) => [field, (_: unknown, { INVALIDATE }: { INVALIDATE: unknown }) => INVALIDATE]),
    ) as never,
  });
  for (const fieldName of fields) if (!shown.has(fieldName)) cache.evict({ id: 'ROOT_QUERY', fieldName });
};

/** After a mutation, whatever the schema says it changed is asked for again where it is shown. */
export const stalenessLink = () =>
  new ApolloLink((operation, forward) => {
    const fields = changedBy(operation.query);
    if (fields.length === 0) return forward(operation);
    const refetch = async () => {
      // Each query shows its own failure where it stands.
      await operation.client
        .refetchQueries({
          updateCache: markStale(operation.client, fields),
          onQueryUpdated: (query) => query.refetch(),
        })
        .catch(() => undefined);
      operation.client.cache.gc();
    };
    return forward(operation).pipe(
      operation.getContext().untilFresh
        ? mergeMap(async (result) => {
            if (result.data) await refetch();
            return result;
          })
        : map((result) => {
            // After the cache has taken what the answer itself says.
            if (result.data) setTimeout(() => void refetch());
            return result;
          }),
    );
  });
