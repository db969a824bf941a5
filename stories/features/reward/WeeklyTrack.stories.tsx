import type { Meta, StoryObj } from '@storybook/react-vite';
import { WeeklyTrack } from '#client/features/reward/WeeklyTrack/WeeklyTrack.tsx';
import { weeklyTasks } from '#stories/support/sample-tasks.ts';

const meta = {
  component: WeeklyTrack,
  args: { tasks: weeklyTasks(0, []), completed: 0, deadline: '2026-04-19T16:00:00Z' },
} satisfies Meta<typeof WeeklyTrack>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Nothing: Story = { parameters: { shots: ['dark', 'mobile', 'en mobile'] } };
export const Half: Story = {
  args: { tasks: weeklyTasks(12), completed: 12 },
  parameters: { shots: ['mobile', 'dark mobile'] },
};
export const Everything: Story = { args: { tasks: weeklyTasks(25, [5, 10, 15, 20]), completed: 25, deadline: null } };
