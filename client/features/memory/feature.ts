import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { Feature } from '#client/routing/feature.ts';
import { inShell } from '#client/routing/parents.ts';

const page = createRoute({
  ...inShell,
  path: '/memory',
  staticData: { title: { zh: '我的记忆', en: 'My memory' } },
  component: lazyRouteComponent(() => import('./MemoryScreen/MemoryScreen.tsx'), 'MemoryScreen'),
});

export const memory = { shell: [page] } satisfies Feature;
