import { type AppRouter, type ClientSource, createAppRouter } from './router.tsx';

/** The router of the app, with a data layer that comes when a route first needs it. */
export function startRouter(): AppRouter {
  let loading: ReturnType<ClientSource> | undefined;
  // Half the weight of a page: whoever only reads the landing page does not wait for it.
  const client: ClientSource = () => {
    loading ??= import('./client.ts').then(({ createAppClient }) =>
      createAppClient({
        toLanding: () => void router.navigate({ to: '/' }),
        toTerminating: (willTerminateAt) => void router.navigate({ to: '/terminating', search: { willTerminateAt } }),
      }),
    );
    return loading;
  };
  const router = createAppRouter(client);
  return router;
}
