import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { TargetDialog } from '#client/features/calendar/TargetDialog/TargetDialog.tsx';

const meta = {
  component: TargetDialog,
  args: {
    checkIn: { continuousDays: 11, accumulatedDays: 96, maxContinuousDays: 36, todayCheckIn: true, target: 30 },
    today: '2026-04-15',
    dateOf: (day) => `${Number(day.slice(5, 7))}月${Number(day.slice(8))}日`,
    onClose: fn(),
  },
} satisfies Meta<typeof TargetDialog>;
export default meta;

/** A target that the streak has passed is reached today. */
export const Default: StoryObj<typeof meta> = {
  parameters: { shots: ['mobile', 'dark mobile', 'en mobile'] },
  play: async () => {
    await expect(await screen.findByRole('radio', { name: /^30 天/ })).toBeChecked();
    await expect(screen.getByText('最早 4月15日到')).toBeVisible();
    await expect(screen.getByText('最早 5月4日到')).toBeVisible();
  },
};
