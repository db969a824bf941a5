import { useApolloClient } from '@apollo/client/react';
import { createMemoryHistory } from '@tanstack/react-router';
import { useState } from 'react';
import { App } from '#client/app/App.tsx';
import { createAppRouter } from '#client/app/router.tsx';

/** The whole client at an address of its own, with the server of the story. */
export function WholeApp({ path }: { path: string }) {
  const client = useApolloClient();
  const [router] = useState(() => {
    const router = createAppRouter(async () => client);
    router.update({ ...router.options, history: createMemoryHistory({ initialEntries: [path] }) });
    return router;
  });
  return <App router={router} />;
}
