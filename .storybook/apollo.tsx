import { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { type ReactNode, useState } from 'react';
import { createCache } from '#client/graphql/cache.ts';
import { type ApolloParameters, mockLink } from './mock-link.ts';

/** The client of a story, answered by the schema itself. */
export function StoryApollo({ parameters, children }: { parameters: ApolloParameters; children: ReactNode }) {
  const [client] = useState(() => new ApolloClient({ link: mockLink(parameters), cache: createCache() }));
  return <ApolloProvider client={client}>{children}</ApolloProvider>;
}
