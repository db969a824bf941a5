import { nextTask } from '#client/platform/next-task.ts';
import type { ClientSource } from '#client/routing/parents.ts';
import { cachePolicies, dialogOfFailure } from './features.ts';
import { type AppRouter, createAppRouter } from './router.tsx';

/** The router of the app, with a data layer that comes when a route first needs it. */
export function startRouter(): AppRouter {
  let loading: ReturnType<ClientSource> | undefined;
  // Half the weight of a page: whoever only reads the landing page does not wait for it.
  const client: ClientSource = () => {
    loading ??= load();
    return loading;
  };
  const load = async () => {
    const { createAppClient } = await import('./client.ts');
    await nextTask();
    const apollo = createAppClient({
      toLanding: () => void router.navigate({ to: '/' }),
      toTerminating: (willTerminateAt) => void router.navigate({ to: '/terminating', search: { willTerminateAt } }),
      cachePolicies,
      dialogOfFailure,
    });
    await nextTask();
    return apollo;
  };
  const router = createAppRouter(client);
  return router;
}
