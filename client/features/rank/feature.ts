import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { lazy } from 'react';
import type { Feature } from '#client/routing/feature.ts';
import { inShell } from '#client/routing/parents.ts';

const name = { zh: '排位', en: 'League' };

const RankBadge = lazy(() => import('./RankBadge/RankBadge.tsx').then((module) => ({ default: module.RankBadge })));

const page = createRoute({
  ...inShell,
  path: '/rank',
  staticData: { title: name },
  component: lazyRouteComponent(() => import('./RankScreen/RankScreen.tsx'), 'RankScreen'),
});

export const rank = {
  shell: [page],
  place: { to: '/rank', icon: 'rank', order: 3, name, badge: RankBadge },
} satisfies Feature;
