import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { TaskRow } from '#client/features/end-flow/TaskRow/TaskRow.tsx';
import type { DailyTasks_TaskFragment } from '#client/graphql/generated/end-flow.ts';
import { board } from './result.ts';

const [done, onTheWay] = board.tasks as [DailyTasks_TaskFragment, DailyTasks_TaskFragment];

const meta = {
  component: TaskRow,
  globals: { motion: 'reduced' },
  args: { task: done, before: 0, onClaimed: fn() },
  parameters: { apollo: { mocks: { ClaimedReward: () => ({ count: 10 }) } } },
  render: (args) => (
    <ul style={{ maxWidth: 480 }}>
      <TaskRow {...args} />
    </ul>
  ),
} satisfies Meta<typeof TaskRow>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Claimable: Story = {
  parameters: { shots: ['dark', 'mobile', 'en mobile', 'text200 mobile'] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /领取/ }));
    await waitFor(() => expect(args.onClaimed).toHaveBeenCalledOnce());
  },
};
export const OnTheWay: Story = { args: { task: onTheWay, before: 5 }, parameters: { shots: ['dark'] } };
