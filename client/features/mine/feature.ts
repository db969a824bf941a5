import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { Feature } from '#client/routing/feature.ts';
import { inShell } from '#client/routing/parents.ts';

const name = { zh: '我的', en: 'Me' };

const page = createRoute({
  ...inShell,
  path: '/mine',
  staticData: { title: name },
  component: lazyRouteComponent(() => import('./MineScreen/MineScreen.tsx'), 'MineScreen'),
});

export const mine = {
  shell: [page],
  place: { to: '/mine', icon: 'mine', order: 5, name },
} satisfies Feature;
