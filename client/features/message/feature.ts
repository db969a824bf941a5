import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { lazy } from 'react';
import { offsetList } from '#client/graphql/offset-list.ts';
import type { Feature } from '#client/routing/feature.ts';
import { inShell } from '#client/routing/parents.ts';

const name = { zh: '消息', en: 'Inbox' };

const UnreadBadge = lazy(() =>
  import('./UnreadBadge/UnreadBadge.tsx').then((module) => ({ default: module.UnreadBadge })),
);

const page = createRoute({
  ...inShell,
  path: '/message',
  staticData: { title: name },
  component: lazyRouteComponent(() => import('./MessageScreen/MessageScreen.tsx'), 'MessageScreen'),
});

export const message = {
  shell: [page],
  place: { to: '/message', icon: 'message', order: 6, name, onPhone: false, badge: UnreadBadge },
  // Ids are unique within a type.
  cache: { Query: { fields: { messages: offsetList('msgs') } }, Message: { keyFields: ['type', 'id'] } },
} satisfies Feature;
