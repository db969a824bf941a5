import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { LeafThrough } from '#client/features/atlas/LeafThrough/LeafThrough.tsx';
import type { ReviewRow_CardFragment } from '#client/graphql/generated/atlas.ts';
import { lookBack } from './sample-atlas.ts';

const cards = lookBack().cards as ReviewRow_CardFragment[];

const meta = {
  component: LeafThrough,
  args: { cards, onDone: fn() },
} satisfies Meta<typeof LeafThrough>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The first card of ten; from it the way back leads to the list. */
export const Default: Story = {
  parameters: { shots: ['mobile', 'dark mobile', 'en'] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '下一张' }));
    await waitFor(() => expect(canvas.getByRole('heading', { name: '第 2 张，共 10 张' })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: '上一张' }));
    await userEvent.click(canvas.getByRole('button', { name: '回到列表' }));
    await expect(args.onDone).toHaveBeenCalledOnce();
  },
};

/** Beyond the last card is the end. */
export const Last: Story = {
  args: { cards: cards.slice(0, 1) },
  parameters: { picture: false },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '翻完了' }));
    await expect(args.onDone).toHaveBeenCalledOnce();
  },
};
