import { ApolloProvider } from '@apollo/client/react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocale } from 'use-intl';
import { cachePolicies } from '#client/app/features.ts';
import { createClient } from '#client/graphql/client.ts';
import { linkOver } from '#client/graphql/links.ts';
import { type ApolloParameters, mockLink } from './mock-link.ts';

/** The product's own client, links and cache, answered by the schema itself. Another language is asked for anew, as the product does. */
export function StoryApollo({ parameters, children }: { parameters: ApolloParameters; children: ReactNode }) {
  const locale = useLocale();
  const spoken = useRef(locale);
  const [client] = useState(() => {
    const transport = mockLink(parameters, () => spoken.current);
    return createClient(
      linkOver(transport, () => undefined),
      cachePolicies,
    );
  });
  useEffect(() => {
    if (spoken.current === locale) return;
    spoken.current = locale;
    void client.refetchQueries({ include: 'active' }).catch(() => undefined);
  }, [locale, client]);
  return <ApolloProvider client={client}>{children}</ApolloProvider>;
}
