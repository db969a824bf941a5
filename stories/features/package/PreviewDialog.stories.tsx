import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { PreviewDialog } from '#client/features/package/PreviewDialog/PreviewDialog.tsx';
import { sampleContents } from '#stories/support/sample-cards.ts';

const meta = {
  component: PreviewDialog,
  args: { contents: sampleContents, index: 1, onMove: fn(), onClose: fn() },
} satisfies Meta<typeof PreviewDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The arrows go to the next and the last, by keyboard too. */
export const Word: Story = {
  parameters: { shots: ['dark', 'mobile', 'en mobile'] },
  play: async ({ args }) => {
    await screen.findByRole('dialog');
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(args.onMove).toHaveBeenCalledWith(2));
  },
};

export const Unreadable: Story = {
  args: { contents: ['no card'], index: 0 },
  parameters: { shots: ['mobile'] },
  play: async () => {
    await screen.findByRole('dialog');
  },
};
