import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { RootLayout } from '#client/app/RootLayout/RootLayout.tsx';
import { Shell } from '#client/app/Shell/Shell.tsx';
import { closeDialog, openDialog } from '#client/platform/dialogs.ts';
import { checkIn, checkInStats, energy, overview, stagesUpTo } from '#stories/features/atlas/sample-atlas.ts';
import { dailyTasks } from '#stories/support/sample-tasks.ts';
import { MAIN_SCREEN_SHOTS } from '#stories/support/shots.ts';

const meta = {
  component: Shell,
  subcomponents: { RootLayout },
  parameters: {
    layout: 'fullscreen',
    router: { path: '/atlas' },
    apollo: {
      resolvers: {
        Query: {
          atlasStages: stagesUpTo(24),
          energy: energy(26),
          checkIn: checkIn(11),
          checkInStats,
          assets: () => ({ diamond: 1280, exp: 486 }),
          statsOverview: overview,
          unclaimedTaskCount: () => 2,
          unreadMessageCount: () => 2,
          latestUnit: () => null,
          currentUser: () => ({ id: 1, flag: { freeEnergyUsed: false } }),
          rankHome: () => ({ type: 'NOT_QUALIFIED' }),
          energyExchanges: () => [
            { configId: 1, energy: 10, fillsUp: false, diamond: 20 },
            { configId: 2, energy: 4, fillsUp: true, diamond: 50 },
          ],
          tasks: () => ({ daily: { deadline: '2026-04-15T16:00:00.000Z', tasks: dailyTasks() } }),
        },
      },
    },
  },
  beforeEach: closeDialog,
  render: () => (
    <>
      <Shell />
      <RootLayout />
    </>
  ),
} satisfies Meta<typeof Shell>;
export default meta;

type Story = StoryObj<typeof meta>;

// the map is a chunk of its own
const map = () => screen.findByRole('button', { name: '第 24 关，开始' }, { timeout: 10_000 });
const goTo = async (name: string) => userEvent.click(screen.getAllByRole('link', { name })[0] as HTMLElement);

/** The map between navigation and side panel. */
export const Default: Story = {
  parameters: { shots: MAIN_SCREEN_SHOTS },
  play: async () => {
    await expect(await map()).toBeVisible();
    await waitFor(() => expect(document.title).toContain('面包地图'));
  },
};

/** Behind another page the map is hidden, not thrown away, and comes back. */
export const KeepsTheMap: Story = {
  parameters: { picture: false },
  play: async () => {
    const stop = await map();
    await goTo('我的');
    await waitFor(() => expect(stop).not.toBeVisible());
    await expect(stop.isConnected).toBe(true);
    await goTo('闯关');
    await waitFor(() => expect(stop).toBeVisible());
  },
};

/** A router whose way to the map is as long as is wished: `arrive` ends it. */
function slowRouter() {
  const { promise: way, resolve: arrive } = Promise.withResolvers<void>();
  const root = createRootRoute({ component: Shell });
  const parent = { getParentRoute: () => root };
  const router = createRouter({
    routeTree: root.addChildren([
      createRoute({ ...parent, path: '/reward', component: () => <h1>从这里走</h1> }),
      createRoute({ ...parent, path: '/atlas', loader: () => way, pendingMs: Number.POSITIVE_INFINITY }),
    ]),
    history: createMemoryHistory({ initialEntries: ['/reward'] }),
  });
  return { router, arrive };
}
let slow: ReturnType<typeof slowRouter>;

/** The page that is left does not stand below the map while the way there takes its time. */
export const LeftForTheMap: Story = {
  parameters: { picture: false },
  render: function Render() {
    const [{ router }] = useState(() => {
      slow = slowRouter();
      return slow;
    });
    return <RouterProvider router={router as never} />;
  },
  play: async () => {
    await screen.findByRole('heading', { name: '从这里走' });
    void slow.router.navigate({ to: '/atlas' } as never);
    await expect(await map()).toBeVisible();
    await expect(slow.router.state.status).toBe('pending');
    await expect(screen.queryByRole('heading', { name: '从这里走' })).toBeNull();
    slow.arrive();
    await waitFor(() => expect(slow.router.state.status).toBe('idle'));
    await expect(await map()).toBeVisible();
  },
};

/** The bread dialog is opened from anywhere, such as by a refused call. */
export const BreadDialog: Story = {
  parameters: { picture: false },
  play: async () => {
    await map();
    openDialog('energy');
    await expect(await screen.findByRole('dialog', { name: '面包' })).toBeInTheDocument();
    closeDialog();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** Without a network a banner says so, until it is back. */
export const Offline: Story = {
  parameters: { picture: false },
  play: async () => {
    await map();
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false });
    dispatchEvent(new Event('offline'));
    await expect(await screen.findByText('断网了，正在用本机的内容')).toBeVisible();
    Reflect.deleteProperty(navigator, 'onLine');
    dispatchEvent(new Event('online'));
    await waitFor(() => expect(screen.queryByText('断网了，正在用本机的内容')).toBeNull());
  },
};
