import { ApolloProvider } from '@apollo/client/react';
import { RouterProvider } from '@tanstack/react-router';
import { useState } from 'react';
import { createClient } from '#client/graphql/client.ts';
import { linkTo } from '#client/graphql/links.ts';
import { IntlProvider } from '#client/i18n/IntlProvider.tsx';
import { usePreferences } from '#client/platform/preferences.ts';
import { failureHandler } from './failure-handler.ts';
import { createAppRouter } from './router.tsx';
import { forgetLogin } from './sign-in.ts';
import { useDocumentLook } from './use-document-look.ts';

function start() {
  const client = createClient(
    linkTo(
      '/graphql',
      failureHandler({
        onUnauthenticated: () => {
          void forgetLogin(client);
          void router.navigate({ to: '/' });
        },
        onTerminating: (willTerminateAt) => void router.navigate({ to: '/terminating', search: { willTerminateAt } }),
      }),
    ),
  );
  const router = createAppRouter(client);
  return { client, router };
}

/** The whole client: data, wording and routes. */
export function App() {
  const [{ client, router }] = useState(start);
  const locale = usePreferences((preferences) => preferences.locale);
  useDocumentLook();
  return (
    <ApolloProvider client={client}>
      <IntlProvider locale={locale}>
        <RouterProvider router={router} />
      </IntlProvider>
    </ApolloProvider>
  );
}
