import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LockScreen } from '#client/features/reminders/LockScreen/LockScreen.tsx';

const meta = {
  component: LockScreen,
  args: { time: { hour: 20, minute: 15 }, daily: true, rank: true },
} satisfies Meta<typeof LockScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Both: Story = {
  parameters: { shots: ['dark'] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('20:15')).toHaveLength(2);
    await expect(canvas.getByText('4月16日星期四')).toBeVisible();
    await expect(canvas.getByText('还有两小时收炉')).toBeVisible();
  },
};

/** What does not ring is not shown. */
export const Neither: Story = {
  args: { daily: false, rank: false },
  parameters: { picture: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('20:15')).toBeVisible();
    await expect(canvas.queryByText('面团醒好了')).toBeNull();
    await expect(canvas.queryByText('还有两小时收炉')).toBeNull();
  },
};
