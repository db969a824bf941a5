import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { GuestNotice } from '#client/features/mine/GuestNotice/GuestNotice.tsx';

const meta = {
  component: GuestNotice,
} satisfies Meta<typeof GuestNotice>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { shots: ['dark', 'mobile', 'en mobile'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/user-setting/bind-email');
  },
};
