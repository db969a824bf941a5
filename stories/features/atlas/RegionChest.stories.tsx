import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { RegionChest } from '#client/features/atlas/RegionChest/RegionChest.tsx';

const meta = {
  component: RegionChest,
  args: { stars: 8, received: false, onOpen: fn() },
} satisfies Meta<typeof RegionChest>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Eight of nine stars: nothing to open yet. */
export const Collecting: Story = {
  parameters: { shots: ['dark'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '已集 8 / 9 颗星' })).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Waits: Story = {
  args: { stars: 9 },
  parameters: { shots: ['dark', 'en'] },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenCalledOnce();
    canvas.getByRole('button').blur();
  },
};

export const Received: Story = { args: { stars: 9, received: true }, parameters: { shots: ['en'] } };

/** While it is not known whether the reward was received, nothing is offered. */
export const Unknown: Story = {
  args: { stars: 9, received: undefined },
  parameters: { picture: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
