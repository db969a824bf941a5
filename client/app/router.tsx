import type { ApolloClient } from '@apollo/client';
import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  type RouterHistory,
  redirect,
} from '@tanstack/react-router';
import { SPINNER_DELAY_MS } from '#domain/limits.ts';
import { requireLogin, requireVisitor } from './guards.ts';
import { PageLoading } from './PageLoading/PageLoading.tsx';
import { RootLayout } from './RootLayout/RootLayout.tsx';
import { RouteError } from './RouteError/RouteError.tsx';
import { asFlag, asId, asText } from './search.ts';

export type AppRouter = ReturnType<typeof createAppRouter>;

/** Loads the Apollo client, the same each time. */
export type ClientSource = () => Promise<ApolloClient>;

interface RouterContext {
  client: ClientSource;
}

type TitleKey = Exclude<keyof typeof import('./words.zh.ts').zh.nav, 'unclaimed'>;

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Key of the document title in the `nav` namespace. */
    title?: TitleKey;
    /** The page has its buttons at the foot of the window: toasts appear at its head. */
    buttonsBelow?: boolean;
  }
  interface Register {
    router: AppRouter;
  }
}

const rootRoute = createRootRouteWithContext<RouterContext>()({ component: RootLayout, errorComponent: RouteError });
const parent = { getParentRoute: () => rootRoute };

const landing = createRoute({
  ...parent,
  path: '/',
  staticData: { title: 'landing' },
  validateSearch: (search): { redirect?: string } => ({ redirect: asText(search.redirect) }),
  beforeLoad: requireVisitor,
  component: lazyRouteComponent(() => import('./pages/LandingPage.tsx'), 'LandingPage'),
});

const data = createRoute({
  ...parent,
  id: 'data',
  beforeLoad: async ({ context }) => ({ apollo: await context.client() }),
  component: lazyRouteComponent(() => import('./pages/DataLayer.tsx'), 'DataLayer'),
});
const inData = { getParentRoute: () => data };

const auth = createRoute({
  ...parent,
  path: '/auth',
  staticData: { title: 'auth' },
  validateSearch: (search): { redirect?: string } => ({ redirect: asText(search.redirect) }),
  beforeLoad: requireVisitor,
  component: lazyRouteComponent(() => import('./pages/AuthPage.tsx'), 'AuthPage'),
});

const onboarding = createRoute({
  ...inData,
  path: '/identity-onboarding',
  staticData: { title: 'onboarding', buttonsBelow: true },
  validateSearch: (search): { redirect?: string; backAfterEnd?: boolean } => ({
    redirect: asText(search.redirect),
    backAfterEnd: asFlag(search.backAfterEnd),
  }),
  beforeLoad: requireLogin,
  component: lazyRouteComponent(() => import('./pages/OnboardingPage.tsx'), 'OnboardingPage'),
});

const terminating = createRoute({
  ...inData,
  path: '/terminating',
  staticData: { title: 'terminating' },
  validateSearch: (search): { willTerminateAt?: string } => ({ willTerminateAt: asText(search.willTerminateAt) }),
  beforeLoad: ({ search }) => {
    if (!search.willTerminateAt) throw redirect({ to: '/' });
  },
  component: lazyRouteComponent(() => import('./pages/TerminatingPage.tsx'), 'TerminatingPage'),
});

const learn = createRoute({
  ...inData,
  path: '/unit/learn',
  staticData: { title: 'learn', buttonsBelow: true },
  validateSearch: (search): { packageId?: number } => ({ packageId: asId(search.packageId) }),
  beforeLoad: requireLogin,
  component: lazyRouteComponent(() => import('./pages/LearnPage.tsx'), 'LearnPage'),
});

const publicPackage = createRoute({
  ...inData,
  path: '/pkgs/$hashId',
  staticData: { title: 'package' },
  component: lazyRouteComponent(() => import('./pages/PublicPackagePage.tsx'), 'PublicPackagePage'),
});

const about = createRoute({
  ...inData,
  path: '/about-us',
  staticData: { title: 'about' },
  component: lazyRouteComponent(() => import('#client/features/about/AboutScreen/AboutScreen.tsx'), 'AboutScreen'),
});

const help = createRoute({
  ...inData,
  path: '/help',
  beforeLoad: async ({ context }) => {
    const { appInfo } = await import('#client/graphql/app-info.ts');
    const info = await appInfo(context.apollo);
    if (info) window.location.replace(info.feedbackUrl);
    throw redirect({ to: '/atlas', replace: true });
  },
});

