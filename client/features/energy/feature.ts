import { lazy } from 'react';
import type { Feature } from '#client/routing/feature.ts';

declare module '#client/platform/dialogs.ts' {
  interface AppDialogs {
    /** How to get bread. */
    energy: true;
    /** How to get diamonds. */
    diamonds: true;
  }
}

export const energy = {
  dialogs: {
    energy: lazy(() => import('./EnergyDialog/EnergyDialog.tsx').then((module) => ({ default: module.EnergyDialog }))),
    diamonds: lazy(() =>
      import('./DiamondDialog/DiamondDialog.tsx').then((module) => ({ default: module.DiamondDialog })),
    ),
  },
  failures: { 1016: 'diamonds', 1701: 'energy' },
} satisfies Feature;
