import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { CheckInTarget } from '#client/features/end-flow/CheckInTarget/CheckInTarget.tsx';

const meta = {
  component: CheckInTarget,
  globals: { motion: 'reduced' },
  args: { value: 14, onChange: fn() },
} satisfies Meta<typeof CheckInTarget>;
export default meta;

type Story = StoryObj<typeof meta>;

/** By keyboard: the arrows choose. */
export const Default: Story = {
  parameters: { shots: ['dark', 'mobile', 'en'] },
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByRole('radio', { checked: true }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChange).toHaveBeenCalledWith(30);
    (document.activeElement as HTMLElement).blur();
  },
};
