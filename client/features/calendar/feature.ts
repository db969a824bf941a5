import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { Feature } from '#client/routing/feature.ts';
import { inShell } from '#client/routing/parents.ts';

const page = createRoute({
  ...inShell,
  path: '/calendar',
  staticData: { title: { zh: '打卡日历', en: 'Calendar' } },
  component: lazyRouteComponent(() => import('./CalendarScreen/CalendarScreen.tsx'), 'CalendarScreen'),
});

export const calendar = { shell: [page] } satisfies Feature;
