import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { type ComponentType, createContext, useContext } from 'react';

export interface RouterParameters {
  /** where the story is, with search; `/` unless told */
  path?: string;
  /** a route's own pattern, so that params are read from `path` */
  pattern?: string;
}

const OnStage = createContext<ComponentType>(() => null);

function Place() {
  const Story = useContext(OnStage);
  return <Story />;
}

/** A router of its own for each story: links have addresses, and a click on one changes only memory. */
export async function storyRouter({ path = '/', pattern = '$' }: RouterParameters = {}) {
  const root = createRootRoute({ component: Outlet });
  const parent = { getParentRoute: () => root, component: Place };
  const router = createRouter({
    routeTree: root.addChildren([
      createRoute({ ...parent, path: '/' }),
      createRoute({ ...parent, path: '$' }),
      ...(pattern === '$' ? [] : [createRoute({ ...parent, path: pattern })]),
    ]),
    history: createMemoryHistory({ initialEntries: [path] }),
  });
  await router.load();
  return router;
}

export function StoryRouter({
  router,
  story,
}: {
  router: Awaited<ReturnType<typeof storyRouter>>;
  story: ComponentType;
}) {
  return (
    <OnStage.Provider value={story}>
      <RouterProvider router={router as never} />
    </OnStage.Provider>
  );
}
