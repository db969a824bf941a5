import type { ApolloClient } from '@apollo/client';
import {
  WorkshopCreateCardDocument,
  WorkshopDeleteCardsDocument,
  WorkshopRestoreCardsDocument,
  WorkshopUpdateCardDocument,
} from '#client/graphql/generated/workshop.ts';
import type { CardsPort } from './drafts/cards-port.ts';
import { serverCards } from './drafts/server-cards.ts';

/** The server as drafts know it. What it refuses is shown beside the card, not as a toast. */
export function cardsPort(client: ApolloClient): CardsPort {
  const context = { quiet: true };
  const answered = <T>(data: T | null | undefined): T => {
    if (!data) throw new TypeError('No answer came');
    return data;
  };
  return serverCards({
    createCard: async ({ packageId, chapterId, afterCardId, beforeCardId, content, createdType, draftKey }) =>
      answered(
        (
          await client.mutate({
            mutation: WorkshopCreateCardDocument,
            variables: { input: { packageId, chapterId, afterCardId, beforeCardId, content, createdType, draftKey } },
            context,
          })
        ).data,
      ).createCard,
    updateCard: async (id, { content, baseContentHash }, idempotencyKey) =>
      answered(
        (
          await client.mutate({
            mutation: WorkshopUpdateCardDocument,
            variables: { id, input: { content, baseContentHash } },
            context: idempotencyKey ? { ...context, headers: { 'idempotency-key': idempotencyKey } } : context,
          })
        ).data,
      ).updateCard,
    deleteCards: (packageId, cardIds) =>
      client.mutate({ mutation: WorkshopDeleteCardsDocument, variables: { packageId, cardIds }, context }),
    restoreCards: (packageId, cardIds) =>
      client.mutate({ mutation: WorkshopRestoreCardsDocument, variables: { packageId, cardIds }, context }),
  });
}
