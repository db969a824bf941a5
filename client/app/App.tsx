import { RouterProvider } from '@tanstack/react-router';
import { useState } from 'react';
import { IntlProvider } from '#client/i18n/IntlProvider.tsx';
import { usePreferences } from '#client/platform/preferences.ts';
import { type ClientSource, createAppRouter } from './router.tsx';
import { useDocumentLook } from './use-document-look.ts';

function start() {
  let loading: ReturnType<ClientSource> | undefined;
  // Half the weight of a page: whoever only reads the landing page does not wait for it.
  const client: ClientSource = () => {
    loading ??= import('./client.ts').then(({ createAppClient }) =>
      createAppClient({
        toLanding: () => void router.navigate({ to: '/' }),
        toTerminating: (willTerminateAt) => void router.navigate({ to: '/terminating', search: { willTerminateAt } }),
      }),
    );
    return loading;
  };
  const router = createAppRouter(client);
  return router;
}

/** The whole client: wording and routes. Data comes with the routes that need it. */
export function App() {
  const [router] = useState(start);
  const locale = usePreferences((preferences) => preferences.locale);
  useDocumentLook();
  return (
    <IntlProvider locale={locale}>
      <RouterProvider router={router} />
    </IntlProvider>
  );
}
