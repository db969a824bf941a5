import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { TaskBadge } from '#client/features/reward/TaskBadge/TaskBadge.tsx';

const waiting = (unclaimedTaskCount: number) => ({
  apollo: { resolvers: { Query: { unclaimedTaskCount: () => unclaimedTaskCount } } },
});

const meta = { component: TaskBadge, parameters: { picture: false } } satisfies Meta<typeof TaskBadge>;
export default meta;

type Story = StoryObj<typeof meta>;

/** How many rewards wait, in words for who cannot see it. */
export const Default: Story = {
  parameters: waiting(2),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('2 个奖励待领取')).toBeInTheDocument();
  },
};

/** Nothing is drawn where nothing waits. */
export const None: Story = {
  parameters: waiting(0),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('span')).toBeNull());
  },
};
