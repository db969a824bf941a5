import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { RankLadder } from '#client/features/end-flow/RankLadder/RankLadder.tsx';

const meta = {
  component: RankLadder,
  args: {
    tier: 'silver',
    place: 6,
    mascot: 1002,
    above: { name: 'Mia', mascot: 1007 },
    below: { name: '山药豆', mascot: 1003 },
    title: '升到第 6 名',
  },
} satisfies Meta<typeof RankLadder>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Between: Story = { parameters: { shots: ['dark'] } };

export const First: Story = {
  args: { tier: 'gold', place: 1, above: null, title: '升到第 1 名' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('0')).toBeNull();
  },
};
