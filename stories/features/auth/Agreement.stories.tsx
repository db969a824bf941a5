import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Agreement } from '#client/features/auth/Agreement/Agreement.tsx';

const meta = {
  component: Agreement,
  args: { agreed: false, onChange: fn(), unagreedTries: 0 },
} satisfies Meta<typeof Agreement>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Never ticked beforehand. */
export const Default: Story = {
  parameters: { shots: ['dark', 'mobile', 'en mobile'] },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('checkbox')).not.toBeChecked();
    await userEvent.click(canvas.getByRole('checkbox'));
    await expect(args.onChange).toHaveBeenCalledWith(true, expect.anything());
    (document.activeElement as HTMLElement).blur();
  },
};

/** Going on without it brings the focus here. */
export const Missed: Story = {
  args: { unagreedTries: 1 },
  parameters: { shots: ['dark', 'mobile'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toHaveFocus();
    (document.activeElement as HTMLElement).blur();
  },
};
