import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { RankUp } from '#client/features/end-flow/RankUp/RankUp.tsx';
import { SCREEN_SHOTS } from '#stories/support/shots.ts';
import { group } from './group.ts';

const meta = {
  component: RankUp,
  args: { mascot: 1002, place: { rank: 'SILVER_2', position: 6, previousPosition: 7, exp: 342 }, onNext: fn() },
  parameters: { layout: 'fullscreen', apollo: group(6, 342) },
} satisfies Meta<typeof RankUp>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Rose: Story = {
  parameters: { shots: SCREEN_SHOTS },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('heading', { name: '升到第 6 名' })).toBeVisible();
    await expect(await canvas.findByText('升了 1 名')).toBeInTheDocument();
    await expect(canvas.getByText('再得 26 经验就超过 Mia')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(args.onNext).toHaveBeenCalledOnce();
  },
};

export const Joined: Story = {
  args: { place: { rank: 'BRONZE_1', position: 12, previousPosition: null, exp: 20 } },
  parameters: { apollo: group(12, 20) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '这一季，第 12 名' })).toBeVisible();
  },
};

/** The first of a group has nobody above. */
export const First: Story = {
  args: { place: { rank: 'LEGENDARY_4', position: 1, previousPosition: 2, exp: 700 } },
  parameters: { apollo: group(1, 700) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('升了 1 名')).toBeInTheDocument();
    await expect(canvas.queryByText(/就超过/)).toBeNull();
  },
};

/** Where the group cannot be read, the place is told all the same. */
export const Offline: Story = {
  parameters: { apollo: { state: 'offline' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('本季 342 经验')).toBeVisible();
  },
};
