import { ApolloClient, type ApolloLink } from '@apollo/client';
import { createCache } from './cache.ts';

/** The Apollo client of the app: `link` decides where operations go. */
export const createClient = (link: ApolloLink) =>
  new ApolloClient({
    link,
    cache: createCache(),
    defaultOptions: { watchQuery: { fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' } },
  });
