import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DebugCheckIn } from '#client/features/debug/DebugCheckIn/DebugCheckIn.tsx';
import { debugResolvers } from './data.ts';

const meta = {
  component: DebugCheckIn,
  parameters: { apollo: { resolvers: debugResolvers } },
} satisfies Meta<typeof DebugCheckIn>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Only days are taken. */
export const Default: Story = {
  parameters: { shots: ['dark', 'mobile'] },
  play: async ({ canvas, userEvent }) => {
    const days = canvas.getByRole('textbox', { name: '日期' });
    await userEvent.type(days, '昨天');
    await expect(canvas.getByRole('button', { name: '打卡' })).toBeDisabled();
    await userEvent.clear(days);
    await userEvent.type(days, '2026-04-13 2026-04-14');
    await userEvent.click(canvas.getByRole('button', { name: '打卡' }));
    await expect(await canvas.findByText('累计 9 天，最长连续 4 天')).toBeVisible();
    (document.activeElement as HTMLElement).blur();
  },
};
