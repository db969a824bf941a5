import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { lazy } from 'react';
import { offsetList } from '#client/graphql/offset-list.ts';
import type { Feature } from '#client/routing/feature.ts';
import { inShell } from '#client/routing/parents.ts';

declare module '#client/platform/dialogs.ts' {
  interface AppDialogs {
    /** Name and cover of an own package. */
    editPackage: { packageId: number };
  }
}

const name = { zh: '卡包', en: 'Packs' };

const page = createRoute({
  ...inShell,
  path: '/shelf',
  staticData: { title: name },
  component: lazyRouteComponent(() => import('./ShelfScreen/ShelfScreen.tsx'), 'ShelfScreen'),
});

export const shelf = {
  shell: [page],
  place: { to: '/shelf', icon: 'shelf', order: 4, name },
  dialogs: {
    editPackage: lazy(() => import('./EditPackage/EditPackage.tsx').then((it) => ({ default: it.EditPackage }))),
  },
  cache: {
    Query: { fields: { recommendedPackages: offsetList('packages', ['contentTagKey']) } },
    TrailStatus: { merge: true },
  },
} satisfies Feature;
