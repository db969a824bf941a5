import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { HolidayDialog } from '#client/features/my-cards/HolidayDialog/HolidayDialog.tsx';

const meta = {
  component: HolidayDialog,
  args: { busy: false, onBegin: fn(), onClose: fn() },
} satisfies Meta<typeof HolidayDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { shots: ['dark', 'en', 'mobile', 'pc'] },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('radio', { name: /^14 天/ }));
    await userEvent.click(screen.getByRole('button', { name: '开始放假' }));
    await expect(args.onBegin).toHaveBeenCalledWith('2026-04-29');
  },
};

export const Busy: Story = { args: { busy: true } };
