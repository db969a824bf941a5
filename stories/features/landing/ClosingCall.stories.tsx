import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ClosingCall } from '#client/features/landing/ClosingCall/ClosingCall.tsx';

const meta = {
  component: ClosingCall,
  args: { onGuest: fn() },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ClosingCall>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { shots: ['dark pc', 'en mobile'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '推门进去' }));
    await expect(args.onGuest).toHaveBeenCalledOnce();
    (document.activeElement as HTMLElement).blur();
  },
};
