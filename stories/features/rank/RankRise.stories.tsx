import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { RankRise } from '#client/features/rank/RankRise/RankRise.tsx';
import { fallen, risen } from './home.ts';

const meta = {
  component: RankRise,
  args: { home: risen, busy: false, onClaim: fn() },
} satisfies Meta<typeof RankRise>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Second: Story = {
  parameters: { shots: ['dark', 'en mobile'] },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('2 / 30')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '收下 60 钻石' }));
    await expect(args.onClaim).toHaveBeenCalledOnce();
  },
};

/** The lowest star cannot fall: nothing is won, nothing is lost. */
export const Lowest: Story = {
  args: {
    home: { ...fallen, beforeRank: 'BRONZE_1', afterRank: 'BRONZE_1', keepRankDiamond: null },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '开始新一季' })).toBeVisible();
  },
};

export const Busy: Story = { args: { busy: true } };
