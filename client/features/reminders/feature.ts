import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { lazy } from 'react';
import type { Feature } from '#client/routing/feature.ts';
import { inShell } from '#client/routing/parents.ts';

declare module '#client/platform/dialogs.ts' {
  interface AppDialogs {
    /** Asks whether to be reminded; it opens by itself when that is due. */
    reminderGuide: true;
  }
}

const page = createRoute({
  ...inShell,
  path: '/user-setting/reminders',
  staticData: { title: { zh: '提醒', en: 'Reminders' } },
  component: lazyRouteComponent(() => import('./RemindersScreen/RemindersScreen.tsx'), 'RemindersScreen'),
});

export const reminders = {
  shell: [page],
  dialogs: {
    reminderGuide: lazy(() =>
      import('./ReminderGuide/ReminderGuide.tsx').then((module) => ({ default: module.ReminderGuide })),
    ),
  },
  cache: { ReminderSettings: { keyFields: [], merge: true }, DailyReminder: { merge: true } },
} satisfies Feature;
