import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { EmptyShelf } from '#client/features/shelf/EmptyShelf/EmptyShelf.tsx';

const meta = {
  component: EmptyShelf,
  args: { onPick: fn() },
} satisfies Meta<typeof EmptyShelf>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { shots: ['dark', 'mobile', 'en'] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onPick).toHaveBeenCalledOnce();
    (document.activeElement as HTMLElement).blur();
  },
};

/** While there is nothing to choose from, no button leads there. */
export const WithoutChoice: Story = {
  args: { onPick: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};
