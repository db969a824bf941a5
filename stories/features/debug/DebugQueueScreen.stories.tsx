import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { DebugQueueScreen } from '#client/features/debug/DebugQueueScreen/DebugQueueScreen.tsx';
import { startOver } from '#stories/flows/start-over.ts';
import { WholeApp } from '#stories/flows/WholeApp.tsx';
import { queueResolvers } from './data.ts';

const resolvers = {
  ...queueResolvers,
  Query: {
    ...queueResolvers.Query,
    appInfo: () => ({ fullVersion: '0.1.0', feedbackUrl: 'https://example.com', production: false }),
    latestUnit: () => null,
  },
};

const meta = {
  title: 'features/debug/DebugQueueScreen',
  component: WholeApp,
  subcomponents: { DebugQueueScreen },
  args: { path: '/debug/queue?packageId=3' },
  parameters: { layout: 'fullscreen', apollo: { resolvers } },
  beforeEach: () => startOver('token-of-the-story'),
} satisfies Meta<typeof WholeApp>;
export default meta;

type Story = StoryObj<typeof meta>;

const SLOW = { timeout: 10_000 };

export const Default: Story = {
  parameters: { shots: ['mobile', 'dark', 'en'] },
  play: async () => {
    await expect(await screen.findByRole('checkbox', { name: /#301/ }, SLOW)).toBeVisible();
    await expect(await screen.findByRole('textbox', { name: /^英文单词|^English words/ }, SLOW)).toBeVisible();
  },
};

/** Without a package there is nothing to choose from. */
export const EmptyShelf: Story = {
  parameters: {
    picture: false,
    apollo: { resolvers: { ...resolvers, Query: { ...resolvers.Query, shelf: () => ({ packages: [] }) } } },
  },
  play: async () => {
    await expect(await screen.findByText('架子上还没有卡包', undefined, SLOW)).toBeVisible();
  },
};

/** In production the page does not exist. */
export const Production: Story = {
  parameters: {
    picture: false,
    apollo: {
      resolvers: {
        ...resolvers,
        Query: { ...resolvers.Query, appInfo: () => ({ ...resolvers.Query.appInfo(), production: true }) },
      },
    },
  },
  play: async () => {
    await expect(await screen.findByRole('heading', { level: 1 }, SLOW)).not.toHaveTextContent('学习队列');
    await expect(screen.queryByRole('button', { name: /^开始学/ })).toBeNull();
  },
};
