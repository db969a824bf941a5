import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { EmptyPlace } from '#client/features/shelf/EmptyPlace/EmptyPlace.tsx';
import { ShelfBoard } from '#client/features/shelf/ShelfBoard/ShelfBoard.tsx';

const meta = {
  title: 'features/shelf/EmptyPlace',
  component: EmptyPlace,
  args: { onFill: fn() },
  decorators: [(Story) => <ShelfBoard>{Story()}</ShelfBoard>],
} satisfies Meta<typeof EmptyPlace>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { shots: ['dark'] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: '再放一袋' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onFill).toHaveBeenCalledOnce();
    document.querySelector<HTMLElement>(':focus')?.blur();
  },
};
