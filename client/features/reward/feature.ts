import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { lazy } from 'react';
import type { Feature } from '#client/routing/feature.ts';
import { inShell } from '#client/routing/parents.ts';

const name = { zh: '奖励', en: 'Rewards' };

const TaskBadge = lazy(() => import('./TaskBadge/TaskBadge.tsx').then((module) => ({ default: module.TaskBadge })));

const page = createRoute({
  ...inShell,
  path: '/reward',
  staticData: { title: name },
  component: lazyRouteComponent(() => import('./RewardScreen/RewardScreen.tsx'), 'RewardScreen'),
});

export const reward = {
  shell: [page],
  place: { to: '/reward', icon: 'reward', order: 2, name, badge: TaskBadge },
} satisfies Feature;
