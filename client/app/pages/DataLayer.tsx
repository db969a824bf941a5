import { ApolloProvider } from '@apollo/client/react';
import { Outlet, useRouteContext } from '@tanstack/react-router';
import { lazy, Suspense, useCallback, useState } from 'react';
import { hasLeftovers } from '#client/features/lesson/leftovers.ts';
import { useWhenIdle } from '#client/platform/idle.ts';

const loadPrompt = () => import('#client/features/lesson/UnfinishedUnitPrompt/UnfinishedUnitPrompt.tsx');
const UnfinishedUnitPrompt = lazy(() => loadPrompt().then((module) => ({ default: module.UnfinishedUnitPrompt })));

/** Around every page that talks to the server. */
export function DataLayer() {
  const { apollo } = useRouteContext({ from: '/data' });
  // Knows how to play a unit, for which a page waits only where one is left.
  const [prompted, setPrompted] = useState(hasLeftovers);
  useWhenIdle(useCallback(() => loadPrompt().then(() => setPrompted(true)), []));
  return (
    <ApolloProvider client={apollo}>
      <Outlet />
      <Suspense>{prompted && <UnfinishedUnitPrompt />}</Suspense>
    </ApolloProvider>
  );
}
