import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { Feature } from '#client/routing/feature.ts';
import { inShell } from '#client/routing/parents.ts';

const name = { zh: '消息', en: 'Inbox' };

const page = createRoute({
  ...inShell,
  path: '/message',
  staticData: { title: name },
  component: lazyRouteComponent(() => import('./MessageScreen/MessageScreen.tsx'), 'MessageScreen'),
});

export const message = {
  shell: [page],
  place: { to: '/message', icon: 'message', order: 6, name, onPhone: false },
} satisfies Feature;
