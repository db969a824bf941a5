import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { RankChip } from '#client/features/rank/RankChip/RankChip.tsx';

const meta = {
  component: RankChip,
  args: { rank: 'GOLD_1' },
} satisfies Meta<typeof RankChip>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Gold: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '1 / 3 星' })).toBeVisible();
  },
};

export const On: Story = { args: { on: true }, parameters: { shots: ['dark'] } };

export const Legendary: Story = {
  args: { rank: 'LEGENDARY_7' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('7 星')).toBeVisible();
  },
};
