import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TodayRewards } from '#client/features/reward/TodayRewards/TodayRewards.tsx';
import { dailyTasks } from '#stories/support/sample-tasks.ts';

const meta = {
  component: TodayRewards,
  parameters: {
    apollo: {
      resolvers: { Query: { tasks: () => ({ daily: { deadline: '2026-04-15T16:00:00.000Z', tasks: dailyTasks() } }) } },
    },
  },
  decorators: [(Story) => <div style={{ width: 340 }}>{Story()}</div>],
} satisfies Meta<typeof TodayRewards>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { shots: ['dark', 'en'] },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('progressbar')).length).toBeGreaterThan(0);
  },
};
