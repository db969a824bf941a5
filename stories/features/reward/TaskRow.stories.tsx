import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TaskRow } from '#client/features/reward/TaskRow/TaskRow.tsx';
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