const debug = createRoute({
  ...inData,
  path: '/debug',
  staticData: { title: 'debug' },
  beforeLoad: async ({ context }) => {
    const { appInfo } = await import('#client/graphql/app-info.ts');
    if ((await appInfo(context.apollo))?.production !== false) throw redirect({ to: '/404', replace: true });
  },
  component: lazyRouteComponent(() => import('./pages/DebugPage.tsx'), 'DebugPage'),
});

const notFound = createRoute({
  ...parent,
  path: '/404',
  staticData: { title: 'notFound' },
  component: lazyRouteComponent(() => import('./NotFoundScreen/NotFoundScreen.tsx'), 'NotFoundScreen'),
});

const anythingElse = createRoute({
  ...parent,
  path: '/$',
  beforeLoad: () => {
    throw redirect({ to: '/404', replace: true });
  },
});

const shell = createRoute({
  ...inData,
  id: 'shell',
  beforeLoad: requireLogin,
  component: lazyRouteComponent(() => import('./Shell/Shell.tsx'), 'Shell'),
});
const inShell = { getParentRoute: () => shell };

/** The map itself is kept alive by the shell, so its route draws nothing and only fetches it. */
const Nothing = Object.assign(() => null, {
  preload: async () => {
    await import('./pages/AtlasPage.tsx');
  },
});
const atlas = createRoute({
  ...inShell,
  path: '/atlas',
  staticData: { title: 'atlas' },
  validateSearch: (search): { pkgId?: number; challengeStage?: number; preStart?: boolean } => ({
    pkgId: asId(search.pkgId),
    challengeStage: asId(search.challengeStage),
    preStart: asFlag(search.preStart),
  }),
  component: Nothing,
});

const shelf = createRoute({
  ...inShell,
  path: '/shelf',
  staticData: { title: 'shelf' },
  component: lazyRouteComponent(() => import('#client/features/shelf/ShelfScreen/ShelfScreen.tsx'), 'ShelfScreen'),
});

const mine = createRoute({
  ...inShell,
  path: '/mine',
  staticData: { title: 'mine' },
  component: lazyRouteComponent(() => import('#client/features/mine/MineScreen/MineScreen.tsx'), 'MineScreen'),
});

const message = createRoute({
  ...inShell,
  path: '/message',
  staticData: { title: 'message' },
  component: lazyRouteComponent(
    () => import('#client/features/message/MessageScreen/MessageScreen.tsx'),
    'MessageScreen',
  ),
});

const reward = createRoute({
  ...inShell,
  path: '/reward',
  staticData: { title: 'reward' },
  component: lazyRouteComponent(() => import('#client/features/reward/RewardScreen/RewardScreen.tsx'), 'RewardScreen'),
});

const rank = createRoute({
  ...inShell,
  path: '/rank',
  staticData: { title: 'rank' },
  component: lazyRouteComponent(() => import('#client/features/rank/RankScreen/RankScreen.tsx'), 'RankScreen'),
});

const ownPackage = createRoute({
  ...inShell,
  path: '/packages/$id',
  staticData: { title: 'package' },
  component: lazyRouteComponent(() => import('./pages/PackagePage.tsx'), 'PackagePage'),
});

const settings = createRoute({
  ...inShell,
  path: '/user-setting',
  staticData: { title: 'settings' },
  component: lazyRouteComponent(() => import('./pages/SettingsPage.tsx'), 'SettingsPage'),
});

const bindEmail = createRoute({
  ...inShell,
  path: '/user-setting/bind-email',
  staticData: { title: 'bindEmail' },
  component: lazyRouteComponent(() => import('./pages/BindEmailPage.tsx'), 'BindEmailPage'),
});

const termination = createRoute({
  ...inShell,
  path: '/user-setting/termination',
  staticData: { title: 'termination' },
  component: lazyRouteComponent(() => import('./pages/TerminationPage.tsx'), 'TerminationPage'),
});

const routeTree = rootRoute.addChildren([
  landing,
  notFound,
  anythingElse,
  auth,
  data.addChildren([
    onboarding,
    terminating,
    learn,
    publicPackage,
    about,
    help,
    debug,
    shell.addChildren([atlas, shelf, mine, message, reward, rank, ownPackage, settings, bindEmail, termination]),
  ]),
]);

/** The routes of the app. Each screen is a chunk of its own. `history` is the browser's unless told. */
export const createAppRouter = (client: ClientSource, history?: RouterHistory) =>
  createRouter({
    routeTree,
    history,
    context: { client },
    defaultPreload: 'intent',
    // The map keeps its own place; other pages begin at their top, or where they were on the way back.
    scrollRestoration: history ? false : ({ location }) => location.pathname !== '/atlas',
    defaultPendingComponent: PageLoading,
    defaultPendingMs: SPINNER_DELAY_MS,
    defaultErrorComponent: RouteError,
  });
