import { RouterProvider } from '@tanstack/react-router';
import { IntlProvider } from '#client/i18n/IntlProvider.tsx';
import { usePreferences } from '#client/platform/preferences.ts';
import type { AppRouter } from './router.tsx';
import { useDocumentLook } from './use-document-look.ts';

/** The whole client: wording and routes. Data comes with the routes that need it. */
export function App({ router }: { router: AppRouter }) {
  const locale = usePreferences((preferences) => preferences.locale);
  useDocumentLook();
  return (
    <IntlProvider locale={locale}>
      <RouterProvider router={router} />
    </IntlProvider>
  );
}
