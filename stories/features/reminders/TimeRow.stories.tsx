import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { TimeRow } from '#client/features/reminders/TimeRow/TimeRow.tsx';

const meta = {
  component: TimeRow,
  args: { time: { hour: 20, minute: 20 }, onChange: fn(), disabled: false },
  parameters: { picture: false },
} satisfies Meta<typeof TimeRow>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Two turns, one change. */
export const Default: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '几点叫我 20:20' }));
    (await canvas.findByRole('listbox', { name: '时' })).focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith({ hour: 22, minute: 15 }), { timeout: 3000 });
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
};

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toBeDisabled();
  },
};
