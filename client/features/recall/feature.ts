import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { Feature } from '#client/routing/feature.ts';
import { inShell } from '#client/routing/parents.ts';

const page = createRoute({
  ...inShell,
  path: '/user-setting/recall',
  staticData: { title: { zh: '记得多牢', en: 'How firmly' } },
  component: lazyRouteComponent(() => import('./RecallScreen/RecallScreen.tsx'), 'RecallScreen'),
});

export const recall = { shell: [page], cache: { RecallPlan: { keyFields: [] } } } satisfies Feature;
