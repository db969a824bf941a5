import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import { WorkshopDefaultKindDocument } from '#client/graphql/generated/workshop.ts';
import type { Kind } from './card-kinds.ts';

/** Keeps the kind that the author chose last, for the next card of a package of mixed cards. */
export function useDefaultKind(packageId: number) {
  const client = useApolloClient();
  return useCallback(
    (kind: Kind) =>
      void client
        .mutate({ mutation: WorkshopDefaultKindDocument, variables: { id: packageId, kind } })
        .catch(() => undefined),
    [client, packageId],
  );
}
