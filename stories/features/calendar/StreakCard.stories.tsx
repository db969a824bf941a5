import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StreakCard } from '#client/features/calendar/StreakCard/StreakCard.tsx';

const meta = {
  component: StreakCard,
  args: {
    checkIn: { continuousDays: 11, accumulatedDays: 96, maxContinuousDays: 36, todayCheckIn: true, target: 30 },
  },
} satisfies Meta<typeof StreakCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { shots: ['dark', 'en', 'mobile'] },
};

/** Nothing yet today, and more than can be shown. */
export const NotYet: Story = {
  args: {
    checkIn: {
      continuousDays: 12000,
      accumulatedDays: 12001,
      maxContinuousDays: 12000,
      todayCheckIn: false,
      target: null,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('9999')).toBeVisible();
    await expect(canvas.getByText(/^今天还没开炉/)).toBeVisible();
  },
};
