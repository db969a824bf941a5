import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { Feature } from '#client/routing/feature.ts';
import { inData } from '#client/routing/parents.ts';

const page = createRoute({
  ...inData,
  path: '/about-us',
  staticData: { title: { zh: '关于我们', en: 'About' } },
  component: lazyRouteComponent(() => import('./AboutScreen/AboutScreen.tsx'), 'AboutScreen'),
});

export const about = { data: [page] } satisfies Feature;
