import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { RankUp } from '#client/features/end-flow/RankUp/RankUp.tsx';
import { SCREEN_SHOTS } from '#stories/support/shots.ts';

const meta = {
  component: RankUp,
  args: { place: { rank: 'SILVER_2', position: 6, previousPosition: 7, exp: 342 }, onNext: fn() },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof RankUp>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Rose: Story = {
  parameters: { shots: SCREEN_SHOTS },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('heading', { name: '第 6 名' })).toBeVisible();
    await expect(canvas.getByText('升了 1 名')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(args.onNext).toHaveBeenCalledOnce();
  },
};

export const Joined: Story = {
  args: { place: { rank: 'BRONZE_1', position: 12, previousPosition: null, exp: 20 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('进组了')).toBeVisible();
  },
};
