import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Decline } from '#client/parts/cards/Decline/Decline.tsx';

const meta = {
  title: 'parts/cards/Decline',
  component: Decline,
  args: { what: 'hear', onDecline: fn() },
} satisfies Meta<typeof Decline>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Hearing: Story = { parameters: { shots: ['mobile'] } };

export const Drawing: Story = {
  args: { what: 'draw' },
  parameters: { shots: ['mobile'] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDecline).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button', { name: '现在不方便写' })).toHaveFocus();
  },
};
