import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SubmitFailed } from '#client/features/lesson/SubmitFailed/SubmitFailed.tsx';

const meta = {
  component: SubmitFailed,
  args: { mascot: 1003, onRetry: fn(), onLater: fn() },
  parameters: { layout: 'fullscreen', shots: ['mobile', 'pc', 'dark mobile', 'en mobile'] },
} satisfies Meta<typeof SubmitFailed>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The way to send again is the big one; later is a way as well. */
export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '重新提交' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    (document.activeElement as HTMLElement).blur();
  },
};
