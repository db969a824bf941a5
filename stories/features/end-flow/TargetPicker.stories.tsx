import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { TargetPicker } from '#client/features/end-flow/TargetPicker/TargetPicker.tsx';

const meta = {
  component: TargetPicker,
  globals: { motion: 'reduced' },
  args: { value: 14, onChange: fn() },
} satisfies Meta<typeof TargetPicker>;
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
