import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { TaskRow } from '#client/parts/TaskRow/TaskRow.tsx';
import { dailyTasks } from '#stories/support/sample-tasks.ts';

type Task = ReturnType<typeof dailyTasks>[number];
const [claimed, claimable, onTheWay] = dailyTasks() as [Task, Task, Task];

const meta = {
  component: TaskRow,
  args: { task: claimable, type: 'DAILY' },
  render: (args) => (
    <ul style={{ maxWidth: 420 }}>
      <TaskRow {...args} />
    </ul>
  ),
} satisfies Meta<typeof TaskRow>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Claimed: Story = { args: { task: claimed }, parameters: { shots: ['dark'] } };
export const Claimable: Story = { parameters: { shots: ['dark', 'mobile', 'en mobile', 'text200 mobile'] } };
export const OnTheWay: Story = {
  args: { task: onTheWay },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '14');
  },
};

/** The claimed amount rises away. */
export const Claiming: Story = {
  globals: { motion: 'reduced' },
  args: { before: 0, onClaimed: fn() },
  parameters: { apollo: { mocks: { ClaimedReward: () => ({ count: 10 }) } }, shots: ['dark', 'mobile'] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /领取/ }));
    await waitFor(() => expect(args.onClaimed).toHaveBeenCalledOnce());
    await expect(canvas.getByText('已领取')).toBeVisible();
  },
};
