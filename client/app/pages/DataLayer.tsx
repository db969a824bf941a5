import { ApolloProvider } from '@apollo/client/react';
import { Outlet, useRouteContext } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';

// Knows how to play a unit, which no page but the lesson needs to wait for.
const UnfinishedUnitPrompt = lazy(() =>
  import('#client/features/lesson/UnfinishedUnitPrompt/UnfinishedUnitPrompt.tsx').then((module) => ({
    default: module.UnfinishedUnitPrompt,
  })),
);

/** Around every page that talks to the server. */
export function DataLayer() {
  const { apollo } = useRouteContext({ from: '/data' });
  return (
    <ApolloProvider client={apollo}>
      <Outlet />
      <Suspense>
        <UnfinishedUnitPrompt />
      </Suspense>
    </ApolloProvider>
  );
}
