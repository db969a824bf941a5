import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CheckInWeek } from '#client/features/atlas/CheckInWeek/CheckInWeek.tsx';
import { checkIn, checkInStats } from './sample-atlas.ts';

const answers = (days: number) => ({ Query: { checkIn: checkIn(days), checkInStats } });

const meta = {
  component: CheckInWeek,
  decorators: [(Story) => <div style={{ width: 340 }}>{Story()}</div>],
  parameters: { apollo: { resolvers: answers(3) } },
} satisfies Meta<typeof CheckInWeek>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Three days of the week are stamped; the goal is two weeks. */
export const Default: Story = {
  parameters: { shots: ['dark', 'en'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '连续打卡 3 天' })).toBeVisible();
    await expect(canvas.getAllByText(/已打卡/)).toHaveLength(3);
  },
};

export const LongStreak: Story = {
  parameters: { apollo: { resolvers: answers(12_345) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '连续打卡 9999 天' })).toBeVisible();
  },
};
