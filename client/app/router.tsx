import { createRoute, createRouter, lazyRouteComponent, type RouterHistory, redirect } from '@tanstack/react-router';
import { type ClientSource, dataRoute, inOpen, rootRoute, shellRoute } from '#client/routing/parents.ts';
import { SPINNER_DELAY_MS } from '#domain/limits.ts';
import { routesIn } from './features.ts';
import { PageLoading } from './PageLoading/PageLoading.tsx';
import { RootLayout } from './RootLayout/RootLayout.tsx';
import { RouteError } from './RouteError/RouteError.tsx';

export type AppRouter = ReturnType<typeof createAppRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
}

const notFound = createRoute({
  ...inOpen,
  path: '/404',
  staticData: { title: { zh: '走错路了', en: 'Wrong turn' } },
  component: lazyRouteComponent(() => import('./NotFoundScreen/NotFoundScreen.tsx'), 'NotFoundScreen'),
});

const anythingElse = createRoute({
  ...inOpen,
  path: '/$',
  beforeLoad: () => {
    throw redirect({ to: '/404', replace: true });
  },
});

rootRoute.update({ component: RootLayout, errorComponent: RouteError });
dataRoute.update({ component: lazyRouteComponent(() => import('./pages/DataLayer.tsx'), 'DataLayer') });
shellRoute.update({ component: lazyRouteComponent(() => import('./Shell/Shell.tsx'), 'Shell') });

const routeTree = rootRoute.addChildren([
  notFound,
  anythingElse,
  ...routesIn('open'),
  dataRoute.addChildren([...routesIn('data'), shellRoute.addChildren(routesIn('shell'))]),
]);

/** The routes of the app. Each screen is a chunk of its own. `history` is the browser's unless told. */
export function createAppRouter(client: ClientSource, history?: RouterHistory) {
  let isFirst = true;
  // The first page is drawn before its script is there: who has scrolled it meanwhile stays where they are.
  const isReading = () => {
    const reading = isFirst && scrollY > 0;
    isFirst = false;
    return reading;
  };
  return createRouter({
    routeTree,
    history,
    context: { client },
    defaultPreload: 'intent',
    // The map keeps its own place; other pages begin at their top, or where they were on the way back.
    scrollRestoration: history ? false : ({ location }) => !isReading() && location.pathname !== '/atlas',
    defaultPendingComponent: PageLoading,
    defaultPendingMs: SPINNER_DELAY_MS,
    defaultErrorComponent: RouteError,
  });
}
