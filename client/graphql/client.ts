import { ApolloClient, type ApolloLink, type TypePolicies } from '@apollo/client';
import { createCache } from './cache.ts';

/** The Apollo client of the app: `link` decides where operations go, `policies` are those that features announce. */
export const createClient = (link: ApolloLink, policies: readonly TypePolicies[]) =>
  new ApolloClient({
    link,
    cache: createCache(policies),
    defaultOptions: { watchQuery: { fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' } },
  });
