import type { ApolloClient } from '@apollo/client';
import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import type { Feature } from '#client/routing/feature.ts';
import { requireLogin, requireVisitor } from '#client/routing/guards.ts';
import { inData, inOpen, inShell } from '#client/routing/parents.ts';
import { asCardId, asFlag, asId, asText } from '#client/routing/search.ts';

const landing = createRoute({
  ...inOpen,
  path: '/',
  staticData: { title: { zh: '把学过的烤进记忆里', en: 'Bake what you learn into memory' } },
  validateSearch: (search): { redirect?: string } => ({ redirect: asText(search.redirect) }),
  beforeLoad: requireVisitor,
  component: lazyRouteComponent(() => import('./LandingPage.tsx'), 'LandingPage'),
});

const auth = createRoute({
  ...inOpen,
  path: '/auth',
  staticData: { title: { zh: '登录', en: 'Log in' } },
  validateSearch: (search): { redirect?: string } => ({ redirect: asText(search.redirect) }),
  beforeLoad: requireVisitor,
  component: lazyRouteComponent(() => import('./AuthPage.tsx'), 'AuthPage'),
});

const onboarding = createRoute({
  ...inData,
  path: '/identity-onboarding',
  staticData: { title: { zh: '选一个学习阶段', en: 'Where are you in your studies?' }, buttonsBelow: true },
  validateSearch: (search): { redirect?: string; backAfterEnd?: boolean } => ({
    redirect: asText(search.redirect),
    backAfterEnd: asFlag(search.backAfterEnd),
  }),
  beforeLoad: requireLogin,
  component: lazyRouteComponent(() => import('./OnboardingPage.tsx'), 'OnboardingPage'),
});

const terminating = createRoute({
  ...inData,
  path: '/terminating',
  staticData: { title: { zh: '账号注销中', en: 'Account closing' } },
  validateSearch: (search): { willTerminateAt?: string } => ({ willTerminateAt: asText(search.willTerminateAt) }),
  beforeLoad: ({ search }) => {
    if (!search.willTerminateAt) throw redirect({ to: '/' });
  },
  component: lazyRouteComponent(() => import('./TerminatingPage.tsx'), 'TerminatingPage'),
});

const learn = createRoute({
  ...inData,
  path: '/unit/learn',
  staticData: { title: { zh: '学习', en: 'Learn' }, buttonsBelow: true },
  validateSearch: (search): { packageId?: number } => ({ packageId: asId(search.packageId) }),
  beforeLoad: requireLogin,
  component: lazyRouteComponent(() => import('./LearnPage.tsx'), 'LearnPage'),
});

const publicPackage = createRoute({
  ...inData,
  path: '/pkgs/$hashId',
  staticData: { title: { zh: '卡包', en: 'Pack' } },
  component: lazyRouteComponent(() => import('./PublicPackagePage.tsx'), 'PublicPackagePage'),
});

/** Tools for people who work on the product do not exist for anybody else. */
async function outsideProduction({ context }: { context: { apollo: ApolloClient } }) {
  const { appInfo } = await import('#client/graphql/app-info.ts');
  if ((await appInfo(context.apollo))?.production !== false) throw redirect({ to: '/404', replace: true });
}

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
  staticData: { title: { zh: '调试', en: 'Debug' } },
  beforeLoad: outsideProduction,
  component: lazyRouteComponent(() => import('./DebugPage.tsx'), 'DebugPage'),
});

const debugQueue = createRoute({
  ...inData,
  path: '/debug/queue',
  staticData: { title: { zh: '学习队列', en: 'Learn queue' } },
  validateSearch: (search): { packageId?: number } => ({ packageId: asId(search.packageId) }),
  beforeLoad: async (entering) => {
    requireLogin(entering);
    await outsideProduction(entering);
  },
  component: lazyRouteComponent(
    () => import('#client/features/debug/DebugQueueScreen/DebugQueueScreen.tsx'),
    'DebugQueueScreen',
  ),
});

/** The map itself is kept alive by the shell, so its route draws nothing and only fetches it. */
const Nothing = Object.assign(() => null, {
  preload: async () => {
    await import('./AtlasPage.tsx');
  },
});
const atlas = createRoute({
  ...inShell,
  path: '/atlas',
  staticData: { title: { zh: '闯关', en: 'Levels' } },
  validateSearch: (search): { pkgId?: number; challengeStage?: number; preStart?: boolean } => ({
    pkgId: asId(search.pkgId),
    challengeStage: asId(search.challengeStage),
    preStart: asFlag(search.preStart),
  }),
  component: Nothing,
});

const ownPackage = createRoute({
  ...inShell,
  path: '/packages/$id',
  staticData: { title: { zh: '卡包', en: 'Pack' } },
  validateSearch: (search): { chapterId?: number; cardId?: number } => ({
    chapterId: asId(search.chapterId),
    cardId: asCardId(search.cardId),
  }),
  component: lazyRouteComponent(() => import('./PackagePage.tsx'), 'PackagePage'),
});

const settings = createRoute({
  ...inShell,
  path: '/user-setting',
  staticData: { title: { zh: '设置', en: 'Settings' } },
  component: lazyRouteComponent(() => import('./SettingsPage.tsx'), 'SettingsPage'),
});

const bindEmail = createRoute({
  ...inShell,
  path: '/user-setting/bind-email',
  staticData: { title: { zh: '绑定邮箱', en: 'Link an e-mail' } },
  component: lazyRouteComponent(() => import('./BindEmailPage.tsx'), 'BindEmailPage'),
});

const termination = createRoute({
  ...inShell,
  path: '/user-setting/termination',
  staticData: { title: { zh: '注销账号', en: 'Close account' } },
  component: lazyRouteComponent(() => import('./TerminationPage.tsx'), 'TerminationPage'),
});

/** Pages that the app composes of several features, or that log somebody in or out. */
export const pages = {
  open: [landing, auth],
  data: [onboarding, terminating, learn, publicPackage, help, debug, debugQueue],
  shell: [atlas, ownPackage, settings, bindEmail, termination],
} satisfies Feature;
