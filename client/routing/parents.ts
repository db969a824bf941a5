import type { ApolloClient } from '@apollo/client';
import { createRootRouteWithContext, createRoute } from '@tanstack/react-router';
import type { Words } from './feature.ts';
import { requireLogin } from './guards.ts';

/** Loads the Apollo client, the same each time. */
export type ClientSource = () => Promise<ApolloClient>;

interface RouterContext {
  client: ClientSource;
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Title of the document, before the name of the product. */
    title?: Words;
    /** The page has its buttons at the foot of the window: toasts appear at its head. */
    buttonsBelow?: boolean;
  }
}

// What stands around the pages of features; `app/router.tsx` gives each its component.

export const rootRoute = createRootRouteWithContext<RouterContext>()();
/** Nothing of the server's stands around the page. */
export const inOpen = { getParentRoute: () => rootRoute };

export const dataRoute = createRoute({
  ...inOpen,
  id: 'data',
  beforeLoad: async ({ context }) => ({ apollo: await context.client() }),
});
/** The page asks the server. */
export const inData = { getParentRoute: () => dataRoute };

export const shellRoute = createRoute({ ...inData, id: 'shell', beforeLoad: requireLogin });
/** The main navigation stands beside the page, and its reader is logged in. */
export const inShell = { getParentRoute: () => shellRoute };
