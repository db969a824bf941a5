import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { CheckInStreakProps } from '#client/features/end-flow/CheckInStreak/CheckInStreak.tsx';
import { CheckInStreak } from '#client/features/end-flow/CheckInStreak/CheckInStreak.tsx';

const week = ['2026-04-13', '2026-04-14', '2026-04-15', '2026-04-16', '2026-04-17', '2026-04-18', '2026-04-19'];
const days = { days: week, done: week.slice(0, 3), today: '2026-04-15' };

const meta = {
  component: CheckInStreak,
  globals: { motion: 'reduced' },
  args: {
    checkIn: {
      continuousDays: 11,
      accumulatedDays: 96,
      maxContinuousDays: 36,
      target: 30,
    } as CheckInStreakProps['checkIn'],
    ...days,
  },
} satisfies Meta<typeof CheckInStreak>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { shots: ['dark', 'mobile', 'en'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('天连续打卡').parentElement).toHaveTextContent('11');
  },
};
