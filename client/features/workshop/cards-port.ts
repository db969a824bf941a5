import type { ApolloClient, ErrorLike } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { failureOf } from '#client/graphql/failures.ts';
import {
  WorkshopCreateCardDocument,
  WorkshopDeleteCardsDocument,
  WorkshopRestoreCardsDocument,
  WorkshopUpdateCardDocument,
} from '#client/graphql/generated/workshop.ts';
