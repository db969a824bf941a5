import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { RankFall } from '#client/features/rank/RankFall/RankFall.tsx';
import { fallen } from './home.ts';

const meta = {
  component: RankFall,
  args: { home: fallen, diamonds: 1280, busy: null, onLower: fn(), onKeep: fn() },
} satisfies Meta<typeof RankFall>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Twentyseventh: Story = {
  parameters: { shots: ['dark', 'en mobile'] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /守住黄金/ }));
    await expect(args.onKeep).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: /从白银/ }));
    await expect(args.onLower).toHaveBeenCalledOnce();
  },
};

/** No exp at all: there was no place. */
export const Missed: Story = {
  args: { home: { ...fallen, result: 'MISSED', position: null, users: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('上一季没有得到经验')).toBeVisible();
  },
};

export const Keeping: Story = {
  args: { busy: 'keep' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /从白银/ })).toBeDisabled();
  },
};
