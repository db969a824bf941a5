import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TargetCard } from '#client/features/calendar/TargetCard/TargetCard.tsx';

const checkIn = { continuousDays: 11, accumulatedDays: 96, maxContinuousDays: 36, todayCheckIn: false, target: 30 };

const meta = {
  component: TargetCard,
  args: { checkIn, today: '2026-04-15' },
} satisfies Meta<typeof TargetCard>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Today is still to be baked, and counts. */
export const Default: Story = {
  parameters: { shots: ['dark', 'en', 'mobile'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^再烤/)).toHaveTextContent('再烤 19 天，5月3日到。');
  },
};

export const Reached: Story = { args: { checkIn: { ...checkIn, continuousDays: 31 } } };

export const None: Story = { args: { checkIn: { ...checkIn, target: null } } };
