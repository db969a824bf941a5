import { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocale } from 'use-intl';
import { createCache } from '#client/graphql/cache.ts';
import { type ApolloParameters, mockLink } from './mock-link.ts';

/** The client of a story, answered by the schema itself. Another language is asked for anew, as the product does. */
export function StoryApollo({ parameters, children }: { parameters: ApolloParameters; children: ReactNode }) {
  const locale = useLocale();
  const spoken = useRef(locale);
  const [client] = useState(() => {
    const link = mockLink(parameters, () => spoken.current);
    return new ApolloClient({ link, cache: createCache() });
  });
  useEffect(() => {
    if (spoken.current === locale) return;
    spoken.current = locale;
    void client.refetchQueries({ include: 'active' }).catch(() => undefined);
  }, [locale, client]);
  return <ApolloProvider client={client}>{children}</ApolloProvider>;
}
