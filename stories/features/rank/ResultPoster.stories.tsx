import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ResultPoster } from '#client/features/rank/ResultPoster/ResultPoster.tsx';

const meta = {
  component: ResultPoster,
  args: { title: '连升两星', rank: 'GOLD_1', mascot: 1002, mood: 'up' },
} satisfies Meta<typeof ResultPoster>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Up: Story = {
  parameters: { shots: ['dark'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '连升两星' })).toBeVisible();
  },
};

export const Keep: Story = { args: { title: '留在原处', rank: 'SILVER_2', mood: 'keep' } };

export const Down: Story = { args: { title: '脚下一滑', mood: 'down' }, parameters: { shots: ['dark'] } };
