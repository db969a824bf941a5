import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ChapterTree } from '#client/features/package/ChapterTree/ChapterTree.tsx';
import { chapters } from './data.ts';

const meta = {
  component: ChapterTree,
  args: { chapters, current: 2, onSelect: fn() },
} satisfies Meta<typeof ChapterTree>;
export default meta;

type Story = StoryObj<typeof meta>;

/** By the keyboard: the chapters follow one another. */
export const Default: Story = {
  parameters: { shots: ['dark'] },
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByRole('button', { name: /早餐/ }).focus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /面包/ })).toHaveAttribute('aria-current', 'true');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenLastCalledWith(3);
    canvas.getByRole('button', { name: /旅行/ }).blur();
  },
};
