import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { offsetList } from '#client/graphql/offset-list.ts';
import type { Feature } from '#client/routing/feature.ts';
import { inShell } from '#client/routing/parents.ts';

const page = createRoute({
  ...inShell,
  path: '/my-cards',
  staticData: { title: { zh: '我的卡片', en: 'My cards' } },
  component: lazyRouteComponent(() => import('./MyCardsScreen/MyCardsScreen.tsx'), 'MyCardsScreen'),
});

export const myCards = {
  shell: [page],
  // A page of one filter is joined with those before it.
  cache: {
    Query: { fields: { myCards: offsetList('cards', ['filter', 'search']) } },
    MyCard: { keyFields: ['cardId'] },
  },
} satisfies Feature;
