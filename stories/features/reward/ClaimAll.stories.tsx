import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { ClaimAll } from '#client/features/reward/ClaimAll/ClaimAll.tsx';
import { ToastRegion } from '#client/ui/Toast/Toast.tsx';
import { dailyTasks, weeklyTasks } from '#stories/support/sample-tasks.ts';

const claim = fn(() => ({ count: 70, assets: { diamond: 1350, exp: 2846 } }));

const meta = {
  component: ClaimAll,
  args: { tasks: [...dailyTasks(), ...weeklyTasks(15)] },
  parameters: { apollo: { resolvers: { Mutation: { claimAllTaskRewards: claim } } } },
  render: (args) => (
    <>
      <ClaimAll {...args} />
      <ToastRegion />
    </>
  ),
} satisfies Meta<typeof ClaimAll>;
export default meta;

type Story = StoryObj<typeof meta>;

/** It says what comes in all, and asks for it once. */
export const Default: Story = {
  parameters: { shots: ['mobile', 'dark', 'en'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '全部领取 +70' })).toBeVisible();
  },
};

export const Claimed: Story = {
  parameters: { picture: false },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '全部领取 +70' }));
    await waitFor(() => expect(canvas.getByText('全部到手，+70 钻石')).toBeVisible());
    await expect(claim).toHaveBeenCalledOnce();
  },
};

/** One reward has a button of its own. */
export const OneWaits: Story = {
  args: { tasks: dailyTasks() },
  parameters: { picture: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};
