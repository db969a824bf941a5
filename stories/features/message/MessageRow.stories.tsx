import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { MessageRow } from '#client/features/message/MessageRow/MessageRow.tsx';
import { bakeryLetter, longLetter } from './sample-letters.ts';

const meta = {
  component: MessageRow,
  args: { letter: bakeryLetter, open: false, unfolds: true, onOpen: fn() },
  parameters: { picture: false },
} satisfies Meta<typeof MessageRow>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Unread: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const row = canvas.getByRole('button', { name: /^未读\s*第 12 期/ });
    await expect(row).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(row);
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
};

/** Beside the list, the letter that is read is the current one. */
export const Current: Story = {
  args: { open: true, unfolds: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-current', 'true');
  },
};

export const LongText: Story = {
  args: { letter: longLetter },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('未读')).not.toBeInTheDocument();
    await expect(canvas.getByText(/2025/)).toBeVisible();
  },
};
